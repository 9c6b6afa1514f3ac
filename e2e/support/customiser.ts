import type { FrameLocator, Page } from 'playwright/test';
import { expect } from './test.ts';

/** The page of a template that is shown, inside of what shows it. */
export function shownPage(page: Page): FrameLocator {
  return page.frameLocator('iframe[title^="Preview of"]').frameLocator('iframe:not(.coming)');
}

/** Opens the customiser for a template and waits until its first page is shown. */
export async function openCustomiser(page: Page, id: string): Promise<FrameLocator> {
  await page.goto(`/template/${id}/customize`);
  await untilShown(page);
  return shownPage(page);
}

/** Resolves when the template is open and its page is shown. */
export async function untilShown(page: Page): Promise<void> {
  await expect(page.getByRole('tab', { name: 'Content' })).toBeVisible();
  await expect(page.getByText('Opening the preview...')).toBeHidden();
}

/** A picture of 1600 by 1200 pixels, red at the left and blue at the right, as a file that is chosen. */
export async function pictureFile(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = 'red';
    context.fillRect(0, 0, 800, 1200);
    context.fillStyle = 'blue';
    context.fillRect(800, 0, 800, 1200);
    return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
  });
  return { name: 'hall.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

/** Resolves when the parts of the shown page that may be changed are these, in this order. */
export async function expectSections(page: Page, names: readonly string[]): Promise<void> {
  const all = shownPage(page).locator('main > [data-slot-section-may]');
  // Again when another page takes its place meanwhile.
  await expect(async () => {
    const found = await all.evaluateAll((ones) => ones.map((one) => one.getAttribute('data-slot-section')));
    expect(found).toEqual(names);
  }).toPass({ intervals: [50, 100, 200, 400] });
}

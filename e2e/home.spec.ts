import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

/** Photographs of works that one sees without scrolling, whether they have been drawn, and how they are asked for. */
function firstView(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main section:first-of-type picture img')]
      .filter((image) => {
        const { top, left, width, height } = image.getBoundingClientRect();
        return image.checkVisibility() && top + height / 2 < innerHeight && left + width / 2 < innerWidth;
      })
      .map((image) => ({ isDrawn: image.complete && image.naturalWidth > 0, loading: image.loading })),
  );
}

test('the first view shows the collection where there is room, and two works on their plinths elsewhere', async ({
  page,
}) => {
  // From the least that the design asks for on each window.
  for (const [width, height, least] of [
    [1024, 768, 6],
    [1280, 800, 12],
    [1920, 1080, 20],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(async () => {
      const shown = await firstView(page);
      expect(shown.length, `${width} px`).toBeGreaterThanOrEqual(least);
      expect(
        shown.filter(({ isDrawn }) => !isDrawn),
        `${width} px`,
      ).toEqual([]);
    }).toPass();
  }
  // On a tablet a work is the largest thing of the first view: it does not wait until the page has been laid out.
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  await expect.poll(() => firstView(page)).toEqual(Array(2).fill({ isDrawn: true, loading: 'eager' }));
});

import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import type { DemoServer } from '../../server/testing/serve-demos.ts';
import { openStill } from './deterministic.ts';
import type { Photograph } from './measured.ts';
import type { Theme } from './schema.ts';

export interface Shot {
  kind: Photograph['kind'];
  theme: Theme;
  png: Buffer;
  /** What its files are called; made of kind and theme otherwise. */
  name?: string;
}

/** How a page is opened for a card. */
export const deskSize = { viewport: { width: 1280, height: 800 } };

/** How a page is opened for the picture on a phone. */
export const phoneSize = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Longest full page in CSS pixels; what lies below is not shown. */
const mostHeight = 4000;

/**
 * Photographs the start page of a template: as a card 16:10, on a phone, and in its first theme the
 * full page. Sizes are set by what a repository of forty templates can carry.
 */
export async function photograph(
  id: string,
  themes: Theme[],
  browser: Browser,
  server: DemoServer,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const theme of themes) {
    const desk = await openStill(browser, server.address(id), { colorScheme: theme, ...deskSize });
    shots.push({ kind: 'card', theme, png: await shoot(desk) });
    if (theme === themes[0]) {
      const height = await desk.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width: 1280, height: Math.min(height, mostHeight) };
      const png = await desk.screenshot({ animations: 'disabled', fullPage: true, clip });
      shots.push({ kind: 'full', theme, png });
    }
    await desk.context().close();
    const phone = await openStill(browser, server.address(id), {
      colorScheme: theme,
      ...phoneSize,
    });
    shots.push({ kind: 'phone', theme, png: await shoot(phone) });
    await phone.context().close();
  }
  return shots;
}

/** A picture of what stands in the window. */
export function shoot(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'disabled' });
}

/** sha-256 of a picture's pixels, whatever file they are packed in. */
export async function hashPixels(png: Buffer): Promise<string> {
  return createHash('sha256')
    .update(await sharp(png).raw().toBuffer())
    .digest('hex');
}

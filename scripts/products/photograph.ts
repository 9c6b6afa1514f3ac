import type { Browser } from 'playwright';
import { type DemoServer, serveDemos } from '../../server/testing/serve-demos.ts';
import { openStill } from '../templates/deterministic.ts';
import { encode } from '../templates/encode.ts';
import { deskSize, phoneSize, type Shot, shoot } from '../templates/photograph.ts';
import type { ScreenPhotograph } from './measured.ts';
import { type Product, viewOf } from './product.ts';
import type { Screen } from './schema.ts';

/** All pictures of a product together; a screen more or less changes what each may have. */
export const mostPictureBytes = 1_600_000;

/**
 * 680 pixels are for phones: the first picture of the shop is what its page waits for, and 800 take one more round trip.
 * Browsers take the next larger picture, and a card of 378 pixels (a phone of 412) at a density of 1.75 needs 662.
 */
const cardWidths = { avif: [400, 680, 800, 1280], webp: [400, 800] };
const widths = { 'card light': cardWidths, 'card dark': { ...cardWidths, avif: [400, 680, 800] } };

/**
 * Photographs every screen 16:10, and the first also on a phone and, wide and on a phone, in the dark. Writes the pictures
 * into `photos/`, in place of what was there.
 */
export async function photographProduct(product: Product, browser: Browser): Promise<ScreenPhotograph[]> {
  const server = await serveDemos(product.folder);
  try {
    const shots: (Shot & { screen: string })[] = [];
    for (const [at, screen] of product.text.screens.entries()) {
      const name = `${String(at + 1).padStart(2, '0')}-${slugOf(screen.name)}`;
      const take = (kind: 'card' | 'phone', theme: 'light' | 'dark') =>
        shot({ product, screen, browser, server, name, kind, theme });
      shots.push(await take('card', 'light'));
      if (at === 0)
        shots.push(await take('card', 'dark'), await take('phone', 'light'), await take('phone', 'dark'));
    }
    const pictures = await encode(shots, product.folder, mostPictureBytes, widths);
    return pictures.map((one, at) => ({ ...one, screen: shots[at]?.screen ?? '' }));
  } finally {
    await server.close();
  }
}

interface Wanted {
  product: Product;
  screen: Screen;
  browser: Browser;
  server: DemoServer;
  name: string;
  kind: 'card' | 'phone';
  theme: 'light' | 'dark';
}

async function shot({
  screen,
  browser,
  server,
  name,
  kind,
  theme,
}: Wanted): Promise<Shot & { screen: string }> {
  const size = kind === 'card' ? deskSize : phoneSize;
  const page = await openStill(browser, server.address('preview', viewOf(screen)), {
    colorScheme: theme,
    ...size,
  });
  const suffix = `${kind === 'phone' ? '-phone' : ''}${theme === 'dark' ? '-dark' : ''}`;
  const png = await shoot(page);
  await page.context().close();
  return { kind, theme, png, name: `${name}${suffix}`, screen: screen.name };
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

import { type Browser, chromium } from 'playwright';
import { playwrightFlags } from '../test/browser-flags.ts';
import { findChromium } from '../test/chromium.ts';

/** The one browser of a run. It resolves no name but the local one, so that nothing can leave the machine. */
export async function launchBrowser(): Promise<Browser> {
  const found = process.env.PLINTH_CHROMIUM ? { path: process.env.PLINTH_CHROMIUM } : await findChromium();
  if ('missing' in found) throw new Error(`Templates are checked in a real browser, but ${found.missing}.`);
  return chromium.launch({
    executablePath: found.path,
    args: [
      ...playwrightFlags,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      // The same glyphs and colours on every machine.
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--disable-partial-raster',
      '--disable-threaded-animation',
      '--disable-checker-imaging',
    ],
  });
}

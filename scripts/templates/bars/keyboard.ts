import type { Page } from 'playwright';
import type { Fault } from '../fault.ts';
import { lineOf } from '../place.ts';
import type { Template } from '../template.ts';
import { installKeyboardProbe } from './keyboard-probe.ts';

const mostStops = 400;
const mostRounds = 3;

/**
 * Tab reaches every control, each shows that it has the focus, none is hidden, and none holds the focus fast. On the way
 * back, with Shift+Tab, none is hidden either: what comes in from above comes to rest under a bar that sticks to the top.
 */
export async function checkKeyboard(template: Template, file: string, page: Page): Promise<Fault[]> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(installKeyboardProbe);
  const faults: Fault[] = [];
  const report = async (html: string, what: string, mend: string) => {
    const place = await lineOf(template, file, html);
    faults.push({ bar: 'keyboard', file, ...place, what: `${what}: ${html}`, mend });
  };
  // A round ends early where a page takes the focus away: one that is put together from the browser's own storage may
  // still be at it, and an editor draws its proof anew, in which the focus is, when Tab has put an indent into a text.
  for (let round = 0; round < mostRounds; round += 1) {
    await page.evaluate(() => window.keyboardProbe.begin());
    const isFree = await goRound(page, 'Tab', report);
    const isDone = await page.evaluate(() => window.keyboardProbe.missed().length === 0);
    if (isDone || !isFree) break;
  }
  await page.evaluate(() => window.keyboardProbe.turn());
  await goRound(page, 'Shift+Tab', report);
  const { missed, unmarked } = await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    return { missed: window.keyboardProbe.missed(), unmarked: window.keyboardProbe.unmarked() };
  });
  for (const html of missed)
    await report(html, 'can not be reached with Tab', 'use a real link, button or field');
  for (const html of unmarked)
    await report(html, 'looks the same with and without the focus', 'give :focus-visible an outline');
  return faults;
}

/** Presses the key until the focus comes round or leaves the page. Returns whether it does, and is not held fast. */
async function goRound(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  report: (html: string, what: string, mend: string) => Promise<void>,
): Promise<boolean> {
  const way = key === 'Tab' ? '' : ' on the way back';
  let stays = 0;
  for (let count = 0; count < mostStops; count += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => window.keyboardProbe.stop());
    // Past the last control the focus leaves the page; a repeated first one means that it came round.
    if (!stop || stop.isKnown) {
      if (!stop?.isSame) break;
      stays += 1;
      if (stays < stop.inner) continue;
      if (stays === 1) {
        // An editor may use Tab itself, when Escape gives it back.
        await page.keyboard.press('Escape');
        continue;
      }
      await report(
        stop.html,
        `does not let go of the focus${way}`,
        `let ${key} move on, at least after Escape`,
      );
      return false;
    }
    stays = 0;
    if (stop.fault === 'unseen')
      await report(
        stop.html,
        `takes the focus${way} but can not be seen`,
        'show it, or take it out of the order with hidden or inert',
      );
    if (stop.fault === 'covered')
      await report(
        stop.html,
        `is covered by something else while it has the focus${way}`,
        'add scroll-padding for sticky bars',
      );
  }
  return true;
}

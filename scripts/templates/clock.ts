import type { Page } from 'playwright';

/**
 * The time at which every page is photographed and checked, by a clock set to UTC: a Tuesday morning in late autumn.
 * Shops are open, no holiday is near, and of a week some days are over and most are still to come.
 */
export const moment = new Date('2026-11-24T09:41:00Z');

/**
 * Lets the clock of a page start at that moment and go on from there, so that a page which looks at the time is the same
 * page at whatever hour it is checked. Playwright's own clock would replace timers and frames too, and a page that the
 * browser no longer draws would go unnoticed.
 */
export async function setClock(page: Page): Promise<void> {
  await page.addInitScript(shiftDate, moment.getTime() - Date.now());
}

/** Runs in the page, before its own scripts. */
function shiftDate(offset: number): void {
  const machineNow = Date.now;
  const now = () => machineNow() + offset;
  const shifted = new Proxy(Date, {
    construct: (date, values, target) =>
      Reflect.construct(date, values.length > 0 ? values : [now()], target),
    apply: (date) => new date(now()).toString(),
  });
  Date.now = now;
  Date.prototype.constructor = shifted;
  window.Date = shifted;
}

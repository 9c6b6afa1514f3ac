import type { Keyboard, Locator, Page } from 'playwright/test';
import { isHeld } from './hold.ts';

/**
 * Resolves when the page shows what its address names: the router changes the address before React draws the page, and a
 * test would act on the old one within milliseconds, which no person can. A page of which nothing can be asked, since it
 * is being left or has been closed, is the action's own matter.
 */
async function settled(page: Page): Promise<void> {
  await page
    .evaluate(async (mayBeUnderWay) => {
      do {
        // Comes after all that React has yet to draw. Test clocks leave this queue alone.
        await scheduler.postTask(() => {}, { priority: 'background' });
      } while (!mayBeUnderWay && document.querySelector('.navigation-bar'));
    }, isHeld(page))
    .catch(() => {});
}

const ofLocators = [
  'check',
  'clear',
  'click',
  'dblclick',
  'dragTo',
  'fill',
  'focus',
  'hover',
  'press',
  'selectOption',
  'setChecked',
  'setInputFiles',
  'tap',
  'uncheck',
] as const;
const ofKeyboards = ['insertText', 'press', 'type'] as const;

const pages = new WeakMap<Keyboard, Page>();
let isPatched = false;

/** From now on what a test does to any page waits until the page has settled. Each page has to be told. */
export function actWhenSettled(page: Page): void {
  pages.set(page.keyboard, page);
  if (isPatched) return;
  isPatched = true;
  patch<Locator>(Object.getPrototypeOf(page.locator('html')), ofLocators, (locator) => locator.page());
  patch<Keyboard>(Object.getPrototypeOf(page.keyboard), ofKeyboards, (keyboard) => pages.get(keyboard));
}

function patch<T extends object>(
  prototype: Record<string, (this: T, ...args: unknown[]) => Promise<unknown>>,
  names: readonly string[],
  pageOf: (actor: T) => Page | undefined,
): void {
  for (const name of names) {
    const act = prototype[name];
    if (!act) throw new Error(`Playwright has no action ${name}.`);
    prototype[name] = async function (...args) {
      const page = pageOf(this);
      if (page) await settled(page);
      return act.apply(this, args);
    };
  }
}

import type { Page } from 'playwright';
import type { Fault } from '../fault.ts';
import { lineOf } from '../place.ts';
import type { Template } from '../template.ts';

const widths = [320, 375, 768, 1024, 1440, 1920];

/** Nothing is wider than the window at any of six widths, and no heading or control lies outside it. */
export async function checkOverflow(template: Template, file: string, page: Page): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { excess, culprits } = await measureWhenSettled(page);
    for (const { html, beyond } of culprits)
      faults.push({
        bar: 'overflow',
        file,
        ...(await lineOf(template, file, html)),
        what: `reaches beyond the window: ${html}`,
        when: `${width} px wide: by ${beyond} px`,
        mend: 'let it shrink, wrap or scroll in a box of its own',
      });
    if (excess > 0 && culprits.length === 0)
      faults.push({
        bar: 'overflow',
        file,
        what: 'scrolls sideways',
        when: `${width} px wide: by ${excess} px`,
        mend: 'look for a fixed width, a negative margin or a long word',
      });
  }
  return faults;
}

/** What scripts lay out anew after the window has changed gets a second to settle. */
async function measureWhenSettled(page: Page): Promise<ReturnType<typeof measure>> {
  const deadline = Date.now() + 1000;
  for (;;) {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const measured = await page.evaluate(measure);
    if ((measured.excess === 0 && measured.culprits.length === 0) || Date.now() > deadline) return measured;
  }
}

/** Runs in the page: how far it scrolls sideways, and the outermost elements that cause it. */
function measure(): { excess: number; culprits: { html: string; beyond: number }[] } {
  const edge = document.documentElement.clientWidth;
  const excess = Math.max(0, document.documentElement.scrollWidth - edge);
  const culprits: { element: Element; beyond: number }[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const { right, width, height } = element.getBoundingClientRect();
    const beyond = Math.round(right + scrollX - edge);
    if (beyond < 2 || width < 2 || height < 2) continue;
    if (culprits.some((one) => one.element.contains(element))) continue;
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isContent = element.matches('h1,h2,h3,h4,a,button,input,select,textarea');
    if (!isSeen || isContained(element) || !(excess > 0 || isContent)) continue;
    if (element.closest('[aria-hidden="true"],[inert]')) {
      if (excess === 0) continue;
    }
    culprits.push({ element, beyond });
  }
  return {
    excess,
    culprits: culprits.slice(0, 4).map(({ element, beyond }) => ({
      html: (element.cloneNode(false) as Element).outerHTML.slice(0, 160),
      beyond,
    })),
  };

  /** Whether a box around it scrolls, or cuts it off on purpose: that box is then what must fit. */
  function isContained(element: Element): boolean {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') return true;
      if (
        (overflowX === 'hidden' || overflowX === 'clip') &&
        !element.matches('a,button,input,select,textarea,h1,h2,h3,h4')
      )
        return true;
      if (box.matches('svg')) return true;
    }
    return false;
  }
}

import type { Page } from 'playwright';
import { categories } from '../categories.ts';
import type { Fault } from '../fault.ts';
import type { Template } from '../template.ts';

/** Words a visitor can see on the page now. */
export function countWords(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let words = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script,style,template')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      words += node.nodeValue?.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    }
    return words;
  });
}

/** The part of the words that is there without JavaScript too: 0 to 1, in hundredths, rounded down. */
export function shareWithout(withScript: number, without: number): number {
  if (withScript === 0) return without > 0 ? 1 : 0;
  return Math.min(1, Math.floor((without / withScript) * 100) / 100);
}

/** A content page says without JavaScript what it says with it; an application says at least what it is. */
export function judgeWords(template: Template, file: string, withScript: number, without: number): Fault[] {
  const isContent = categories[template.manifest.category] === 'content';
  const needed = isContent ? Math.max(20, Math.round(withScript * 0.7)) : 8;
  if (without >= needed) return [];
  return [
    {
      bar: 'no-javascript',
      file,
      what: `shows ${without} words without JavaScript, ${withScript} with it; at least ${needed} are needed`,
      mend: isContent
        ? 'write the content into the HTML; hide only what does not work without scripts'
        : 'say in the HTML, for example in <noscript>, what this is and that it needs JavaScript',
    },
  ];
}

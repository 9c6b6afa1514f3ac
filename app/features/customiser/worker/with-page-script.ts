import { PAGE_SCRIPT } from '../preview/page-script.ts';

/** A page with the script that speaks with the customiser before everything else in it. */
export function withPageScript(page: string): string {
  const start = /<head(?:\s[^>]*)?>/i.exec(page) ?? /<html(?:\s[^>]*)?>|<!doctype[^>]*>/i.exec(page);
  const begin = start ? start.index + start[0].length : 0;
  return `${page.slice(0, begin)}<script>${PAGE_SCRIPT}</script>${page.slice(begin)}`;
}

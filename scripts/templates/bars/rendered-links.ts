import type { Page } from 'playwright';
import type { Fault } from '../fault.ts';
import { lineOf } from '../place.ts';
import type { Template } from '../template.ts';
import { followsHash } from './links.ts';

/** Links of the page as it stands in the browser, also those that scripts made, lead somewhere. */
export async function checkRenderedLinks(template: Template, file: string, page: Page): Promise<Fault[]> {
  const links = await page.evaluate(
    (isRouted) =>
      [...document.querySelectorAll('a[href]')].map((link) => {
        const href = link.getAttribute('href') ?? '';
        const id = href.startsWith('#') ? decodeURIComponent(href.slice(1)) : null;
        return {
          href,
          html: (link.cloneNode(false) as Element).outerHTML,
          isDead:
            href === '' ||
            href === '#' ||
            href.startsWith('javascript:') ||
            (id !== null && !isRouted && id !== 'top' && !/^[/!?]/.test(id) && !document.getElementById(id)),
        };
      }),
    await followsHash(template),
  );
  const faults: Fault[] = [];
  for (const { href, html, isDead } of links) {
    const target = href.replace(/[?#].*$/, '');
    const isOwn = target !== '' && !/^([a-z][a-z0-9+.-]*:|\/)/i.test(target);
    const path = isOwn ? new URL(target, `http://host/${file}`).pathname.slice(1) : null;
    const isMissing = path !== null && !template.site.includes(decodeURIComponent(path));
    if (!isDead && !isMissing) continue;
    faults.push({
      bar: 'links',
      file,
      ...(await lineOf(template, file, html)),
      what: isMissing ? `"${href}" does not exist` : `"${href}" leads nowhere`,
      mend: isMissing ? `add ${path} or correct the link` : 'give the target its id, or use a button',
    });
  }
  return faults;
}

import { attribute, type HtmlElement, parseDocument } from '../document.ts';
import type { Fault } from '../fault.ts';
import type { Template } from '../template.ts';
import { checkLinks } from './links.ts';

const page = '404.html';

/** The style sheet that can be loaded only where the page lies beside its files. */
const beside = /(^|\/)beside\.css$/;

const loads =
  'link[rel="stylesheet"], script[src], img, picture, video, audio, iframe, object, embed, use, image';

/**
 * A server answers with `404.html` for `/a/b/c` too, where relative addresses lead elsewhere: the page carries its styles, and each
 * of its links stands once for either place.
 */
export async function checkNotFound(template: Template): Promise<Fault[]> {
  if (!template.pages.includes(page)) return [];
  const document = await parseDocument(await template.text(page), page);
  if (!document) return [];
  const faults: Fault[] = [];
  const report = (what: string, mend: string, element?: HtmlElement) => {
    const { line, column } = element?.location ?? { line: 1, column: 1 };
    faults.push({ bar: 'links', file: page, line, column, what, mend });
  };
  if (document.querySelectorAll('style').length === 0)
    report('loses its styles below a folder', 'put them into <style>, the look into <style data-look>');
  for (const element of document.querySelectorAll(loads)) {
    const url =
      ['href', 'src', 'data', 'xlink:href'].map((name) => attribute(element, name)).find(Boolean) ?? '';
    const isHeld = /^(data:|#)/.test(url) || (element.is('link') && beside.test(url));
    if (!isHeld) report(`loses "${url}" below a folder`, 'put it into the page, or leave it out', element);
  }
  for (const style of document.querySelectorAll('style'))
    for (const [, url = ''] of withoutFonts(style.textContent).matchAll(/url\(\s*["']?([^"')]*)/g))
      if (!/^(data:|#)/.test(url))
        report(`loses "${url}" below a folder`, 'draw it in the page, or leave it out', style);
  const links = document.querySelectorAll('a[href], form[action]');
  for (const link of links) {
    const url = attribute(link, link.is('a') ? 'href' : 'action') ?? '';
    const isRelative = !/^([a-z][a-z0-9+.-]*:|#|\/)/i.test(url);
    if (isRelative && !link.closest('.beside'))
      report(
        `"${url}" leads elsewhere below a folder`,
        'put it into an element with the class "beside"',
        link,
      );
    if (url.startsWith('/') && !link.closest('.afar'))
      report(`"${url}" leads nowhere from disk`, 'put it into an element with the class "afar"', link);
  }
  if (!links.some((link) => attribute(link, 'href') === '/'))
    report('has no way home below a folder', 'link to "/" in an element with the class "afar"');
  return faults;
}

/** Without fonts a text is shown in another one. */
const withoutFonts = (css: string) => css.replace(/@font-face\s*\{[^}]*\}/g, '');

/** The same as `checkLinks`, for templates whose `404.html` leads to pages from the root of the host too. */
export async function checkAllLinks(template: Template): Promise<Fault[]> {
  const faults = await checkLinks(template);
  const isFromRoot = ({ file, what }: Fault) => {
    const target = file === page ? /^"\/([^"#?]*)[^"]*" starts at the root/.exec(what)?.[1] : undefined;
    return target === '' || (target !== undefined && template.pages.includes(target));
  };
  return faults.filter((fault) => !isFromRoot(fault));
}

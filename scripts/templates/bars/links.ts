import path from 'node:path';
import { attribute, attributePlace, type HtmlElement, parseDocument } from '../document.ts';
import type { Fault } from '../fault.ts';
import { isVendored, placeOf, type Template } from '../template.ts';

interface Reference {
  file: string;
  line: number;
  column: number;
  url: string;
  /** Whether a visitor follows it, rather than the browser loading it. */
  isLink: boolean;
}

const bare = new Set(['canonical', 'license', 'author', 'me', 'alternate', 'help']);

/** Every link of the template leads somewhere, and everything it loads lies in its folder. */
export async function checkLinks(template: Template): Promise<Fault[]> {
  const references: Reference[] = [];
  const ids = new Map<string, Set<string>>();
  for (const file of template.pages) {
    const document = await parseDocument(await template.text(file), file);
    if (!document) continue;
    ids.set(file, new Set(document.querySelectorAll('[id]').map((element) => element.id ?? '')));
    references.push(...fromDocument(file, document));
  }
  for (const file of template.site)
    if (file.endsWith('.css') && !isVendored(file))
      references.push(...fromCss(file, await template.text(file)));
  if (await followsHash(template)) ids.clear();
  return references.flatMap((reference) => check(reference, template, ids));
}

/** Whether a script reads what stands behind `#` in the address: a filter or a view then needs no element. */
export async function followsHash(template: Template): Promise<boolean> {
  for (const file of template.site)
    if (
      /\.(js|html)$/.test(file) &&
      /addEventListener\(\s*['"`]hashchange|\bonhashchange\b/.test(await template.text(file))
    )
      return true;
  return false;
}

function fromDocument(file: string, document: HtmlElement): Reference[] {
  const found: Reference[] = [];
  for (const name of ['href', 'src', 'srcset', 'poster', 'data', 'action', 'formaction', 'xlink:href'])
    for (const element of document.querySelectorAll('*').filter((one) => one.hasAttribute(name))) {
      const value = attribute(element, name) ?? '';
      const urls =
        name === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [value];
      const rel = attribute(element, 'rel') ?? '';
      const isLink = element.is('a') || element.is('area') || (element.is('link') && bare.has(rel));
      for (const url of urls) found.push({ file, ...attributePlace(element, name), url: url.trim(), isLink });
    }
  return found;
}

function fromCss(file: string, css: string): Reference[] {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const pattern = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/g;
  return [...withoutComments.matchAll(pattern)].map((match) => ({
    file,
    ...placeOf(css, match.index),
    url: match.slice(1).find((part) => part !== undefined) ?? '',
    isLink: false,
  }));
}

function check(reference: Reference, template: Template, ids: Map<string, Set<string>>): Fault[] {
  const { file, line, column, url, isLink } = reference;
  const fault = (what: string, mend: string): Fault[] => [{ bar: 'links', file, line, column, what, mend }];
  if (url === '' || url === '#' || /^javascript:/i.test(url))
    return fault(`"${url}" leads nowhere`, 'link to something, or use a button');
  if (/^(data|blob|mailto|tel|sms|geo):/i.test(url)) return [];
  if (/^(https?:)?\/\//i.test(url)) return outside(url, isLink, fault);
  if (/^[a-z][a-z0-9+.-]*:/i.test(url))
    return fault(`"${url}" has a scheme that browsers may refuse`, 'use a relative link');
  if (url.startsWith('/'))
    return fault(`"${url}" starts at the root of a host`, 'make it relative, so that it works from a folder');
  // An application's own addresses (`#/invoices`), and the top of the page.
  if (/^#(top$|[/!?])/.test(url)) return [];
  const [, location = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const target = location === '' ? file : path.posix.join(path.posix.dirname(file), decode(location));
  if (location.endsWith('/') || target === '.')
    return fault(`"${url}" is a folder`, 'name the page: a folder does not open by double-click');
  if (!template.site.includes(target))
    return fault(`"${url}" does not exist`, `add ${target} or correct the link`);
  if (!isLink || !hash || hash.startsWith('/') || !ids.has(target) || target === file) return [];
  if (ids.get(target)?.has(decode(hash))) return [];
  return fault(`${target} has no element with the id "${hash}"`, 'correct the part after #');
}

function outside(url: string, isLink: boolean, fault: (what: string, mend: string) => Fault[]): Fault[] {
  if (!isLink) return fault(`"${url}" is loaded from another host`, 'put the file into the folder');
  if (!url.startsWith('https:')) return fault(`"${url}" is not encrypted`, 'link to the https address');
  if (/^https:\/\/([\w-]+\.)*example\.(com|org|net)\b|\.(example|invalid|test)(\/|$)/i.test(url))
    return fault(`"${url}" leads to no real page`, 'link to a page of the template, or leave the link out');
  return [];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

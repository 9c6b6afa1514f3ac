import { pathFrom } from '../../../../domain/preview/path-from.ts';
import { fileAt, type SiteFiles, textAt } from '../../../../domain/studio/site-files.ts';
import { type Tag, tagsOf } from '../read-html.ts';
import { asPage, type PageFiles } from '../schema.ts';
import type { Fault } from './fault.ts';
import { sheetsOf } from './page-view.ts';
import { withAttribute } from './tags.ts';

const URL_IN_CSS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/gi;
const IMPORT = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)["']?\s*\)?[^;]*;[ \t]*\n?/gi;
/** A quiet ground in place of a picture that is not there; it takes the size the page gives it. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Cpath fill='%238886' d='M0 0h4v3H0z'/%3E%3C/svg%3E";

/** The files that a page and its style sheets name and the website does not have; what is of other hosts is none of them. */
export function missingFiles(website: SiteFiles, page: string): Fault[] {
  const files = asPage(website) ?? website;
  const found = new Set<string>();
  const look = (from: string, address: string) => {
    const path = pathFrom(from, address);
    if (path && fileAt(files, path) === undefined) found.add(address);
  };
  for (const tag of tagsOf(textAt(files, page))) for (const address of addressesOf(tag)) look(page, address);
  for (const sheet of asPage(files) ? ['styles.css'] : sheetsOf(files, page)) {
    const css = textAt(files, sheet);
    for (const [, double, single, bare] of css.matchAll(URL_IN_CSS))
      look(sheet, double ?? single ?? bare ?? '');
    for (const [, address = ''] of css.matchAll(IMPORT)) look(sheet, address);
  }
  return [...found].map((address) => ({ kind: 'missing', address }));
}

/** The page without what it does not have: pictures become a quiet ground, links to style sheets and scripts go. */
export function removeMissing(files: PageFiles, address: string): PageFiles {
  let html = files['index.html'];
  const tags = tagsOf(html).filter((tag) => addressesOf(tag).includes(address));
  // From the end, so that the places of those before stay true.
  for (const tag of tags.reverse()) html = withoutFile(html, tag, address);
  const css = files['styles.css']
    .replace(IMPORT, (all, found: string) => (found === address ? '' : all))
    .replace(URL_IN_CSS, (all, double?: string, single?: string, bare?: string) =>
      (double ?? single ?? bare) === address ? `url("${PICTURE}")` : all,
    );
  return { ...files, 'index.html': html, 'styles.css': css };
}

/** What a tag loads; where a link leads is not loaded. */
function addressesOf({ name, attributes }: Tag): string[] {
  if (name === 'a' || name === 'area' || name === 'form') return [];
  const href = name === 'link' || name === 'image' || name === 'use' ? [attributes.get('href')] : [];
  const sets = (attributes.get('srcset') ?? '').split(',').map((part) => part.trim().split(/\s+/)[0]);
  const all = [attributes.get('src'), attributes.get('poster'), attributes.get('data'), ...href, ...sets];
  return all.filter((address): address is string => Boolean(address));
}

function withoutFile(html: string, tag: Tag, address: string): string {
  const { name, start } = tag;
  if (name === 'img') {
    const bare = withAttribute(html, tag, 'srcset', null);
    const again = tagsOf(bare).find((one) => one.start === start);
    return again ? withAttribute(bare, again, 'src', PICTURE) : bare;
  }
  if (name === 'link' || name === 'source' || name === 'track') return cut(html, start, tag.end);
  if (name === 'script') return cut(html, start, tag.elementEnd);
  const attribute = ['src', 'poster', 'data', 'href'].find((one) => tag.attributes.get(one) === address);
  return attribute ? withAttribute(html, tag, attribute, null) : html;
}

/** Takes a piece out, and its line where nothing else stands on it. */
function cut(html: string, start: number, end: number): string {
  const before = html.slice(0, start);
  const after = html.slice(end);
  const isAlone = /(?:^|\n)[ \t]*$/.test(before) && /^[ \t]*(?:\n|$)/.test(after);
  return isAlone ? before.replace(/[ \t]*$/, '') + after.replace(/^[ \t]*\n?/, '') : before + after;
}

import { Parser } from 'htmlparser2';

/** A part of a style sheet, as `index-styles.ts` takes it apart. */
export type StyleNode =
  | { selectors: StyleSelector[]; body: string }
  /** A rule that does nothing but set custom properties. */
  | { selectors: StyleSelector[]; variables: { name: string; value: string }[] }
  /** Rules under a condition. */
  | { at: string; nodes: StyleNode[] }
  /** Anything else as it stands; `named` is needed only where that name is used. */
  | { text: string; named?: string }
  /** A typeface that has to be fetched. */
  | { face: string };

interface StyleSelector {
  text: string;
  /** Elements (`a`), classes (`.a`) and ids (`#a`) without which it can not match. */
  needs: string[];
}

/** The style sheets of the build by their address. */
export type StyleSheets = Record<string, StyleNode[]>;

/**
 * Puts into the page the rules it needs in place of the style sheets it names, so that nothing but the page itself has
 * to arrive before it is painted. `schedule.ts` fetches the whole sheets together with the scripts, for what appears
 * later; where no script runs they are fetched at once. Typefaces stand apart and wait for `schedule.ts` as well: text
 * is painted in stand-ins of the same measures first. The style elements carry `nonce`.
 */
export function inlineStyles(html: string, sheets: StyleSheets, nonce: string): string {
  const { names, links } = readPage(html);
  const named = links.flatMap(({ href }) => sheetAt(sheets, href) ?? []);
  const used = usedIn(named, names);
  return replaceLinks(html, links, sheets, (link, sheet, href) => {
    const style = `<style nonce="${nonce}" data-href="${href}">${write(sheet, names, used)}</style>`;
    const waiting = facesOf(sheet, nonce, ' data-faces media="not all"');
    return `${style}${waiting}<noscript>${link}${facesOf(sheet, nonce)}</noscript>`;
  });
}

/** Names the typefaces of the page's style sheets, which have none of their own, beside them. */
export function addFaces(html: string, sheets: StyleSheets, nonce: string): string {
  return replaceLinks(html, readPage(html).links, sheets, (link, sheet) => link + facesOf(sheet, nonce));
}

function facesOf(sheet: StyleNode[], nonce: string, attributes = ''): string {
  const faces = sheet.map((node) => ('face' in node ? node.face : '')).join('');
  return faces && `<style nonce="${nonce}"${attributes}>${faces}</style>`;
}

/**
 * Custom properties and animations that the rules which can match something named use. One sheet may set what another
 * uses, so `nodes` are those of all sheets of the page.
 */
function usedIn(nodes: StyleNode[], names: Set<string>): Set<string> {
  const used = new Set<string>();
  // What is used may use more in turn; two or three rounds find all of it.
  for (let size = -1; size !== used.size; ) {
    size = used.size;
    const text = write(nodes, names, used);
    for (const [name] of text.matchAll(/--[\w-]+(?=[),\s])/g)) used.add(name);
    for (const [, name = ''] of text.matchAll(/[\s:,]([a-z][a-z-]*)/g)) used.add(name);
  }
  return used;
}

/** The text of the rules that can match something named, with the custom properties and animations in `used`. */
function write(nodes: StyleNode[], names: Set<string>, used: Set<string>): string {
  let text = '';
  for (const node of nodes) {
    if ('face' in node) continue;
    if ('text' in node) {
      if (!node.named || used.has(node.named)) text += node.text;
    } else if ('at' in node) {
      const inner = write(node.nodes, names, used);
      if (inner) text += `${node.at}{${inner}}`;
    } else {
      const selectors = node.selectors.filter(({ needs }) => needs.every((need) => names.has(need)));
      const body = 'body' in node ? node.body : setting(node.variables, used);
      if (selectors.length > 0 && body) text += selectors.map((one) => one.text).join(',') + body;
    }
  }
  return text;
}

function setting(variables: { name: string; value: string }[], used: Set<string>): string {
  const needed = variables.filter(({ name }) => used.has(name));
  return needed.length > 0 ? `{${needed.map(({ name, value }) => `${name}:${value}`).join(';')}}` : '';
}

interface PageParts {
  /** Elements (`a`), classes (`.a`) and ids (`#a`) of the page. */
  names: Set<string>;
  /** Links to style sheets, in their order, with the text they stand in. */
  links: { href: string; from: number; to: number }[];
}

/** What of a page its styles depend on. */
function readPage(html: string): PageParts {
  const parts: PageParts = { names: new Set(), links: [] };
  const parser = new Parser({
    onopentag(tag, { id, class: classes = '', rel, href = '' }) {
      parts.names.add(tag);
      if (id !== undefined) parts.names.add(`#${id}`);
      for (const name of classes.split(/\s+/)) parts.names.add(`.${name}`);
      if (tag === 'link' && rel === 'stylesheet')
        parts.links.push({ href, from: parser.startIndex, to: parser.endIndex + 1 });
    },
  });
  parser.end(html);
  return parts;
}

/** The page with `edit` in place of each link to a style sheet of the build. */
function replaceLinks(
  html: string,
  links: PageParts['links'],
  sheets: StyleSheets,
  edit: (link: string, sheet: StyleNode[], href: string) => string,
): string {
  let edited = '';
  let done = 0;
  for (const { href, from, to } of links) {
    const sheet = sheetAt(sheets, href);
    if (!sheet) continue;
    edited += html.slice(done, from) + edit(html.slice(from, to), sheet, href);
    done = to;
  }
  return edited + html.slice(done);
}

/** The router marks some addresses with an empty fragment. */
function sheetAt(sheets: StyleSheets, href: string): StyleNode[] | undefined {
  return sheets[href.replace(/#$/, '')];
}

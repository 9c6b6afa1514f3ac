import MarkdownIt, { type Token } from 'markdown-it';
import type { Heading } from '../../../app/features/blog/schema.ts';
import { slugOf } from '../../../app/features/blog/slug.ts';
import { escapeHtml, renderCode } from './highlight.ts';

export interface Rendered {
  html: string;
  /** Level-2 headings, in order. */
  headings: Heading[];
}

/** Tells the size in pixels of a picture by its address on the site. Throws when there is none. */
export type Measure = (address: string) => { width: number; height: number };

const SCHEMES = /^(https?|ircs?|mailto|xmpp):/i;

/** Whether a link may stand in a post: relative, or of one of six schemes. */
export function isAllowedLink(address: string): boolean {
  return SCHEMES.test(address) || !/^[^/?#]*:/.test(address);
}

/**
 * Makes HTML of a post's Markdown. HTML in it is shown as text, links of other schemes stay text. Throws on code in
 * unknown languages, missing pictures and headings that occur twice.
 */
export function renderMarkdown(source: string, measure: Measure): Rendered {
  const headings: Heading[] = [];
  let tables = 0;
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  markdown.validateLink = isAllowedLink;
  const { rules } = markdown.renderer;

  rules.heading_open = (tokens, index) => {
    const { tag } = at(tokens, index);
    if (tag !== 'h2') return `<${tag}>`;
    const text = plainText(at(tokens, index + 1).children ?? []);
    const id = slugOf(text);
    if (headings.some((heading) => heading.id === id)) throw new Error(`two headings '${text}'`);
    headings.push({ id, text });
    // Focus follows a click in the table of contents.
    return `<h2 id="${id}" tabindex="-1">`;
  };
  rules.fence = (tokens, index) => renderCode(at(tokens, index).content, at(tokens, index).info.trim());
  rules.table_open = (tokens, index) => {
    tables += 1;
    const label = escapeHtml(`Table ${tables}: ${columnNames(tokens.slice(index))}`);
    return `<section class="table-box" aria-label="${label}" tabindex="0"><table>\n`;
  };
  rules.table_close = () => '</table></section>\n';
  rules.link_open = (tokens, index, options, _env, self) => {
    const token = at(tokens, index);
    if (!String(token.attrGet('href')).startsWith('#')) {
      token.attrSet('target', '_blank');
      token.attrSet('rel', 'noopener noreferrer');
    }
    return self.renderToken(tokens, index, options);
  };
  rules.image = (tokens, index) => {
    const token = at(tokens, index);
    const address = String(token.attrGet('src'));
    const { width, height } = measure(address);
    const alt = escapeHtml(plainText(token.children ?? []));
    const source = escapeHtml(address);
    return [
      `<a class="picture" href="${source}" target="_blank" rel="noopener noreferrer">`,
      `<img src="${source}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async"></a>`,
    ].join('');
  };
  return { html: markdown.render(source), headings };
}

function at(tokens: Token[], index: number): Token {
  return tokens[index] as Token;
}

/** The words of an inline run, without its marks. */
function plainText(tokens: Token[]): string {
  return tokens.map(({ content, children }) => (children ? plainText(children) : content)).join('');
}

function columnNames(tokens: Token[]): string {
  const end = tokens.findIndex(({ type }) => type === 'thead_close');
  const cells = tokens.slice(0, end).filter(({ type }) => type === 'inline');
  return cells.map(({ children }) => plainText(children ?? [])).join(', ');
}

import MarkdownIt from 'markdown-it';
import { rawFilePath, repositoryFilePath } from '../../../app/lib/repository-paths.ts';
import type { CodePiece } from '../../highlight/highlighter.ts';
import { languageOf } from '../../highlight/languages.ts';
import { escapeHtml } from '../../mail/escape-html.ts';

/** Where the file is, so that its relative links lead somewhere. */
export interface MarkdownPlace {
  owner: string;
  slug: string;
  /** Branch, tag or commit the page shows; undefined for the default branch. */
  ref: string | undefined;
  path: string;
}

/** Pieces of code that get colours; the others are shown as they are. */
const mostColoured = 30;
/** Schemes a link may have; everything else is shown as text. */
const schemes = /^(https?|mailto):/i;

const parser = new MarkdownIt({ html: false, linkify: true });
parser.validateLink = (address) =>
  !/^[a-z][a-z0-9+.-]*:/i.test(address.trim()) || schemes.test(address.trim());

/** Where the colours of a piece of code go. The parser lets no such character through. */
const gap = '\0';

/** Markdown as HTML, but for the code in it that has yet to get its colours: a piece of it after each part but the last. */
export interface LaidOut {
  html: string[];
  codes: CodePiece[];
}

/**
 * Markdown as HTML for a page: no HTML of the file's own, only links with harmless schemes, pictures only from the
 * repository itself. Headings begin one level down, below the page's own. For a process of its own (markdown-worker.ts): some
 * texts take time that grows with the square of their length.
 */
export function layOut(text: string, place: MarkdownPlace): LaidOut {
  const tokens = parser.parse(text, {});
  const used = new Map<string, number>();
  const codes: CodePiece[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open' || token.type === 'heading_close') {
      token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 1)}`;
      if (token.type === 'heading_open')
        token.attrSet('id', headingId(tokens[index + 1]?.content ?? '', used));
    }
    if (token.type === 'fence') {
      const grammar = languageOf(`x.${token.info.trim().split(/\s/)[0]}`).grammar ?? namedGrammar(token.info);
      if (grammar && codes.length < mostColoured && token.content.length < 20_000) {
        codes.push({ code: token.content, grammar });
        token.meta = { isColoured: true };
      }
    }
    for (const child of token.children ?? []) {
      if (child.type === 'link_open') child.attrSet('href', linkTarget(textOf(child.attrGet('href')), place));
      if (child.type === 'link_open' && schemes.test(textOf(child.attrGet('href')))) {
        child.attrSet('rel', 'nofollow ugc noopener');
      }
    }
  }
  // Never nothing: an empty text is a text too.
  const html = parser.renderer.render(tokens, parser.options, { place }) || '<p></p>';
  return { html: html.split(gap), codes };
}

function namedGrammar(info: string): string | null {
  const name = info.trim().split(/\s/)[0]?.toLowerCase() ?? '';
  const known: Record<string, string> = {
    bash: 'bash',
    console: 'bash',
    javascript: 'javascript',
    python: 'python',
    ruby: 'ruby',
    rust: 'rust',
    shell: 'bash',
    typescript: 'typescript',
  };
  return known[name] ?? null;
}

parser.renderer.rules.fence = (tokens, index) => {
  const token = tokens[index];
  const { isColoured } = (token?.meta ?? {}) as { isColoured?: boolean };
  const html = isColoured ? gap : escapeHtml(token?.content ?? '');
  return `<pre tabindex="0"><code>${html}</code></pre>\n`;
};
parser.renderer.rules.code_block = (tokens, index) =>
  `<pre tabindex="0"><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`;
// Browsers break lines at words; a path is one long word.
parser.renderer.rules.code_inline = (tokens, index) =>
  `<code>${escapeHtml(tokens[index]?.content ?? '').replaceAll('/', '/<wbr>')}</code>`;
parser.renderer.rules.table_open = () => '<div class="readme-table" tabindex="0"><table>\n';
parser.renderer.rules.table_close = () => '</table></div>\n';
parser.renderer.rules.image = (tokens, index, _options, environment) => {
  const { place } = environment as unknown as { place: MarkdownPlace };
  const token = tokens[index];
  const source = textOf(token?.attrGet('src'));
  const alt = escapeHtml(token?.content ?? '');
  const inside = inRepository(source, place);
  if (inside !== null) {
    const { owner, slug, ref } = place;
    return `<img src="${escapeHtml(rawFilePath({ owner, slug }, inside.path, ref))}" alt="${alt}" loading="lazy">`;
  }
  // A picture of another host would tell it who reads this page.
  return `<span class="readme-picture">${alt || 'Picture'} (${escapeHtml(source)})</span>`;
};

function linkTarget(address: string, place: MarkdownPlace): string {
  const inside = inRepository(address, place);
  if (inside === null) return address;
  const { owner, slug, ref } = place;
  return repositoryFilePath({ owner, slug }, inside.path, ref) + inside.hash;
}

/** The path in the repository that a relative address means; null for one that leads elsewhere. */
function inRepository(address: string, { path }: MarkdownPlace): { path: string; hash: string } | null {
  if (
    address === '' ||
    address.startsWith('#') ||
    address.startsWith('//') ||
    /^[a-z][a-z0-9+.-]*:/i.test(address)
  ) {
    return null;
  }
  const folder = address.startsWith('/') ? '' : path.slice(0, path.lastIndexOf('/') + 1);
  const { pathname, hash } = new URL(`http://inside/${encodeURI(folder)}${address.replace(/^\/+/, '')}`);
  try {
    return { path: decodeURIComponent(pathname.slice(1)), hash };
  } catch {
    return null;
  }
}

function textOf(value: string | number | null | undefined): string {
  return String(value ?? '');
}

function headingId(text: string, used: Map<string, number>): string {
  const base =
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section';
  const count = used.get(base) ?? 0;
  used.set(base, count + 1);
  // Apart from the page's own ids, and from those of lines.
  return `readme-${base}${count ? `-${count}` : ''}`;
}

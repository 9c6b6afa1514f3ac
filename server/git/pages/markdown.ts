import tasks from '@hackmd/markdown-it-task-lists';
import MarkdownIt from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import alerts from 'markdown-it-github-alerts';
import type { CodePiece } from '../../highlight/highlighter.ts';
import { languageOf } from '../../highlight/languages.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import { cleanHtml, type MarkdownPlace } from './clean-html.ts';

export type { MarkdownPlace } from './clean-html.ts';

/** Pieces of code that get colours; the others are shown as they are. */
const mostColoured = 30;

const parser = new MarkdownIt({ html: true, linkify: true });
parser.use(footnotes);
parser.use(tasks);
parser.use(alerts, { icons: {}, classPrefix: 'readme-alert' });
// Those with other schemes stay text, as they were written.
parser.validateLink = (address) =>
  !/^[a-z][a-z0-9+.-]*:/i.test(address.trim()) || /^(https?|mailto):/i.test(address.trim());

/** Markdown as HTML, but for the code in it that has yet to get its colours: a piece of it after each part but the last. */
export interface LaidOut {
  html: string[];
  codes: CodePiece[];
}

/**
 * Markdown as HTML for a page: what of the file's own HTML a text needs (clean-html.ts), only links with harmless schemes,
 * pictures only from the repository itself. For a process of its own (markdown-worker.ts): some texts take time that grows with
 * the square of their length.
 */
export function layOut(text: string, place: MarkdownPlace): LaidOut {
  const tokens = parser.parse(withoutFrontMatter(text), {});
  const codes: CodePiece[] = [];
  for (const token of tokens) {
    if (token.type !== 'fence') continue;
    const grammar = languageOf(`x.${token.info.trim().split(/\s/)[0]}`).grammar ?? namedGrammar(token.info);
    if (grammar && codes.length < mostColoured && token.content.length < 20_000) {
      token.meta = { piece: codes.length };
      codes.push({ code: token.content, grammar });
    }
  }
  // Never nothing: an empty text is a text too.
  return putCodes(cleanHtml(parser.renderer.render(tokens, parser.options, {}), place) || '<p></p>', codes);
}

/**
 * Splits where colours are to go. An element is looked for, which no attribute of cleaned HTML can hold, so that code lands
 * where text may be and nowhere else. Each piece has one place, also when the file's own HTML has repeated it.
 */
function putCodes(clean: string, codes: readonly CodePiece[]): LaidOut {
  const left = new Set(codes.keys());
  const laidOut: LaidOut = { html: [], codes: [] };
  let part = '';
  let end = 0;
  for (const found of clean.matchAll(/<code data-piece="([^"]*)"><\/code>/g)) {
    const piece = Number(found[1]);
    part += clean.slice(end, found.index);
    end = found.index + found[0].length;
    const code = left.delete(piece) ? codes[piece] : undefined;
    if (!code) continue;
    laidOut.html.push(`${part}<code>`);
    laidOut.codes.push(code);
    part = '</code>';
  }
  laidOut.html.push(part + clean.slice(end));
  return laidOut;
}

/** What generators of sites read before a text: lines of YAML between `---`, or of TOML between `+++`. */
function withoutFrontMatter(text: string): string {
  const plain = text.replace(/^\ufeff/, '');
  const found =
    /^---[ \t]*\r?\n(?:[ \t]*(?:#.*)?\r?\n)*[\w"'.-]+[ \t]*:[\s\S]*?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(
      plain,
    ) ??
    /^\+\+\+[ \t]*\r?\n(?:[ \t]*(?:#.*)?\r?\n)*(?:\[|[\w"'.-]+[ \t]*=)[\s\S]*?\n\+\+\+[ \t]*(?:\r?\n|$)/.exec(
      plain,
    );
  return plain.slice(found?.[0].length ?? 0);
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
  const { piece } = (token?.meta ?? {}) as { piece?: number };
  const code =
    piece === undefined
      ? `<code>${escapeHtml(token?.content ?? '')}</code>`
      : `<code data-piece="${piece}"></code>`;
  return `<pre>${code}</pre>\n`;
};
parser.renderer.rules.code_block = (tokens, index) =>
  `<pre><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`;
// Browsers break lines at words; a path is one long word.
parser.renderer.rules.code_inline = (tokens, index) =>
  `<code>${escapeHtml(tokens[index]?.content ?? '').replaceAll('/', '/<wbr>')}</code>`;
parser.renderer.rules.table_open = () => '<div class="readme-table" tabindex="0"><table>\n';
parser.renderer.rules.table_close = () => '</table></div>\n';

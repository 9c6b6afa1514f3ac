import type { CodeView } from '../../app/lib/code-view.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import { RecentlyUsed } from '../site/recently-used.ts';
import { type CodePiece, Highlighter } from './highlighter.ts';
import { languageOf } from './languages.ts';

/** More text than this is not put into a page; bytes. */
export const mostShown = 512 * 1024;
/** More than this, or a longer line, is shown without colours: it is a build, not something to read. */
const mostColoured = 160 * 1024;
const longestLine = 4_000;

type Code = CodeView & { size: number };

/** Makes the text of files ready for a page. */
export interface CodeViews {
  /**
   * The lines of a file, numbered. `key` identifies this exact content, whose result is cached for a while. `visitor` is
   * the network that asks.
   */
  view(key: string, path: string, text: string, visitor: string): Promise<CodeView>;
  /** The HTML of pieces of code inside other text, with their colours or, where that takes too long, as they are. */
  pieces(pieces: readonly CodePiece[], visitor: string): Promise<string[]>;
}

/** One for all that is highlighted for this site; it starts with the first need and ends by itself. */
const common = new Highlighter();

export function openCodeViews(highlighter: Highlighter = common): CodeViews {
  const recent = new RecentlyUsed<Code>(16 * 1024 * 1024);
  return {
    async view(key, path, text, visitor) {
      const { size: _size, ...view } = recent.get(key) ?? (await make(path, text, visitor));
      // What was too slow under load may be quick the next time.
      if (view.plain !== 'slow') recent.set(key, { ...view, size: view.html.length * 2 });
      return view;
    },
    async pieces(pieces, visitor) {
      if (pieces.length === 0) return [];
      const clean = pieces.map(({ code, grammar }) => ({ code: linesOf(code).join('\n'), grammar }));
      const coloured = await highlighter.highlight(clean, visitor);
      return clean.map(({ code }, index) => coloured?.[index]?.join('\n') ?? escapeHtml(code));
    },
  };

  async function make(path: string, text: string, visitor: string): Promise<Code> {
    const { name, grammar } = languageOf(path);
    const lines = linesOf(text);
    const isLarge = text.length > mostColoured || lines.some(({ length }) => length > longestLine);
    const code = lines.join('\n');
    const coloured =
      grammar && !isLarge ? (await highlighter.highlight([{ code, grammar }], visitor))?.[0] : null;
    const html = (coloured ?? lines.map(escapeHtml)).map(numberLine).join('');
    const plain = !grammar || coloured ? null : isLarge ? 'large' : 'slow';
    return { html, lines: lines.length, language: name, plain, size: html.length * 2 };
  }
}

function linesOf(text: string): string[] {
  return text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
}

/** The number is drawn by the style sheet, so that it is not copied with the line. A file has many: no byte is idle. */
function numberLine(html: string, index: number): string {
  return `<span id="L${index + 1}">${html}\n</span>`;
}

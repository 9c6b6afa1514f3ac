import { groupThousands } from '../../../lib/digits.ts';
import { MAX_FILES, type PageFiles } from '../schema.ts';

/** A page of several files made into three, and the paths of what is not among them. */
export type Gathered = { files: PageFiles; left: string[] };

/**
 * Makes three files of a website's first page: its own style sheets one after the other, and its own scripts. Pictures,
 * fonts and further pages are left. `read` gives the text of a path. Throws with words for the visitor.
 */
export async function gatherPage(
  paths: readonly string[],
  read: (path: string) => Promise<string>,
): Promise<Gathered> {
  const base = folderOf(paths);
  const inside = paths.filter((path) => path.startsWith(base)).map((path) => path.slice(base.length));
  const { html, styles, scripts } = takeLinks(await read(`${base}index.html`), new Set(inside));
  const texts = async (list: readonly string[]) =>
    (await Promise.all(list.map((path) => read(base + path)))).map((text) => text.trim());
  const files = {
    'index.html': html,
    'styles.css': joined(await texts(styles)),
    'script.js': joined(await texts(scripts)),
  };
  if (Object.values(files).reduce((sum, text) => sum + text.length, 0) > MAX_FILES)
    throw new Error(
      `Its first page has more than ${groupThousands(MAX_FILES)} characters, which is too long to work on here.`,
    );
  const taken = new Set(['index.html', ...styles, ...scripts]);
  return { files, left: inside.filter((path) => !taken.has(path)) };
}

/** The folder of the first page, with its slash: archives often hold one folder with everything in it. */
function folderOf(paths: readonly string[]): string {
  const pages = paths.filter((path) => /(?:^|\/)index\.html$/.test(path));
  const depth = (path: string) => path.split('/').length;
  const first = pages.sort((a, b) => depth(a) - depth(b) || a.localeCompare(b))[0];
  if (first === undefined) throw new Error('There is no index.html in it to start from.');
  return first.slice(0, -'index.html'.length);
}

const STYLE = /[ \t]*<link\b[^>]*>[ \t]*\n?/gi;
const SCRIPT = /[ \t]*<script\b([^>]*)>\s*<\/script\s*>[ \t]*\n?/gi;

/** Takes the links to its own style sheets and classic scripts out of a page; one link stays in the place of the first. */
function takeLinks(html: string, known: ReadonlySet<string>) {
  const styles: string[] = [];
  const scripts: string[] = [];
  const own = (tag: string, attribute: string) => {
    const value = new RegExp(`\\b${attribute}\\s*=\\s*["']?([^"'\\s>]+)`, 'i').exec(tag)?.[1] ?? '';
    const path = value.replace(/^\.\//, '').replace(/[?#].*$/, '');
    return known.has(path) ? path : null;
  };
  const text = html
    .replace(STYLE, (tag) => {
      const path = /\brel\s*=\s*["']?stylesheet/i.test(tag) ? own(tag, 'href') : null;
      if (!path) return tag;
      styles.push(path);
      return styles.length === 1 ? '  <link rel="stylesheet" href="styles.css">\n' : '';
    })
    .replace(SCRIPT, (tag, attributes: string) => {
      const path = own(attributes, 'src');
      // A module may import others, which would be missing.
      if (!path || /\btype\s*=\s*["']?(?!text\/javascript)/i.test(attributes)) return tag;
      scripts.push(path);
      return '';
    });
  const end = scripts.length > 0 ? '  <script src="script.js"></script>\n' : '';
  const at = text.toLowerCase().lastIndexOf('</body');
  return { html: at < 0 ? text + end : text.slice(0, at) + end + text.slice(at), styles, scripts };
}

function joined(parts: readonly string[]): string {
  const text = parts.filter(Boolean).join('\n\n');
  return text ? `${text}\n` : '';
}

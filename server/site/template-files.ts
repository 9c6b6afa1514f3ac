import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type {
  CodeView,
  FileView,
  RawFile,
  TemplateFile,
  TemplateFiles,
} from '../../app/lib/template-files.ts';
import { readDemoSites, templatesFolder } from '../demo/catalogue.ts';
import { shippedFiles } from '../demo/files.ts';
import { Highlighter } from '../highlight/highlighter.ts';
import { languageOf } from '../highlight/languages.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import { contentType } from './content-types.ts';
import { RecentlyUsed } from './recently-used.ts';

/** More text than this is not put into a page. */
const mostShown = 512 * 1024;
/** More than this, or a longer line, is shown without colours: it is a build, not something to read. */
const mostColoured = 160 * 1024;
const longestLine = 4_000;

type Code = CodeView & { size: number };

/**
 * Files of the templates in the catalogue, as their zips hold them. Folders are listed once: templates do not change
 * while the process runs. A path is compared with that list, so nothing beside it can be asked for.
 */
export function openTemplateFiles(folder = templatesFolder, highlighter = new Highlighter()): TemplateFiles {
  const lists = new Map<string, Promise<readonly TemplateFile[]>>();
  const recent = new RecentlyUsed<Code>(16 * 1024 * 1024);
  let ids: Promise<ReadonlySet<string>> | null = null;

  const list: TemplateFiles['list'] = async (id) => {
    ids ??= readDemoSites(folder).then((sites) => new Set(sites.map((site) => site.id)));
    if (!(await ids).has(id)) return null;
    const known = lists.get(id) ?? listFiles(path.join(folder, id));
    lists.set(id, known);
    return known;
  };
  const find = async (id: string, file: string) => (await list(id))?.find((one) => one.path === file) ?? null;
  const read = async (id: string, file: string) =>
    (await find(id, file)) ? new Uint8Array(await readFile(path.join(folder, id, file))) : null;

  async function codeOf(key: string, file: string, text: string): Promise<CodeView> {
    const known = recent.get(key);
    if (known) return known;
    const { name, grammar } = languageOf(file);
    const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
    const isLarge = text.length > mostColoured || lines.some(({ length }) => length > longestLine);
    const coloured = grammar && !isLarge ? await highlighter.highlight(lines.join('\n'), grammar) : null;
    const html = (coloured ?? lines.map(escapeHtml)).map(numberLine).join('');
    const plain = !grammar || coloured ? null : isLarge ? 'large' : 'slow';
    const view: Code = { html, lines: lines.length, language: name, plain, size: html.length * 2 };
    // What was too slow under load may be quick the next time.
    if (plain !== 'slow') recent.set(key, view);
    return view;
  }

  return {
    list,
    async text(id, file) {
      const bytes = await read(id, file);
      return bytes && new TextDecoder().decode(bytes);
    },
    async raw(id, file): Promise<RawFile | null> {
      const bytes = await read(id, file);
      return bytes && { bytes, type: contentType(file) };
    },
    async view(id, file): Promise<FileView | null> {
      const bytes = await read(id, file);
      if (!bytes) return null;
      const text = readText(bytes);
      const kind = kindOf(file, text !== null);
      const about = { path: file, bytes: bytes.length, kind };
      if (text === null || bytes.length > mostShown) return { ...about, code: null };
      const { size: _size, ...code } = (await codeOf(`${id}/${file}`, file, text)) as Code;
      return { ...about, code };
    },
  };
}

async function listFiles(folder: string): Promise<readonly TemplateFile[]> {
  const paths = await shippedFiles(folder);
  return Promise.all(
    paths.map(async (file) => ({ path: file, bytes: (await stat(path.join(folder, file))).size })),
  );
}

/** The text of the bytes; null when they are not text. */
function readText(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function kindOf(file: string, isText: boolean): FileView['kind'] {
  const type = contentType(file);
  if (type.startsWith('image/')) return 'image';
  if (type.startsWith('font/') || /\.(otf|ttf|woff)$/i.test(file)) return 'font';
  return isText ? 'text' : 'binary';
}

/** The number is drawn by the style sheet, so that it is not copied with the line. A file has many: no byte is idle. */
function numberLine(html: string, index: number): string {
  return `<span id="L${index + 1}">${html}\n</span>`;
}

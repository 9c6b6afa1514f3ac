import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileView, RawFile, TemplateFile, TemplateFiles } from '../../domain/template/template-files.ts';
import { readDemoSites, templatesFolder } from '../demo/catalogue.ts';
import { shippedFiles } from '../demo/files.ts';
import { mostShown, openCodeViews } from '../highlight/code-views.ts';
import type { Highlighter } from '../highlight/highlighter.ts';
import { contentType } from './content-types.ts';

/**
 * Files of the templates in the catalogue, as their zips hold them. Folders are listed once: templates do not change
 * while the process runs. A path is compared with that list, so nothing beside it can be asked for.
 */
export function openTemplateFiles(folder = templatesFolder, highlighter?: Highlighter): TemplateFiles {
  const codes = openCodeViews(highlighter);
  const lists = new Map<string, Promise<readonly TemplateFile[]>>();
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
      return { ...about, code: await codes.view(`${id}/${file}`, file, text, 'the catalogue') };
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

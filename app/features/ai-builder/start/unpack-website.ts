import { unzipSync } from 'fflate';
import { textOf } from '../../../../domain/merge/tree.ts';
import { declareUtf8, decodeText } from '../../../../domain/repository/decode-text.ts';
import { limitFault, type SiteFile, type SiteFiles } from '../../../../domain/studio/site-files.ts';
import { readZipPaths } from '../../../lib/zip/directory.ts';
import { faultOfPath } from '../../../lib/zip/path.ts';

/** What no website is made of and some programs pack along. */
const NOT_OF_IT = /(?:^|\/)(?:__MACOSX|\.git)\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db)$/;

/** Files that are texts, whatever they are encoded in. */
const TEXTS = /\.(?:css|csv|html?|js|json|mjs|md|svg|txt|xml)$/i;

type Unpacked = { files: SiteFiles; rewritten: string[] };

/**
 * The files of a website's archive: without the folder that git puts around them (`isArchive`), or without those that hold everything.
 * Texts that say or seem to be of another encoding than UTF-8 are written in it and named in `rewritten`. Throws with words for the visitor when it is none, its names cannot be read, or it is too much.
 */
export function unpackWebsite(zip: Uint8Array, isArchive = false): Unpacked {
  const all = readZipPaths(zip);
  /** By the names that `fflate` gives its results, which need not be the paths. */
  const paths = new Map<string, string>();
  let asked = 0;
  let bytes = 0;
  let fault: string | null = null;
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(zip, {
      filter({ name, originalSize }) {
        const path = all[asked++] ?? name;
        if (fault || path.endsWith('/') || NOT_OF_IT.test(path) || faultOfPath(path)) return false;
        paths.set(name, path);
        bytes += originalSize;
        fault = limitFault(paths.size, bytes);
        return fault === null;
      },
    });
  } catch (cause) {
    throw new Error('The archive could not be opened.', { cause });
  }
  if (fault) throw new Error(fault);
  const rewritten: string[] = [];
  const entries = [...paths].flatMap(([name, path]): [string, SiteFile][] => {
    const content = unpacked[name];
    if (!content) return [];
    const text = textOf(content);
    const other = text === null && TEXTS.test(path) ? decodeText(content) : null;
    if (other) rewritten.push(path);
    return [[path, text ?? (other ? declareUtf8(other.text) : content)]];
  });
  const folder = folderOf(
    entries.map(([path]) => path),
    isArchive ? 1 : Number.POSITIVE_INFINITY,
  );
  const inside = (path: string) => path.slice(folder.length);
  return {
    files: Object.fromEntries(entries.map(([path, file]) => [inside(path), file])),
    rewritten: rewritten.map(inside),
  };
}

/** The folder, with its slash, that holds everything; not deeper than so many folders. */
function folderOf(paths: readonly string[], deepest: number): string {
  let folder = '';
  for (let depth = 0; ; depth++) {
    const first = paths[0]?.slice(folder.length) ?? '';
    const next = folder + first.slice(0, first.indexOf('/') + 1);
    if (depth === deepest || next === folder || !paths.every((path) => path.startsWith(next))) return folder;
    folder = next;
  }
}

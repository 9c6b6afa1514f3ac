import { unzipSync } from 'fflate';
import { textOf } from '../../../../domain/merge/tree.ts';
import { limitFault, type SiteFile, type SiteFiles } from '../../../../domain/studio/site-files.ts';
import { readZipPaths } from '../../../lib/zip/directory.ts';
import { faultOfPath } from '../../../lib/zip/path.ts';

/** What no website is made of and some programs pack along. */
const NOT_OF_IT = /(?:^|\/)(?:__MACOSX|\.git)\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db)$/;

/**
 * The files of a website's archive; those that all lie in one folder, or in `around`, without it. Texts are those that are UTF-8. Throws with words for
 * the visitor when it is none, its names cannot be read, or it is too much.
 */
export function unpackWebsite(zip: Uint8Array, around?: string): SiteFiles {
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
  const entries = [...paths].flatMap(([name, path]): [string, SiteFile][] => {
    const content = unpacked[name];
    return content ? [[path, textOf(content) ?? content]] : [];
  });
  const folder = around ?? folderOf(entries.map(([path]) => path));
  return Object.fromEntries(entries.map(([path, file]) => [path.slice(folder.length), file]));
}

/** The folder, with its slash, that holds everything. */
function folderOf(paths: readonly string[]): string {
  let folder = '';
  for (;;) {
    const first = paths[0]?.slice(folder.length) ?? '';
    const next = folder + first.slice(0, first.indexOf('/') + 1);
    if (next === folder || !paths.every((path) => path.startsWith(next))) return folder;
    folder = next;
  }
}

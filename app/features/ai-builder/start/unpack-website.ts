import { strFromU8, unzipSync } from 'fflate';
import { readZipPaths } from '../../../lib/zip/directory.ts';

/** Texts of a page are smaller than this; what is bigger is listed and not unpacked. Bytes. */
const MAX_BYTES = 2 * 1024 * 1024;
const TEXT = /\.(?:html?|css|m?js|svg|json|txt|md)$/i;

/** The paths of a website's archive and its texts. Throws with words for the visitor when it is none, or its names cannot be read. */
export function unpackWebsite(zip: Uint8Array): { paths: string[]; read: (path: string) => Promise<string> } {
  const all = readZipPaths(zip);
  let asked = 0;
  /** By path the names that `fflate` gives its results. */
  const keys = new Map<string, string>();
  let texts: Record<string, Uint8Array>;
  try {
    texts = unzipSync(zip, {
      filter({ name, originalSize }) {
        const path = all[asked++] ?? name;
        if (!path.endsWith('/')) keys.set(path, name);
        return TEXT.test(path) && originalSize <= MAX_BYTES;
      },
    });
  } catch (cause) {
    throw new Error('The archive could not be opened.', { cause });
  }
  return {
    paths: [...keys.keys()],
    async read(path) {
      const bytes = texts[keys.get(path) ?? ''];
      if (!bytes) throw new Error(`${path} is too long to work on here.`);
      return strFromU8(bytes);
    },
  };
}

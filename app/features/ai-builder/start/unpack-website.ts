import { strFromU8, unzipSync } from 'fflate';

/** Texts of a page are smaller than this; what is bigger is listed and not unpacked. Bytes. */
const MAX_BYTES = 2 * 1024 * 1024;
const TEXT = /\.(?:html?|css|m?js|svg|json|txt|md)$/i;

/** The paths of a website's archive and its texts. Throws with words for the visitor when it is no zip. */
export function unpackWebsite(zip: Uint8Array): { paths: string[]; read: (path: string) => Promise<string> } {
  const paths: string[] = [];
  let texts: Record<string, Uint8Array>;
  try {
    texts = unzipSync(zip, {
      filter({ name, originalSize }) {
        if (!name.endsWith('/')) paths.push(name);
        return TEXT.test(name) && originalSize <= MAX_BYTES;
      },
    });
  } catch (cause) {
    throw new Error('The archive could not be opened.', { cause });
  }
  return {
    paths,
    async read(path) {
      const bytes = texts[path];
      if (!bytes) throw new Error(`${path} is too long to work on here.`);
      return strFromU8(bytes);
    },
  };
}

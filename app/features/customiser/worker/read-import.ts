import { strFromU8, unzipSync } from 'fflate';
import { isOwnPicture, type Outline, type Subject, type Values } from '../schema.ts';
import { onlyChanged } from '../values/only-changed.ts';
import { readSiteFile } from './site-file.ts';

/** What was read: the values, and the pictures that came with them. */
export type Imported = {
  values: Values;
  version: string | null;
  pictures: Record<string, Uint8Array<ArrayBuffer>>;
};

/** Bytes of a picture that was added here, at most; they are made much smaller. */
const MAX_PICTURE = 8 * 1024 * 1024;

/** Reads a `site.json`, or a zip that was downloaded here with one. Throws with words for the visitor. */
export function readImport(name: string, bytes: Uint8Array, subject: Subject, outline: Outline): Imported {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip && !/\.json$/i.test(name))
    throw new Error('Choose a site.json, or a zip that was downloaded from here.');
  const files = isZip ? unpack(bytes) : { 'site.json': bytes };
  const site = files['site.json'];
  if (!site) throw new Error('There is no site.json in this zip.');
  const { values, version } = readSiteFile(strFromU8(site), subject);
  const pictures = Object.entries(files).filter(([path]) => isOwnPicture(path));
  return {
    values: onlyChanged(values, outline.site),
    version,
    pictures: Object.fromEntries(pictures) as Imported['pictures'],
  };
}

function unpack(zip: Uint8Array): Record<string, Uint8Array> {
  try {
    const all = unzipSync(zip, {
      filter: ({ name, originalSize }) =>
        originalSize <= MAX_PICTURE && /^(?:[^/]+\/)?(?:site\.json$|assets\/own\/)/.test(name),
    });
    return Object.fromEntries(
      Object.entries(all).map(([path, bytes]) => [path.replace(/^(?!assets\/own\/)[^/]+\//, ''), bytes]),
    );
  } catch (cause) {
    throw new Error('The zip could not be opened.', { cause });
  }
}

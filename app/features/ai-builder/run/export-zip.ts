import { strToU8, zipSync } from 'fflate';
import { FILE_NAMES, type PageFiles } from '../schema.ts';
import { linkedPage } from './linked-page.ts';

/** The page as a zip that runs when it is unpacked. Empty files are left out. */
export function exportZip(files: PageFiles): Blob {
  const ready = { ...files, 'index.html': linkedPage(files) };
  const entries = FILE_NAMES.filter((name) => ready[name].trim()).map((name) => [name, strToU8(ready[name])]);
  return new Blob([zipSync(Object.fromEntries(entries)) as BlobPart], { type: 'application/zip' });
}

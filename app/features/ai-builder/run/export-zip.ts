import { strToU8, zipSync } from 'fflate';
import type { SiteFiles } from '../../../../domain/studio/site-files.ts';
import { filesToTake } from './linked-page.ts';

/** The website as a zip that runs when it is unpacked. */
export function exportZip(files: SiteFiles): Blob {
  const entries = Object.entries(filesToTake(files)).map(([path, file]) => [
    path,
    typeof file === 'string' ? strToU8(file) : file,
  ]);
  return new Blob([zipSync(Object.fromEntries(entries)) as BlobPart], { type: 'application/zip' });
}

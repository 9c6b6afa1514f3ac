import type { Readable } from 'node:stream';
import { whileStaged } from '../../files/staging.ts';
import { inspectZip, openZip } from '../../storage/inspect/zip.ts';
import type { SiteFile } from '../site-files.ts';

/**
 * What `use` makes of the files of a zip, which lies in `directory` meanwhile. Throws 415 for one that is damaged, or that
 * not everybody could unpack without harm.
 */
export function withZipFiles<T>(
  directory: string,
  zip: Readable,
  use: (files: SiteFile[]) => Promise<T>,
): Promise<T> {
  return whileStaged(directory, zip, async ({ path }) => {
    await inspectZip(path);
    const { files, close } = await openZip(path);
    try {
      return await use(files);
    } finally {
      await close();
    }
  });
}

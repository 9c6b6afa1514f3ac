import { typeOf } from '../../../../domain/preview/media-types.ts';
import { pathFrom } from '../../../../domain/preview/path-from.ts';
import { fileAt, type SiteFile, type SiteFiles } from '../../../../domain/studio/site-files.ts';

/** A file that a running page has asked for, by the address it gave; without content where the website has none there. */
type OwnFile = { address: string; content: SiteFile | null; type: string };

/** What a script of a page loads by an address of the website itself. */
export function ownFile(files: SiteFiles, page: string, address: string): OwnFile {
  // Modules know themselves by such an address.
  const path = pathFrom(page, address.replace(/^site:/, ''));
  return {
    address,
    content: (path === null ? null : fileAt(files, path)) ?? null,
    type: (path === null ? null : typeOf(path)) ?? 'text/plain',
  };
}

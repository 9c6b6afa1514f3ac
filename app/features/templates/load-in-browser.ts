import { browseHere, rememberDownloads } from './browser-gallery.ts';
import type { GalleryData } from './gallery-data.ts';
import { parseSelection } from './search/selection.ts';

let last: GalleryData | undefined;

type Options = {
  url: URL;
  templateId: string | undefined;
  /** Asks the server. */
  serverLoader(): Promise<GalleryData>;
};

/**
 * The gallery's data without the server, once all templates are here. Without a connection the list stays as it is, marked
 * as stale, and the page says so.
 */
export async function loadGalleryInBrowser({ url, templateId, serverLoader }: Options): Promise<GalleryData> {
  const selection = parseSelection(url.searchParams);
  const here = browseHere(selection, templateId);
  if (here) return here;
  try {
    last = await serverLoader();
    rememberDownloads(last.downloads);
    return last;
  } catch (error) {
    // What the server itself answers, such as a redirect, is not a broken connection.
    if (!last || !(error instanceof TypeError)) throw error;
    return { ...last, selection, stale: true };
  }
}

/** Keeps the data of the first page, so that a lost connection does not empty it. */
export function rememberGallery(data: GalleryData): void {
  last = data;
  rememberDownloads(data.downloads);
}

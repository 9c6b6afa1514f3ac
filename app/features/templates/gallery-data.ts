import type { GalleryResult } from './search/browse.ts';
import type { DownloadCounts } from './search/order.ts';
import type { Selection } from './search/selection.ts';

/** Data of the page /templates and /templates/{id}. */
export type GalleryData = {
  selection: Selection;
  result: GalleryResult;
  /** The template the address puts forward. */
  highlighted: { id: string; title: string } | null;
  /** No template has the id of the address. */
  missing: boolean;
  /** Where the browser gets all templates, to filter by itself. */
  catalogueHref: string;
  /** Given when the order asks for them; null when they could not be read. */
  downloads?: DownloadCounts | null;
  /** The list could not be brought up to date and is the one from before. */
  stale?: boolean;
};

import type { Hits } from '../../../domain/template/text-index.ts';
import type { GalleryData } from './gallery-data.ts';
import type { TemplateSummary } from './schema.ts';
import { browse } from './search/browse.ts';
import { type Catalogue, prepareCatalogue } from './search/catalogue.ts';
import type { DownloadCounts } from './search/order.ts';
import { isNarrowed, type Selection } from './search/selection.ts';

/** All templates in the browser. Filters answer from here once it has arrived, and the search once `search` is set. */
type Known = {
  href: string;
  catalogue: Catalogue;
  byId: Map<string, TemplateSummary>;
  search: ((q: string) => Hits) | null;
};

let known: Known | null = null;
let downloads: DownloadCounts | undefined;
let loading: Promise<Known> | null = null;
let indexing: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Fetches all templates, once. What fails is tried again by the next call. */
export function warmCatalogue(href: string): Promise<Known> {
  loading ??= fetchCatalogue(href).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchCatalogue(href: string): Promise<Known> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`The catalogue answers with status ${response.status}.`);
  const { templates } = (await response.json()) as { templates: TemplateSummary[] };
  const byId = new Map(templates.map((template) => [template.id, template]));
  known = { href, catalogue: prepareCatalogue(templates), byId, search: null };
  return known;
}

/** Fetches all templates and the search's code, and indexes their words, once. */
export function warmSearch(href: string): Promise<void> {
  indexing ??= makeIndex(href).catch((error: unknown) => {
    indexing = null;
    throw error;
  });
  return indexing;
}

async function makeIndex(href: string): Promise<void> {
  const [text, one] = await Promise.all([
    import('../../../domain/template/text-index.ts'),
    warmCatalogue(href),
  ]);
  const index = await text.indexTemplatesGently([...one.byId.values()]);
  one.search = (q) => text.searchTemplates(index, (id) => one.byId.get(id), q);
  for (const listener of listeners) listener();
}

/** Calls the listener when the search becomes able to answer. */
export function subscribeToSearch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a search can be answered without the server. */
export function isSearchReady(): boolean {
  return Boolean(known?.search);
}

/** Keeps the download counts a page came with: the order by popularity needs them. */
export function rememberDownloads(counts: DownloadCounts | null | undefined): void {
  if (counts) downloads = counts;
}

/** The gallery's data for a selection, if this browser has all it takes; null when the server must be asked. */
export function browseHere(selection: Selection, templateId: string | undefined): GalleryData | null {
  if (!known || (selection.q && !known.search) || (selection.sort === 'popular' && !downloads)) return null;
  const template = templateId === undefined ? undefined : known.byId.get(templateId);
  const highlighted = template && !isNarrowed(selection) ? template : null;
  const { catalogue, search } = known;
  return {
    selection,
    result: browse(
      { catalogue, downloads, first: highlighted?.id, search: search ?? (() => new Map()) },
      selection,
    ),
    highlighted: highlighted && { id: highlighted.id, title: highlighted.title },
    missing: templateId !== undefined && !template,
    catalogueHref: known.href,
    ...(selection.sort === 'popular' ? { downloads } : {}),
  };
}

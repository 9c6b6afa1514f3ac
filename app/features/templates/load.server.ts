import { createHash } from 'node:crypto';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { requestValues } from '../../../domain/site/request-context.ts';
import { indexTemplates, searchTemplates, type TextIndex } from '../../../domain/template/text-index.ts';
import { findTemplate, templates } from './catalogue.server.ts';
import type { GalleryData } from './gallery-data.ts';
import { loadDownloadCounts } from './history/popular.server.ts';
import { browse } from './search/browse.ts';
import { prepareCatalogue } from './search/catalogue.ts';
import { isNarrowed, parseSelection, selectionHref } from './search/selection.ts';

const catalogue = prepareCatalogue(templates);
const byId = new Map(templates.map((template) => [template.id, template]));
let index: TextIndex | undefined;

/** The gallery's templates, prepared for searching and filtering. */
const gallerySources = {
  catalogue,
  search(q: string) {
    index ??= indexTemplates(templates);
    return searchTemplates(index, (id) => byId.get(id), q);
  },
};

/** Every template as JSON, for the gallery in the browser. */
const catalogueJson = JSON.stringify({ templates });

/** Address of that JSON. It changes with the content, so that the answer may be kept for ever. */
const catalogueHref = `/templates/catalogue.json?v=${createHash('sha256').update(catalogueJson).digest('base64url').slice(0, 12)}`;

/** The part of the gallery that the address asks for. Status 404 when it names a template that does not exist. */
export async function loadGallery({ url, params, context }: LoaderFunctionArgs) {
  const selection = parseSelection(url.searchParams);
  if (isFromForm(url.searchParams)) throw redirect(selectionHref(selection, url.pathname));
  const { templateId } = params;
  const template = templateId === undefined ? null : findTemplate(templateId);
  const missing = templateId !== undefined && !template;
  const downloads = selection.sort === 'popular' ? await readDownloads(context) : undefined;
  // A search or filter is about all templates again.
  const highlighted = template && !isNarrowed(selection) ? template : null;
  return data<GalleryData>(
    {
      selection,
      result: browse(
        { ...gallerySources, downloads: downloads ?? undefined, first: highlighted?.id },
        selection,
      ),
      highlighted: highlighted && { id: highlighted.id, title: highlighted.title },
      missing,
      catalogueHref,
      downloads,
    },
    { status: missing ? 404 : 200 },
  );
}

/** Every template as JSON. The address changes with the content. */
export function loadCatalogueFile(): Response {
  return new Response(catalogueJson, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}

/** A plain form sends empty and repeated fields; its result gets the short address that links have. */
function isFromForm(params: URLSearchParams): boolean {
  const names = [...params.keys()];
  return [...params.values()].includes('') || new Set(names).size < names.length;
}

async function readDownloads(context: LoaderFunctionArgs['context']) {
  try {
    return await loadDownloadCounts(context);
  } catch (error) {
    context.get(requestValues).logFailure('download_counts_failed', error);
    return null;
  }
}

import { useRef } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import type { GalleryData } from '../gallery-data.ts';
import { GALLERY_INTRO, GALLERY_TITLE } from '../texts.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterBar } from './filter-bar.tsx';
import { GalleryNotes } from './gallery-notes.tsx';
import { NoTemplates } from './no-templates.tsx';
import { ResultLine } from './result-line.tsx';
import { ShowMore } from './show-more.tsx';
import { TemplateGrid } from './template-grid.tsx';
import { TemplateNotFound } from './template-not-found.tsx';
import { useGallery } from './use-gallery.ts';
import { useResultsInView } from './use-results-in-view.ts';

/** The gallery, or that there is no template of the name. */
export function GalleryPage({ data }: { data: GalleryData }) {
  return data.missing ? <TemplateNotFound /> : <Gallery data={data} />;
}

/** Heading, search and filters, the works, and what the labels mean. */
function Gallery({ data }: { data: GalleryData }) {
  const gallery = useGallery(data);
  const { result, highlighted, stale, unranked, busy } = gallery;
  const results = useRef<HTMLElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  useResultsInView(results, gallery.href({ ...gallery.selection, page: 1 }));
  return (
    <Page className="gallery">
      <PageHeading title={GALLERY_TITLE} intro={GALLERY_INTRO} />
      <FilterBar gallery={gallery} />
      <section ref={results} aria-label="Templates" aria-busy={busy} className="gallery-results">
        {highlighted && (
          <p className="mt-6 w-fit border-l-4 border-signal bg-surface px-4 py-2.5 font-semibold">
            📌 Showing highlighted template: {highlighted.title}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-5">
          <ResultLine ref={line} gallery={gallery} />
          <ActiveFilters gallery={gallery} onRemoved={() => line.current?.focus()} />
        </div>
        {stale && (
          <Alert variant="danger" className="mb-6">
            The list could not be brought up to date. You seem to be offline; what you see is the list from
            before.
          </Alert>
        )}
        {unranked && (
          <Alert className="mb-6">
            The download counts can not be read right now, so the newest come first.
          </Alert>
        )}
        {result.total === 0 ? (
          <NoTemplates gallery={gallery} />
        ) : (
          <TemplateGrid shown={result.shown} highlighted={highlighted?.id} around={results} />
        )}
        <ShowMore gallery={gallery} />
      </section>
      <GalleryNotes />
    </Page>
  );
}

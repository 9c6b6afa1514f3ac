import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import type { GalleryData } from '../gallery-data.ts';
import { GALLERY_INTRO, GALLERY_TITLE, LICENCE_TEXT, SCORES_TEXT } from '../texts.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NoTemplates } from './no-templates.tsx';
import { ResultLine } from './result-line.tsx';
import { ShowMore } from './show-more.tsx';
import { TemplateGrid } from './template-grid.tsx';
import { TemplateNotFound } from './template-not-found.tsx';
import { useGallery } from './use-gallery.ts';

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

/** What holds for all works, said once: the licence in plain words, and what the figures mean. */
function GalleryNotes() {
  return (
    <dl className="mt-16 grid gap-x-10 gap-y-5 border-t border-line pt-6 text-label text-ink-soft lg:grid-cols-2">
      <div>
        <dt className="font-semibold text-ink">Free to use</dt>
        <dd className="mt-1 max-w-line">{LICENCE_TEXT}</dd>
      </div>
      <div>
        <dt className="font-semibold text-ink">Measured, not promised</dt>
        <dd className="mt-1 max-w-line">{SCORES_TEXT}</dd>
      </div>
    </dl>
  );
}

/**
 * Shows a changed list from its beginning: it is scrolled to when one stood further down in the list before. Back and
 * Forward lead to where one was, which the router looks after.
 */
function useResultsInView(results: RefObject<HTMLElement | null>, listed: string): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ listed, key });
  useEffect(() => {
    const before = shown.current;
    shown.current = { listed, key };
    const isReturn = key !== before.key && type === 'POP';
    const element = results.current;
    if (!element || isReturn || before.listed === listed) return;
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (element.getBoundingClientRect().top < covered) {
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  }, [results, listed, key, type]);
}

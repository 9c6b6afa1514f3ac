import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import {
  browseHere,
  isSearchReady,
  subscribeToSearch,
  warmCatalogue,
  warmSearch,
} from '../browser-gallery.ts';
import type { GalleryData } from '../gallery-data.ts';
import { rememberGallery } from '../load-in-browser.ts';
import { EVERYTHING, type Selection, selectionHref } from '../search/selection.ts';
import { TYPED, useSearchText } from './use-search-text.ts';

export type Gallery = ReturnType<typeof useGallery>;

/**
 * What the gallery shows and what can be done with it. The address decides; only the search field runs ahead of it, and
 * what is clicked shows at once as chosen while its list is on the way.
 */
export function useGallery(data: GalleryData) {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const [warmingFailed, setWarmingFailed] = useState(false);
  const ready = useSyncExternalStore(subscribeToSearch, isSearchReady, () => false);
  useEffect(() => rememberGallery(data), [data]);

  // Shown as chosen at once; the router takes its time. New data, whatever brought it, ends it.
  const [pending, setPending] = useState<{ to: Selection; until: GalleryData } | null>(null);
  const wanted = pending?.until === data ? pending.to : data.selection;
  const go = useCallback(
    (to: Selection, options: { replace?: boolean; state?: unknown } = {}) => {
      setPending({ to, until: data });
      void navigate(selectionHref(to, pathname), { preventScrollReset: true, ...options });
    },
    [navigate, pathname, data],
  );
  const search = useSearchText(data.selection.q, (q) => {
    if (q !== wanted.q) go({ ...wanted, q, page: 1 }, { replace: true, state: TYPED });
  });

  const ahead = search.q !== data.selection.q;
  const view = useMemo(
    () => (ahead && ready && browseHere({ ...data.selection, q: search.q, page: 1 }, undefined)) || data,
    [ahead, ready, data, search.q],
  );

  const warm = useCallback(
    (what: 'filters' | 'search') => {
      const work = what === 'search' ? warmSearch(data.catalogueHref) : warmCatalogue(data.catalogueHref);
      work.then(
        () => setWarmingFailed(false),
        () => setWarmingFailed(true),
      );
    },
    [data.catalogueHref],
  );

  const [extendedAfter, setExtendedAfter] = useState('');
  useFocusAfter(extendedAfter, data.result.shown.length);

  const selection = { ...wanted, q: search.q };
  return {
    /** What is chosen, with what is on the way. */
    selection,
    /** The list on show. */
    result: view.result,
    highlighted: view.highlighted,
    search,
    /** The list on show is not yet that of the selection. */
    busy: state !== 'idle' || (ahead && view === data && !warmingFailed),
    stale: Boolean(data.stale),
    /** 'popular' was asked for and its figures could not be read. */
    unranked: data.selection.sort === 'popular' && data.downloads === null,
    /** Address of a selection on this page. */
    href: (to: Selection) => selectionHref(to, pathname),
    choose: (to: Selection) => go(to),
    /** Shows more of the same list; `lastId` moves the focus to the first template after it. */
    extend: (to: Selection, lastId = '') => {
      setExtendedAfter(lastId);
      go(to, { replace: true });
    },
    clear: () => {
      search.settle('');
      go(EVERYTHING);
    },
    warm,
    path: pathname,
  };
}

/**
 * When the list has become longer, moves the focus from 'Show more' to the template after the one with the id, where
 * reading goes on.
 */
function useFocusAfter(id: string, length: number): void {
  const before = useRef(length);
  useEffect(() => {
    const grown = length > before.current;
    before.current = length;
    if (!grown || !id) return;
    const next = document.getElementById(`template-${id}`)?.nextElementSibling;
    next?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
  }, [id, length]);
}

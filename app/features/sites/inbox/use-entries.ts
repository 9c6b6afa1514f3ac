import type { User } from '@supabase/supabase-js';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Site } from '../sites.ts';
import { entriesQuery, entryCountsQuery, type FormCount, markSeen, type Wanted } from './entries.ts';

/** How often to look whether something has arrived, in milliseconds. */
const LOOK_EVERY = 15_000;

/** What the forms of a site have received, asked again while somebody looks. */
export function useFormCounts(user: User, site: Site, isWatched: boolean): FormCount[] | undefined {
  const { data } = useQuery({
    ...entryCountsQuery(user.id),
    staleTime: isWatched ? 0 : LOOK_EVERY,
    refetchInterval: isWatched && LOOK_EVERY,
  });
  return data?.filter(({ site_id }) => site_id === site.id);
}

/** The entries that are wanted, page by page. Those that are shown are new no longer the next time. */
export function useEntries(user: User, site: Site, wanted: Wanted) {
  const queries = useQueryClient();
  const list = useInfiniteQuery({
    ...entriesQuery(user.id, site.id, wanted),
    // The list stays as it is while somebody reads it; whoever opens it again gets a fresh one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Offline it fails and says so.
    networkMode: 'always',
    placeholderData: keepPreviousData,
  });
  const entries = list.data?.pages.flatMap((page) => page.entries);
  const marked = useRef(new Set<string>());
  const unseen = (entries ?? []).filter(({ id, is_new }) => is_new && !marked.current.has(id));
  const ids = unseen.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (ids === '') return;
    const shown = ids.split(' ');
    for (const id of shown) marked.current.add(id);
    markSeen(shown)
      .then(() => queries.invalidateQueries(entryCountsQuery(user.id)))
      // They are new again the next time.
      .catch((error: unknown) => console.info('What was shown is not marked as seen.', error));
  }, [ids, queries, user.id]);
  return { list, entries };
}

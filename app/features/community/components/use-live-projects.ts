import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useLiveRows } from '../../../shell/use-live-rows.ts';
import type { Listing } from '../listing.ts';
import { LIVE_PROJECTS, withChange } from '../live.ts';
import type { ProjectPage } from '../queries.ts';
import { listingQuery, refreshProjects } from '../query-options.ts';

/** Keeps the list up to date with what others publish, edit, delete and download. */
export function useLiveProjects(listing: Listing, place: RefObject<Element | null>, active: boolean): void {
  const queries = useQueryClient();
  useLiveRows({
    key: 'community',
    followed: LIVE_PROJECTS,
    take(change) {
      const { queryKey } = listingQuery(listing);
      const page = queries.getQueryData<ProjectPage>(queryKey);
      if (!page) return false;
      const changed = withChange(page, change);
      if (changed && changed !== page) queries.setQueryData(queryKey, changed);
      return changed === null;
    },
    readAgain: () => void refreshProjects(queries),
    place,
    active,
  });
}

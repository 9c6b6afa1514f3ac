import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getSupabase } from '../../lib/supabase.ts';
import type { Listing } from './listing.ts';
import type { Project } from './project.ts';
import { countRemixes, findProject, listProjects, type ProjectPage } from './queries.ts';

const ALL = ['projects'] as const;

/** What the cache needs to read something. */
export type Reading<Data> = { queryKey: QueryKey; queryFn: () => Promise<Data> };

/** Reads a page of the list in the browser. */
export function listingQuery(listing: Listing): Reading<ProjectPage> {
  return {
    queryKey: [...ALL, 'list', listing],
    queryFn: async () => listProjects(await getSupabase(), listing),
  };
}

/** Reads one project in the browser; null when it is not (or no longer) public. */
export function projectQuery(slug: string): Reading<Project | null> {
  return {
    queryKey: [...ALL, 'one', slug],
    queryFn: async () => findProject(await getSupabase(), slug),
  };
}

/** Reads in the browser how often a project was copied. */
export function remixesQuery(projectId: string): Reading<number | null> {
  return {
    queryKey: [...ALL, 'remixes', projectId],
    queryFn: async () => (await countRemixes(await getSupabase(), projectId)) ?? null,
  };
}

/** Whatever shows lists and projects next reads them again; what shows them now does not. */
export function outdateProjects(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ALL, refetchType: 'none' });
}

/** Lists and projects are read again after one was created, deleted or downloaded. */
export function refreshProjects(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ALL });
}

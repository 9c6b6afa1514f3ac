import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { inTime } from '../../lib/in-time.ts';
import { listingHref, parseListing, parseTab } from './listing.ts';
import type { CommunityData, ProjectData } from './load.server.ts';
import { listingQuery, projectQuery, type Reading, remixesQuery } from './query-options.ts';

/** What is known of the community page within 300 ms; the page shows a skeleton for the rest. */
export async function loadCommunityInBrowser(
  queries: QueryClient,
  url: URL,
  slug: string | undefined,
): Promise<CommunityData> {
  const listing = parseListing(url.searchParams);
  if (parseTab(url.searchParams) === 'upload') return { failed: false };
  const [list, featured] = await Promise.all([
    readInTime(queries, listingQuery(listing)),
    slug ? readInTime(queries, projectQuery(slug)) : undefined,
  ]);
  if (list && list.page !== listing.page) throw redirect(listingHref({ ...listing, page: list.page }));
  return { list, featured, failed: false };
}

/** The project, if it arrives within 300 ms. */
export async function loadProjectInBrowser(queries: QueryClient, slug: string): Promise<ProjectData> {
  const project = await readInTime(queries, projectQuery(slug));
  if (project === null) throw redirect('/community');
  const remixes = project && (await readInTime(queries, remixesQuery(project.id)));
  return { project, remixes: remixes ?? undefined };
}

async function readInTime<Data>(queries: QueryClient, reading: Reading<Data>): Promise<Data | undefined> {
  await inTime(queries.prefetchQuery(reading));
  return queries.getQueryData<Data>(reading.queryKey);
}

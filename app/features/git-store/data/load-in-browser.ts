import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { FunctionError } from '../../../lib/call-function.ts';
import { inTime } from '../../../lib/in-time.ts';
import { currentSession } from '../../../shell/session-store.ts';
import { parseListing, parseTab } from '../listing.ts';
import { commitQuery, historyQuery, namedQuery, pageQuery, publicQuery, viewQuery } from './query-options.ts';
import { readPlace } from './read-place.ts';
import { type Address, movedTo, readAddress, type StoreData } from './store-data.ts';

/** What this visitor may see of the address, from the cache where that is fresh. */
export async function loadStoreInBrowser(
  queries: QueryClient,
  params: Record<string, string | undefined>,
  url: URL,
): Promise<StoreData> {
  if (params.owner === undefined && params.repoName === undefined) {
    // Members read their own list; visitors see there what is new in the other.
    if (parseTab(url.searchParams) === 'my' && currentSession().status !== 'signed-out')
      return { failed: false };
    const listing = parseListing(url.searchParams);
    await inTime(queries.prefetchQuery(publicQuery(listing)));
    return { list: queries.getQueryData(publicQuery(listing).queryKey), failed: false };
  }
  let address = readAddress(params, url);
  const name = params.owner ? `${params.owner}/${params.repoName}` : (params.repoName ?? '');
  try {
    if (!address) {
      const found = await queries.fetchQuery(namedQuery(name));
      if (!found) return { problem: { kind: 'not-found', name }, failed: false };
      address = {
        owner: found.owner,
        slug: found.slug,
        place: { kind: 'files', ref: undefined, path: undefined },
      };
    }
    const opened = await open(queries, address);
    const moved = params.owner && movedTo(address, opened.page.repository, url);
    if (moved) throw redirect(moved);
    return { opened, failed: false };
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof FunctionError && error.status === 404) {
      return {
        problem: { kind: error.code === 'ref_not_found' ? 'no-ref' : 'not-found', name },
        failed: false,
      };
    }
    const { message } = error as Error;
    return { problem: { kind: 'failed', name, message }, failed: false };
  }
}

function open(queries: QueryClient, address: Address) {
  return readPlace(address.place, {
    page: (ref) => queries.fetchQuery({ ...pageQuery(address, ref), retry: retryOnce }),
    view: (ref, path) => queries.fetchQuery({ ...viewQuery(address, ref, path), retry: retryOnce }),
    history: (at) => queries.fetchQuery({ ...historyQuery(address, at), retry: retryOnce }),
    commit: (sha) => queries.fetchQuery({ ...commitQuery(address, sha), retry: retryOnce }),
  });
}

/** Once, and not at all for what the server has refused for good. */
function retryOnce(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof FunctionError && error.status >= 400 && error.status < 500);
}

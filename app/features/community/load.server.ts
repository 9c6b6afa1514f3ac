import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { requestValues } from '../../../domain/site/request-context.ts';
import { getServerSupabase } from '../../lib/supabase.server.ts';
import { listingHref, parseListing, parseTab } from './listing.ts';
import type { Project } from './project.ts';
import { countRemixes, findProject, listProjects, type ProjectPage } from './queries.ts';

/** First data of the community page. */
export type CommunityData = {
  /** Left out while it is loading, on the upload tab, and when it could not be read. */
  list?: ProjectPage | undefined;
  /** The project the address puts forward; null when it is not (or no longer) there. */
  featured?: Project | null | undefined;
  failed: boolean;
};

export type ProjectData = {
  project?: Project | undefined;
  /** How many repositories began as a copy of it; left out while that is not known. */
  remixes?: number | undefined;
};

/** Reads the list, and the project of the address, for the first HTML. */
export async function loadCommunity({ url, params, context }: LoaderFunctionArgs) {
  const client = getServerSupabase(context);
  const listing = parseListing(url.searchParams);
  const tab = parseTab(url.searchParams);
  try {
    const [list, featured] = await Promise.all([
      tab === 'browse' ? listProjects(client, listing) : undefined,
      params.slug && tab === 'browse' ? findProject(client, params.slug) : undefined,
    ]);
    if (list && list.page !== listing.page) throw redirect(listingHref({ ...listing, page: list.page }));
    const status = featured === null ? 404 : 200;
    return data<CommunityData>({ list, featured, failed: false }, { status });
  } catch (error) {
    if (error instanceof Response) throw error;
    context.get(requestValues).logFailure('project_list_failed', error);
    return data<CommunityData>({ failed: true }, { status: 503, headers: { 'Retry-After': '30' } });
  }
}

/** Reads a project for its own page; without one, and when it cannot be read, it leads to Community. */
export async function loadProject({ params, context }: LoaderFunctionArgs): Promise<ProjectData> {
  const client = getServerSupabase(context);
  const project = await findProject(client, params.slug ?? '').catch((error: unknown) => {
    context.get(requestValues).logFailure('project_read_failed', error);
    return null;
  });
  if (!project) throw redirect('/community');
  return { project, remixes: await countRemixes(client, project.id) };
}

import type { QueryClient } from '@tanstack/react-query';
import { FunctionError, requestFunction, sessionToken } from '../../lib/call-function.ts';

/** A site in its owner's list. */
export type Site = {
  id: string;
  name: string;
  address: string;
  live_deployment_id: string | null;
  project_id: string | null;
  repository_id: string | null;
  branch: string | null;
  folder: string;
  /** Whether others may copy its files. */
  remix_allowed: boolean;
  /** Why the last push was not published. */
  follow_fault: string | null;
  /** Whether its pages may connect to other hosts. */
  open_connections: boolean;
  /** When an operator took it down, and why. */
  taken_down_at: string | null;
  take_down_reason: string;
  updated_at: string;
};

export type Deployment = {
  id: string;
  source: 'project' | 'repository' | 'upload' | 'builder';
  source_label: string;
  files: number;
  bytes: number;
  notes: string[];
  created_at: string;
  live_at: string | null;
  is_live: boolean;
  /** Of its preview. */
  address: string;
};

/** What is published: something that the site has already, or a zip of this device. */
export type PublishSource =
  | { kind: 'project'; project_id: string }
  | { kind: 'repository'; repository_id: string; branch: string; folder: string }
  | { kind: 'upload'; zip: File }
  /** A page of the builder, packed there; its title stands in the list of deployments. */
  | { kind: 'builder'; zip: Blob; title: string };

/** Calls the function for sites as who is signed in. Rejects with a FunctionError or a NoAnswerError. */
export async function callSites(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  place = '',
  body?: Blob | object,
): Promise<Response> {
  const accessToken = await sessionToken();
  if (!accessToken) throw new FunctionError('Please sign in again.', 401, 'not_signed_in');
  // What is published twice is a deployment more, and everything else is the same the second time.
  return requestFunction(`sites${place}`, { method, body, accessToken, repeatable: method !== 'POST' });
}

/** Under which everything of a member's sites is cached. */
export const keyOf = (userId: string) => ['sites', userId];

/** The member's sites, the one changed last first. */
export const sitesQuery = (userId: string) => ({
  queryKey: keyOf(userId),
  queryFn: async () => ((await (await callSites('GET')).json()) as { sites: Site[] }).sites,
});

/** Whether a new site may have a name: its address, why not, and a name like it that is free. */
export const nameQuery = (userId: string, name: string) => ({
  queryKey: [...keyOf(userId), 'names', name],
  queryFn: () => askForName(name),
  staleTime: 10_000,
});

export type NameAnswer = { address: string; fault: string | null; free: string | null };

/** Deployments of a site, the newest first. */
export const deploymentsQuery = (userId: string, siteId: string) => ({
  queryKey: [...keyOf(userId), siteId, 'deployments'],
  queryFn: async () => {
    const answer = await callSites('GET', `/${siteId}/deployments`);
    return ((await answer.json()) as { deployments: Deployment[] }).deployments;
  },
});

/** Reads everything of a member's sites again. */
export function refreshSites(queries: QueryClient, userId: string): Promise<void> {
  return queries.invalidateQueries({ queryKey: keyOf(userId) });
}

export type Published = { site: Site; deployment: { files: number; bytes: number; notes: string[] } };

/** A new site: its name, and whether others may copy its files. */
export type NewSite = { name: string; remixAllowed: boolean };

/** Publishes to a site of the member's, or to a new one. */
export async function publish(target: { id: string } | NewSite, source: PublishSource) {
  const place = 'id' in target ? `/${target.id}/deployments` : '';
  if ('zip' in source) {
    const title = source.kind === 'upload' ? source.zip.name : source.title;
    const query = new URLSearchParams({ source: source.kind, title: title.slice(0, 300) });
    if ('name' in target) {
      query.set('name', target.name);
      query.set('remix_allowed', String(target.remixAllowed));
    }
    const zip = new Blob([source.zip], { type: 'application/zip' });
    return (await (await callSites('POST', `${place}?${query}`, zip)).json()) as Published;
  }
  const body =
    'name' in target ? { name: target.name, remix_allowed: target.remixAllowed, source } : { source };
  return (await (await callSites('POST', place, body)).json()) as Published;
}

async function askForName(name: string): Promise<NameAnswer> {
  return (await callSites('GET', `/names/${encodeURIComponent(name)}`)).json() as Promise<NameAnswer>;
}

/** Why a project, or a new one, cannot have a site of that name. One that has a site keeps it. */
export async function faultOfName(name: string, projectId?: string): Promise<string | undefined> {
  const { fault } = await askForName(name);
  return fault === null || (projectId && (await siteOfProject(projectId))) ? undefined : fault;
}

async function siteOfProject(projectId: string): Promise<Site | undefined> {
  const { sites } = (await (await callSites('GET')).json()) as { sites: Site[] };
  return sites.find(({ project_id }) => project_id === projectId);
}

/** Publishes the zip that a project has now: again to the site that it has, or to a new one. */
export async function publishProject(projectId: string, newSite: NewSite): Promise<{ address: string }> {
  const site = await siteOfProject(projectId);
  return (await publish(site ? { id: site.id } : newSite, { kind: 'project', project_id: projectId })).site;
}

/** Makes a deployment the live one; null unpublishes the site. */
export async function setLive(siteId: string, deploymentId: string | null): Promise<void> {
  await callSites('PUT', `/${siteId}/live`, { deployment_id: deploymentId });
}

/** Gives a site another name, to which the old one leads. */
export async function renameSite(siteId: string, name: string): Promise<void> {
  await callSites('PATCH', `/${siteId}`, { name });
}

/** Lets the pages of a site connect to other hosts, or not. */
export async function setOpenConnections(siteId: string, isOpen: boolean): Promise<void> {
  await callSites('PATCH', `/${siteId}`, { open_connections: isOpen });
}

/** Says whether others may copy a site's files. */
export async function setRemixAllowed(siteId: string, isAllowed: boolean): Promise<void> {
  await callSites('PATCH', `/${siteId}`, { remix_allowed: isAllowed });
}

/** Deletes a site with all of its deployments. */
export async function deleteSite(siteId: string): Promise<void> {
  await callSites('DELETE', `/${siteId}`);
}

/** What is wrong with a name, by a refusal of the server; undefined when the refusal is about something else. */
export function nameFault(error: unknown): string | undefined {
  const codes = ['validation_failed', 'site_name_taken', 'own_site_name', 'site_name_barred'];
  return error instanceof FunctionError && codes.includes(error.code) ? error.message : undefined;
}

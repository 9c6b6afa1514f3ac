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
  /** Why the last push was not published. */
  follow_fault: string | null;
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
  | { kind: 'upload'; zip: File };

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

/** Publishes to a site of the member's, or to a new one of a name. */
export async function publish(target: { id: string } | { name: string }, source: PublishSource) {
  const place = 'id' in target ? `/${target.id}/deployments` : '';
  if (source.kind === 'upload') {
    const query = new URLSearchParams({ title: source.zip.name.slice(0, 300) });
    if ('name' in target) query.set('name', target.name);
    const zip = new Blob([source.zip], { type: 'application/zip' });
    return (await (await callSites('POST', `${place}?${query}`, zip)).json()) as Published;
  }
  const body = 'name' in target ? { name: target.name, source } : { source };
  return (await (await callSites('POST', place, body)).json()) as Published;
}

/** Makes a deployment the live one; null unpublishes the site. */
export async function setLive(siteId: string, deploymentId: string | null): Promise<void> {
  await callSites('PUT', `/${siteId}/live`, { deployment_id: deploymentId });
}

/** Gives a site another name, to which the old one leads. */
export async function renameSite(siteId: string, name: string): Promise<void> {
  await callSites('PATCH', `/${siteId}`, { name });
}

/** Deletes a site with all of its deployments. */
export async function deleteSite(siteId: string): Promise<void> {
  await callSites('DELETE', `/${siteId}`);
}

/** What is wrong with a name, by a refusal of the server; undefined when the refusal is about something else. */
export function nameFault(error: unknown): string | undefined {
  const codes = ['validation_failed', 'site_name_taken', 'own_site_name'];
  return error instanceof FunctionError && codes.includes(error.code) ? error.message : undefined;
}

import type { Context } from 'hono';
import type { RepositoryOrigin } from '../../../domain/repository/repository-view.ts';
import { siteAddress } from '../../sites/address.ts';
import type { GitContext } from '../context.ts';
import type { Repository } from '../store.ts';

interface Found {
  title: string;
  project: string | null;
  site: string | null;
}

/** What a repository was copied from, as whom asks may see it; null for one that began by itself. */
export async function originOf(
  { backend, config }: GitContext,
  c: Context,
  repository: Repository,
): Promise<RepositoryOrigin | null> {
  if (!repository.remixed_from) return null;
  const apikey = c.req.header('apikey') ?? backend.publishableKey;
  const response = await backend.fetch(`${backend.url}/rest/v1/rpc/find_remix_origin`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey,
      Authorization: c.req.header('authorization') ?? `Bearer ${apikey}`,
    },
    body: JSON.stringify({ repository: repository.id }),
  });
  if (!response.ok) throw new Error(`The origin of a repository could not be read: ${response.status}`);
  const found = (await response.json()) as Found | null;
  if (!found) return null;
  const { title, project, site } = found;
  if (project) return { title, href: `/project/${encodeURIComponent(project)}/content` };
  return { title, href: site ? siteAddress(config, site) : null };
}

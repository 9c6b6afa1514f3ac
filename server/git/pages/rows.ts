import type { Context } from 'hono';
import type { GitContext } from '../context.ts';
import type { Repository } from '../store.ts';

interface Row {
  filename: string;
  file_size: number;
  is_binary: boolean;
  content?: string;
}

/**
 * Files of a repository as rows, under the visitor's own policies: what pages show where the server has no git. With a
 * path only that file, with its text.
 */
export async function readRows(
  { backend }: GitContext,
  c: Context,
  repository: Repository,
  path?: string,
): Promise<Row[]> {
  const apikey = c.req.header('apikey') ?? backend.publishableKey;
  const query = new URLSearchParams({
    repository_id: `eq.${repository.id}`,
    select: `filename,file_size,is_binary${path === undefined ? '' : ',content'}`,
    order: 'filename',
    ...(path === undefined ? {} : { filename: `eq.${path}` }),
  });
  const response = await backend.fetch(`${backend.url}/rest/v1/git_repository_files?${query}`, {
    headers: { apikey, Authorization: c.req.header('authorization') ?? `Bearer ${apikey}` },
  });
  if (!response.ok) throw new Error(`The files of a repository could not be read: ${response.status}`);
  return (await response.json()) as Row[];
}

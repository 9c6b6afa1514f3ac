import type { Context } from 'hono';
import { functionError } from '../../functions/kit/errors.ts';
import { memberOf } from '../../functions/kit/member.ts';
import { HttpError } from '../../http/errors.ts';
import type { GitContext } from '../context.ts';
import type { Opened } from '../read/resolve.ts';
import { withDeadline } from '../signals.ts';
import { isAsFound, type Repository } from '../store.ts';

/**
 * The repository an address names, for whom asks: the database's policies decide, under the visitor's own key and
 * session; who means to write has to be a member. Throws `repository_not_found` for one that is another's private one and for
 * one there is not, and 401 for a session that has expired.
 */
export async function findRepository(
  context: GitContext,
  c: Context,
  access: 'read' | 'write',
): Promise<Repository> {
  const { owner = '', repository = '' } = c.req.param() as Record<string, string>;
  // No text of the database holds a zero byte, so nothing has such a name.
  if (`${owner}${repository}`.includes('\0')) throw functionError('repositoryNotFound');
  const { backend } = context;
  const authorization = c.req.header('authorization');
  const apikey = c.req.header('apikey') ?? backend.publishableKey;
  if (access === 'write') {
    if (!authorization || authorization === `Bearer ${apikey}`) throw functionError('notSignedIn');
    // Refuses a session that has ended. To a sign-in that waits for its code the policies show nothing of its own.
    await memberOf(context, c);
  }
  const call = access === 'write' ? 'find_own_git_repository' : 'find_git_repository';
  const response = await backend.fetch(`${backend.url}/rest/v1/rpc/${call}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey,
      Authorization: authorization ?? `Bearer ${apikey}`,
    },
    body: JSON.stringify({ owner, repository: repository.replace(/\.git$/, '') }),
  });
  if (response.status === 401) {
    const { code, message } = (await response.json()) as { code?: string; message?: string };
    throw new HttpError(401, code ?? 'bad_jwt', message ?? 'Please sign in again.');
  }
  if (!response.ok) throw new Error(`A repository could not be looked up: ${response.status}`);
  const [found] = (await response.json()) as Repository[];
  if (!found) throw functionError('repositoryNotFound');
  return found;
}

/**
 * What `read` finds in the copy on this machine of a repository that was found for whom asks, brought up to date: in a place
 * of theirs, and within the time that a page has. Throws `git_missing` where there is no git, `repository_not_found` when it
 * has been hidden or given away since, and 503 when there is no place.
 */
export function readRepository<Answer>(
  context: GitContext,
  c: Context,
  repository: Repository,
  read: (opened: Opened) => Promise<Answer>,
): Promise<Answer> {
  return readFor(context, { network: context.networkOf(c), left: c.req.raw.signal }, repository, read);
}

/** Whose place work takes, and what ends it. */
export interface Reader {
  network: string;
  /** Aborted when whoever asked has left. */
  left: AbortSignal;
}

/** The same for a reader who did not come by one of the addresses of the pages. */
export async function readFor<Answer>(
  context: GitContext,
  { network, left }: Reader,
  repository: Repository,
  read: (opened: Opened) => Promise<Answer>,
): Promise<Answer> {
  const { git, gates, unavailable } = context;
  if (!git) throw functionError('gitMissing', {}, unavailable);
  const leave = await gates.read(network, left);
  try {
    // Brought up to date for everybody who reads it next, so that nobody's leaving ends that.
    const state = await git.open(repository.id);
    if (!state || !isAsFound(state.repository, repository)) throw functionError('repositoryNotFound');
    const directory = git.cache.directoryOf(repository.id);
    return await withDeadline(gates.budget.readMilliseconds, [left, git.stopping], (signal) =>
      read({ state, directory, signal }),
    );
  } finally {
    leave();
  }
}

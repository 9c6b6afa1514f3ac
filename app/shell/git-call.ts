import { repositoryCall } from '../../domain/repository/repository-paths.ts';
import { type FunctionCall, requestFunction, sessionToken } from '../lib/call-function.ts';
import { currentSession } from './session-store.ts';

/** The exact address of a repository. */
type Address = { owner: string; slug: string };
type Call = Pick<FunctionCall, 'method' | 'body'>;

/**
 * Calls a function about a repository, under the visitor's session when there is one. Rejects with a FunctionError or a
 * NoAnswerError.
 */
export async function fetchGit(repository: Address, name: string, call: Call = {}): Promise<Response> {
  const accessToken = currentSession().status === 'signed-out' ? undefined : await sessionToken();
  // A change names what it was made from, so that the same one sent twice is made once.
  const options = { accessToken, keyed: false, repeatable: true };
  return requestFunction(repositoryCall(repository, name), { ...call, ...options });
}

/** The JSON answer of such a call. */
export async function callGit<Answer>(repository: Address, name: string, call?: Call): Promise<Answer> {
  return (await (await fetchGit(repository, name, call)).json()) as Answer;
}

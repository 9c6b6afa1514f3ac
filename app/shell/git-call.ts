import { repositoryCall } from '../../domain/repository/repository-paths.ts';
import { unreachableWords } from '../lib/failure-words.ts';
import { noteAnswer } from '../lib/refused-answers.ts';
import { getSupabase } from '../lib/supabase.ts';
import { currentSession } from './session-store.ts';

/** The exact address of a repository. */
type Address = { owner: string; slug: string };

/** What the server refused: its code, its words, and its status; 0 when it was not reached. */
export class GitCallError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(message: string, status: number, code = '') {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Calls a function about a repository, under the visitor's session when there is one. Throws a GitCallError. */
export async function fetchGit(repository: Address, name: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = await accessToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  let response: Response;
  try {
    response = await fetch(`/functions/v1/${repositoryCall(repository, name)}`, { ...init, headers });
  } catch {
    throw new GitCallError(unreachableWords(), 0);
  }
  if (noteAnswer(response).ok) return response;
  const { code, message } = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  throw new GitCallError(message ?? 'Something went wrong. Please try again.', response.status, code);
}

/** The JSON answer of such a call. */
export async function callGit<Answer>(
  repository: Address,
  name: string,
  init?: RequestInit,
): Promise<Answer> {
  return (await (await fetchGit(repository, name, init)).json()) as Answer;
}

async function accessToken(): Promise<string | undefined> {
  if (currentSession().status === 'signed-out') return undefined;
  const { data } = await (await getSupabase()).auth.getSession();
  return data.session?.access_token;
}

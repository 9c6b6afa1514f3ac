import { unreachableWords } from '../../lib/failure-words.ts';
import { noteAnswer } from '../../lib/refused-answers.ts';
import { getPublicConfig, getSupabase } from '../../lib/supabase.ts';

/** A call the account's functions refused, with their own words; status 0 when they were not reached. */
export class AccountError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(message: string, code: string, status: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Calls one of the site's functions for the account, as who is signed in. Throws an AccountError. */
export async function callAccount(
  method: 'GET' | 'POST' | 'DELETE',
  place: 'avatar' | 'export' | 'delete',
  body?: Blob | object,
): Promise<Response> {
  const [{ publishableKey }, client] = await Promise.all([getPublicConfig(), getSupabase()]);
  const { data } = await client.auth.getSession();
  if (!data.session) throw new AccountError('Please sign in again.', 'not_signed_in', 401);
  const answer = await fetch(`/functions/v1/account/${place}`, {
    method,
    headers: { apikey: publishableKey, Authorization: `Bearer ${data.session.access_token}` },
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new AccountError(unreachableWords(), 'unreachable', 0);
  });
  if (noteAnswer(answer).ok) return answer;
  const { message, code } = (await answer.json().catch(() => ({}))) as { message?: string; code?: string };
  throw new AccountError(message ?? 'Something went wrong. Please try again.', code ?? '', answer.status);
}

import { FunctionError, requestFunction, sessionToken } from '../../lib/call-function.ts';

/** Calls one of the site's functions for the account, as who is signed in. Rejects with a FunctionError or a NoAnswerError. */
export async function callAccount(
  method: 'GET' | 'POST' | 'DELETE',
  place: 'avatar' | 'export' | 'delete',
  body?: Blob | object,
): Promise<Response> {
  const accessToken = await sessionToken();
  if (!accessToken) throw new FunctionError('Please sign in again.', 401, 'not_signed_in');
  return requestFunction(`account/${place}`, { method, body, accessToken, repeatable: true });
}

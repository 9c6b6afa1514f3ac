import type { RouterContextProvider } from 'react-router';
import { requestValues } from '../../lib/request-context.ts';
import type { Answer } from './outcome.ts';

/** Calls the suggestions function for the visitor, with the mark of the browser. */
export async function callFunction(
  context: Readonly<RouterContextProvider>,
  publishableKey: string,
  request: Request,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: Record<string, unknown>,
): Promise<{ status: number; answer: Answer | null; cookies: string[] }> {
  const { functionFetch } = context.get(requestValues);
  const response = await functionFetch(`suggestions${path}`, {
    method,
    headers: { apikey: publishableKey, cookie: request.headers.get('cookie') ?? '' },
    body: body ? JSON.stringify(body) : null,
  });
  const answer = (await response.json().catch(() => null)) as Answer | null;
  return { status: response.status, answer, cookies: response.headers.getSetCookie() };
}

import type { RouterContextProvider } from 'react-router';
import { requestValues } from '../../domain/site/request-context.ts';
import type { FormAnswer } from './form-answer.ts';

type Options = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: Record<string, unknown> | undefined;
  headers?: Record<string, string>;
};

/** Calls a function of the site for the visitor, while a page is made. `answer` is null when it is not in JSON. */
export async function callFunction<Answer extends object = FormAnswer>(
  context: Readonly<RouterContextProvider>,
  path: string,
  { method = 'GET', body, headers }: Options = {},
): Promise<{ status: number; answer: Answer | null; cookies: string[] }> {
  const { functionFetch, backend } = context.get(requestValues);
  const response = await functionFetch(path, {
    method,
    headers: { apikey: backend.publishableKey, ...headers },
    body: body ? JSON.stringify(body) : null,
  });
  const answer = (await response.json().catch(() => null)) as Answer | null;
  return { status: response.status, answer, cookies: response.headers.getSetCookie() };
}

import type { RouterContextProvider } from 'react-router';
import { callFunction } from '../../lib/call-function.server.ts';
import type { BoardAnswer } from './answer.ts';

/** Calls the suggestions function for the visitor, with the browser's voter cookie. */
export function callBoard(
  context: Readonly<RouterContextProvider>,
  request: Request,
  path: string,
  options: { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: Record<string, unknown> } = {},
) {
  const headers = { cookie: request.headers.get('cookie') ?? '' };
  return callFunction<BoardAnswer>(context, `suggestions${path}`, { ...options, headers });
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { callBoard } from './call-board.server.ts';
import { suggestionPath } from './suggestion.ts';

export type UnsubscribeData = { token: string };
export type UnsubscribeResult =
  | { kind: 'done'; path: string | null; suggestion: string | null }
  | { kind: 'failed'; text: string };

/** Only asks: programs that look at every link of a mail must not end anything. */
export function loadUnsubscribe({ url }: LoaderFunctionArgs): UnsubscribeData {
  return { token: url.searchParams.get('token') ?? '' };
}

/** Ends the mails that the address names: the page's button, or a mail program by itself (RFC 8058). */
export async function receiveUnsubscribe({ request, url, context }: ActionFunctionArgs) {
  const token = url.searchParams.get('token') ?? '';
  const { status, answer } = await callBoard(context, request, '/unsubscribe', {
    method: 'POST',
    body: { token },
  });
  if (!answer?.ok) {
    const text = answer?.message ?? 'Something went wrong. Please try again.';
    return data<UnsubscribeResult>({ kind: 'failed', text }, status);
  }
  const { number, suggestion } = answer as { number?: number; suggestion?: string };
  const path = number && suggestion ? suggestionPath({ number, suggestion }) : null;
  return data<UnsubscribeResult>({ kind: 'done', path, suggestion: suggestion ?? null });
}

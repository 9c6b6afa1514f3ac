import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { requestValues } from '../../lib/request-context.ts';
import { getServerSupabase } from '../../lib/supabase.server.ts';
import { callFunction } from './call-function.server.ts';
import { BOARD } from './listing.ts';
import { type Answer, type Outcome, outcomeOf } from './outcome.ts';
import { findSuggestion } from './queries.ts';
import { COMMENT_FIELDS, SUGGESTION_FIELDS } from './schema.ts';
import { numberInPath } from './suggestion.ts';

/** A form of 2,000 characters, each as twelve escaped bytes, and its sender. */
const MAX_BYTES = 64 * 1024;

/** What a form that was sent without scripts shows again. */
export type FormResult = { outcome: Outcome; values: Record<string, string> };
/** What a vote that was given without scripts says when it did not count. */
export type VoteResult = { vote: string };
export type ActionResult = FormResult | VoteResult;

/** Takes the board's forms where no script runs: a suggestion, or a vote. */
export async function receiveOnBoard({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (!form) return data<ActionResult>({ outcome: { kind: 'failed' }, values: {} }, 413);
  if (form.has('vote')) return vote(request, context, form);
  return submit(request, context, '', form, SUGGESTION_FIELDS);
}

/** Takes the forms of a suggestion's own page where no script runs: a comment, or a vote. */
export async function receiveOnSuggestion({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (!form) return data<ActionResult>({ outcome: { kind: 'failed' }, values: {} }, 413);
  if (form.has('vote')) return vote(request, context, form);
  const number = numberInPath(params.suggestion ?? '');
  const found = number === null ? null : await findSuggestion(getServerSupabase(context), number);
  if (!found) throw new Response('There is no such suggestion.', { status: 404 });
  const path = `/${found.id}/comments`;
  return submit(request, context, path, form, COMMENT_FIELDS);
}

async function submit(
  request: Request,
  context: ActionFunctionArgs['context'],
  path: string,
  form: URLSearchParams,
  names: readonly string[],
) {
  const { backend } = context.get(requestValues);
  const body = Object.fromEntries(form);
  const sent = await callFunction(context, backend.publishableKey, request, 'POST', path, body);
  const outcome = outcomeOf(sent.status, sent.answer);
  const values =
    outcome.kind === 'sent' ? {} : Object.fromEntries(names.map((name) => [name, form.get(name) ?? '']));
  return data<ActionResult>({ outcome, values }, sent.status);
}

/** Gives or takes back a vote and shows the page again, so that a reload votes for nothing. */
async function vote(request: Request, context: ActionFunctionArgs['context'], form: URLSearchParams) {
  const { backend } = context.get(requestValues);
  const [method, id = ''] = (form.get('vote') ?? '').split(' ');
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Response('There is no such suggestion.', { status: 404 });
  const { status, answer, cookies } = await callFunction(
    context,
    backend.publishableKey,
    request,
    method === 'withdraw' ? 'DELETE' : 'PUT',
    `/${id}/vote`,
    method === 'withdraw' ? undefined : { ticket: form.get('ticket') ?? '' },
  );
  if (status !== 200) return data<ActionResult>({ vote: wordsOf(answer) }, status);
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));
  return redirect(safeBack(form.get('back')), { status: 303, headers });
}

function wordsOf(answer: Answer | null): string {
  return answer?.message ?? 'Something went wrong. Please try again.';
}

/** Only the board and its pages are gone back to. */
function safeBack(back: string | null): string {
  return back && /^\/make-my-site(?:[/?#][^\\]*)?$/.test(back) ? back : BOARD;
}

/** The fields of an ordinary form; null when they are too many bytes. */
export async function readForm(request: Request): Promise<URLSearchParams | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > MAX_BYTES) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { type FormResult, outcomeOf } from '../../lib/form-answer.ts';
import { pickFields, readPostedForm, ticketAgain } from '../../lib/read-form.server.ts';
import { getServerSupabase } from '../../lib/supabase.server.ts';
import type { BoardAnswer } from './answer.ts';
import { callBoard } from './call-board.server.ts';
import { BOARD } from './listing.ts';
import { findSuggestion } from './queries.ts';
import { COMMENT_FIELDS, SUGGESTION_FIELDS } from './schema.ts';
import { numberInPath } from './suggestion.ts';

/** What a suggestion that was taken brings beside the thanks. */
export type SentResult = FormResult & { /** Its page. */ path?: string | undefined };
/** What a vote that was given without scripts says when it did not count. */
type VoteResult = { vote: string };
export type ActionResult = SentResult | VoteResult;

/** Takes the board's forms where no script runs: a suggestion, or a vote. */
export async function receiveOnBoard({ request, context }: ActionFunctionArgs) {
  const form = await readPostedForm(request);
  if (!form) return data<ActionResult>({ outcome: { kind: 'failed' }, values: {} }, 413);
  if (form.has('vote')) return vote(request, context, form);
  return submit(request, context, '', form, SUGGESTION_FIELDS);
}

/** Takes the forms of a suggestion's own page where no script runs: a comment, or a vote. */
export async function receiveOnSuggestion({ request, params, context }: ActionFunctionArgs) {
  const form = await readPostedForm(request);
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
  const body = Object.fromEntries(form);
  const { status, answer } = await callBoard(context, request, path, { method: 'POST', body });
  const outcome = outcomeOf(status, answer);
  const values = outcome.kind === 'sent' ? {} : pickFields(form, names);
  return data<ActionResult>(
    { outcome, values, ticket: ticketAgain(form, answer), path: answer?.path },
    status,
  );
}

/** Gives or takes back a vote and shows the page again, so that a reload votes for nothing. */
async function vote(request: Request, context: ActionFunctionArgs['context'], form: URLSearchParams) {
  const [method, id = ''] = (form.get('vote') ?? '').split(' ');
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Response('There is no such suggestion.', { status: 404 });
  const { status, answer, cookies } = await callBoard(
    context,
    request,
    `/${id}/vote`,
    method === 'withdraw'
      ? { method: 'DELETE' }
      : { method: 'PUT', body: { ticket: form.get('ticket') ?? '' } },
  );
  if (status !== 200) return data<ActionResult>({ vote: wordsOf(answer) }, status);
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));
  return redirect(safeBack(form.get('back')), { status: 303, headers });
}

function wordsOf(answer: BoardAnswer | null): string {
  return answer?.message ?? 'Something went wrong. Please try again.';
}

/** Only the board and its pages are gone back to. */
function safeBack(back: string | null): string {
  return back && /^\/make-my-site(?:[/?#][^\\]*)?$/.test(back) ? back : BOARD;
}

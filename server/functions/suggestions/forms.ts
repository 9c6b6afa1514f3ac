import type { Context } from 'hono';
import { checkComment, checkSuggestion, suggestionPath } from '../../../app/features/suggestions/schema.ts';
import { functionError, orNotStored } from '../kit/errors.ts';
import { checkTicket, type FormContext, formId, readForm } from '../kit/form.ts';
import { memberOf } from '../kit/member.ts';
import { limitComments, limitSuggestions } from './limits.ts';
import type { Board } from './store.ts';

/** What suggestions, votes and comments are taken with. */
export interface BoardContext extends FormContext {
  board: Board;
}

/** Takes a suggestion. What fills in the trap is answered like success, and not kept. */
export async function receiveSuggestion(context: BoardContext, c: Context): Promise<Response> {
  const { ticket, fields, trapped } = await readForm(c);
  if (trapped) {
    context.log.info('suggestion_honeypot_filled');
    return c.json({ ok: true, ticket: context.ticket(), path: '/make-my-site' });
  }
  const { values, ...faults } = checkSuggestion(fields);
  if (!values) throw functionError('invalid', faults);
  checkTicket(context, ticket);
  await limitSuggestions(context, c, values.email);
  const id = formId(ticket, [values.name, values.email, values.suggestion]);
  const suggestion = await stored(context, () => context.board.add(id, values));
  return c.json({ ok: true, ticket: context.ticket(), path: suggestionPath(suggestion) });
}

/** Takes a comment on a suggestion, from anyone. */
export async function receiveComment(
  context: BoardContext,
  c: Context,
  suggestionId: string,
): Promise<Response> {
  const { ticket, fields, trapped } = await readForm(c);
  const received = () => c.json({ ok: true, ticket: context.ticket() });
  if (trapped) {
    context.log.info('comment_honeypot_filled');
    return received();
  }
  const { values, ...faults } = checkComment(fields);
  if (!values) throw functionError('invalid', faults);
  checkTicket(context, ticket);
  const member = await memberOf(context, c);
  await limitComments(context, c);
  if ((await context.board.statusOf(suggestionId)) === null) throw functionError('suggestionNotFound');
  const id = formId(ticket, [suggestionId, values.name, values.comment]);
  await stored(context, () => context.board.addComment(id, suggestionId, { member, ...values }));
  return received();
}

function stored<T>({ log }: BoardContext, store: () => Promise<T>): Promise<T> {
  const message = 'There was an error submitting your suggestion. Please try again.';
  return orNotStored(log, 'suggestion_store_failed', store, message);
}

import type { Context } from 'hono';
import { checkComment, checkSuggestion, suggestionPath } from '../../../app/features/suggestions/schema.ts';
import { HttpError } from '../../http/errors.ts';
import { checkForm, type Desk, readForm } from '../form/desk.ts';
import { formError } from '../form/errors.ts';
import { formId } from '../form/form-id.ts';
import { memberOf } from '../form/member.ts';
import { boardError } from './errors.ts';
import { limitComments, limitSuggestions } from './limits.ts';
import type { Board } from './store.ts';

/** Where suggestions, votes and comments are handed in. */
export interface BoardDesk extends Desk {
  board: Board;
}

/** Takes a suggestion. What fills in the trap is answered like success, and not kept. */
export async function receiveSuggestion(desk: BoardDesk, context: Context): Promise<Response> {
  const { ticket, fields, trapped } = await readForm(context);
  if (trapped) {
    desk.connection.log.info('suggestion_honeypot_filled');
    return context.json({ ok: true, ticket: desk.ticket(), path: '/make-my-site' });
  }
  const { values, ...faults } = checkSuggestion(fields);
  if (!values) throw formError('invalid', faults);
  checkForm(desk, ticket);
  await limitSuggestions(desk, context, values.email);
  const id = formId(ticket, [values.name, values.email, values.suggestion]);
  const stored = await orNotStored(desk, () => desk.board.add(id, values));
  return context.json({ ok: true, ticket: desk.ticket(), path: suggestionPath(stored) });
}

/** Takes a comment on a suggestion, from anyone. */
export async function receiveComment(
  desk: BoardDesk,
  context: Context,
  suggestionId: string,
): Promise<Response> {
  const { ticket, fields, trapped } = await readForm(context);
  const received = () => context.json({ ok: true, ticket: desk.ticket() });
  if (trapped) {
    desk.connection.log.info('comment_honeypot_filled');
    return received();
  }
  const { values, ...faults } = checkComment(fields);
  if (!values) throw formError('invalid', faults);
  checkForm(desk, ticket);
  const member = await memberOf(desk, context);
  await limitComments(desk, context);
  if ((await desk.board.statusOf(suggestionId)) === null) throw boardError('noSuggestion');
  const id = formId(ticket, [suggestionId, values.name, values.comment]);
  await orNotStored(desk, () => desk.board.addComment(id, suggestionId, { member, ...values }));
  return received();
}

async function orNotStored<Result>(desk: Desk, store: () => Promise<Result>): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    if (error instanceof HttpError) throw error;
    desk.connection.log.error('suggestion_store_failed', { error: String(error) });
    throw formError('notStored', {}, 'There was an error submitting your suggestion. Please try again.');
  }
}

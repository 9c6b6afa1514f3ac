import type { Context } from 'hono';
import { checkComment, checkSuggestion, suggestionPath } from '../../../app/features/suggestions/schema.ts';
import { clientAddress } from '../../http/client-address.ts';
import { readFields } from '../contact/body.ts';
import { checkTicket, idOf, issueTicket } from '../contact/ticket.ts';
import type { OpenDesk } from './desk.ts';
import { suggestionsError } from './errors.ts';
import type { Account } from './store.ts';

/** The field that people do not see, and programs fill in. */
const trap = 'second_suggestion';

/** Takes a suggestion. What fills in the trap is answered like success, and not kept. */
export async function receiveSuggestion(desk: OpenDesk, context: Context): Promise<Response> {
  const { ticket = '', ...fields } = await readFields(context.req.raw);
  const next = issueTicket(desk.signingKey);
  if (fields[trap]) {
    desk.log.info('a suggestion filled in the trap and was not kept');
    return context.json({ ok: true, ticket: next, path: '/make-my-site' });
  }
  const { values, ...faults } = checkSuggestion(fields);
  if (!values) throw suggestionsError('invalid', faults);
  refuseForm(desk, String(ticket));
  await desk.limits.suggest(clientAddress(context, desk.config.trustedProxies), values.email);
  const id = idOf('suggestion', String(ticket), values.name, values.email, values.suggestion);
  const stored = await orNotStored(desk, () => desk.board.add(id, values));
  return context.json({ ok: true, ticket: next, path: suggestionPath(stored) });
}

/** Takes a comment on a suggestion, from anyone. */
export async function receiveComment(
  desk: OpenDesk,
  context: Context,
  suggestionId: string,
  account: Account | null,
): Promise<Response> {
  const { ticket = '', ...fields } = await readFields(context.req.raw);
  const answer = { ok: true, ticket: issueTicket(desk.signingKey) };
  if (fields[trap]) {
    desk.log.info('a comment filled in the trap and was not kept');
    return context.json(answer);
  }
  const { values, ...faults } = checkComment(fields);
  if (!values) throw suggestionsError('invalid', faults);
  refuseForm(desk, String(ticket));
  await desk.limits.comment(clientAddress(context, desk.config.trustedProxies));
  if ((await desk.board.statusOf(suggestionId)) === null) throw suggestionsError('noSuggestion');
  const id = idOf('comment', suggestionId, String(ticket), values.name, values.comment);
  await orNotStored(desk, () => desk.board.addComment(id, suggestionId, { account, ...values }));
  return context.json(answer);
}

/** Throws for a form that a program made up, or sent quicker than people write, or that has grown too old. */
function refuseForm(desk: OpenDesk, ticket: string): void {
  const state = checkTicket(desk.signingKey, ticket);
  if (state.is === 'early') throw suggestionsError('tooFast', { retryAfter: state.waitSeconds });
  if (state.is === 'expired') throw suggestionsError('formExpired');
  if (state.is === 'unknown') throw suggestionsError('formNotFound');
}

async function orNotStored<Result>(desk: OpenDesk, store: () => Promise<Result>): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    desk.log.error('a suggestion or comment was not stored', { error: String(error) });
    throw suggestionsError('notStored');
  }
}

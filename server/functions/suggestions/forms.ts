import type { Context } from 'hono';
import {
  checkComment,
  checkSuggestion,
  type NewSuggestion,
  suggestionPath,
} from '../../../app/features/suggestions/schema.ts';
import { functionError, orNotStored } from '../kit/errors.ts';
import { type FormContext, formId, receiveForm } from '../kit/form.ts';
import { memberOf } from '../kit/member.ts';
import { limitComments, limitSuggestions } from './limits.ts';
import type { Board } from './store.ts';

/** What suggestions, votes and comments are taken with. */
export interface BoardContext extends FormContext {
  board: Board;
}

/** Takes a suggestion. */
export function receiveSuggestion(context: BoardContext, c: Context): Promise<Response> {
  return receiveForm(context, c, {
    noun: 'suggestion',
    check: checkSuggestion,
    decoy: { path: '/make-my-site' },
    store: async (values, ticket) => ({
      path: await storeSuggestion(context, context.networkOf(c), values, ticket),
    }),
  });
}

/** Counts and stores a suggestion; one that is sent again with the same ticket is the same. Returns the path of its page. */
export async function storeSuggestion(
  context: BoardContext,
  network: string,
  values: NewSuggestion,
  ticket: string,
): Promise<string> {
  await limitSuggestions(context, network, values.email);
  const id = formId(ticket, [values.name, values.email, values.suggestion]);
  return suggestionPath(await stored(context, () => context.board.add(id, values)));
}

/** Takes a comment on a suggestion, from anyone. */
export function receiveComment(context: BoardContext, c: Context, suggestionId: string): Promise<Response> {
  return receiveForm(context, c, {
    noun: 'comment',
    check: checkComment,
    async store(values, ticket) {
      const member = await memberOf(context, c);
      await limitComments(context, c);
      if ((await context.board.statusOf(suggestionId)) === null) throw functionError('suggestionNotFound');
      const id = formId(ticket, [suggestionId, values.name, values.comment]);
      await stored(context, () => context.board.addComment(id, suggestionId, { member, ...values }));
    },
  });
}

function stored<T>({ log }: BoardContext, store: () => Promise<T>): Promise<T> {
  const message = 'There was an error submitting your suggestion. Please try again.';
  return orNotStored(log, 'suggestion_store_failed', store, message);
}

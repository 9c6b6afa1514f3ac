import type { Context, Hono } from 'hono';
import { readFields } from '../form/body.ts';
import type { Connection } from '../form/connection.ts';
import { formRoutes } from '../form/desk.ts';
import { formError } from '../form/errors.ts';
import { boardError } from './errors.ts';
import { type BoardDesk, receiveComment, receiveSuggestion } from './forms.ts';
import { readUnsubscribe } from './unsubscribe-token.ts';
import { identifyVoter } from './voter.ts';
import { giveVote, takeVoteBack } from './votes.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The suggestions function, mounted at /functions/v1/suggestions:
 *
 *     GET     /                a form: { ticket }
 *     POST    /                a suggestion: { ticket, name, email, suggestion } -> { ok, ticket, path }
 *     GET     /votes           what the caller has voted for: { voted: [id] }
 *     PUT     /{id}/vote       a vote: { ticket } -> { voted, votes }
 *     DELETE  /{id}/vote       no vote -> { voted, votes }
 *     POST    /{id}/comments   a comment: { ticket, name, comment } -> { ok, ticket }
 *     POST    /unsubscribe     no more mails: { token } -> { ok, number, suggestion }
 *
 * All need one of the instance's keys; a bearer token says which member it is. Tables take none of it directly.
 */
export function suggestionRoutes(connection: Connection, desk: BoardDesk | null): Hono {
  const open = (): BoardDesk => {
    if (!desk) throw formError('closed');
    return desk;
  };
  return formRoutes(connection, (routes) => {
    routes.get('/', (context) => context.json({ ticket: open().ticket() }));
    routes.post('/', (context) => receiveSuggestion(open(), context));
    routes.get('/votes', async (context) => {
      const { member, browser } = await identifyVoter(open(), context);
      return context.json({ voted: await open().board.votesOf(member?.id ?? null, browser) });
    });
    routes.put('/:id/vote', (context) => giveVote(open(), context, idIn(context)));
    routes.delete('/:id/vote', (context) => takeVoteBack(open(), context, idIn(context)));
    routes.post('/:id/comments', (context) => receiveComment(open(), context, idIn(context)));
    routes.post('/unsubscribe', async (context) => {
      const { signingKey, board } = open();
      const { token } = await readFields(context.req.raw);
      const subscription = readUnsubscribe(signingKey, String(token ?? ''));
      if (!subscription) throw boardError('badToken');
      const stored = await board.unsubscribe(subscription.suggestionId, subscription.userId);
      return context.json({ ok: true, ...stored });
    });
  });
}

function idIn(context: Context): string {
  const id = context.req.param('id') ?? '';
  if (!uuid.test(id)) throw boardError('noSuggestion');
  return id;
}

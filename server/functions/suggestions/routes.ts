import { type Context, Hono } from 'hono';
import { identifyKey } from '../../http/caller.ts';
import { errorHandler } from '../../http/errors.ts';
import { readFields } from '../contact/body.ts';
import { issueTicket } from '../contact/ticket.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { renderError, suggestionsError } from './errors.ts';
import { receiveComment, receiveSuggestion } from './forms.ts';
import { readUnsubscribe } from './unsubscribe-token.ts';
import { identifyVoter, type Voter } from './voter.ts';
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
export function suggestionRoutes({ log, keys, open }: Desk): Hono {
  const routes = new Hono();
  routes.onError((error, context) => {
    context.header('Cache-Control', 'no-store');
    const response = errorHandler(log, renderError, () => null)(error, context);
    // The rest of the body is not read, so the connection is of no more use.
    if (response.status === 413) response.headers.set('Connection', 'close');
    return response;
  });
  routes.use('*', async (context, next) => {
    identifyKey({ keys }, context.req.raw);
    if (!open) throw suggestionsError('closed');
    context.header('Cache-Control', 'no-store');
    await next();
  });
  // Nothing below is reached without it.
  const desk = open as OpenDesk;
  const voterOf = (context: Context): Promise<Voter> => {
    const { bearer } = identifyKey({ keys }, context.req.raw);
    return identifyVoter(context, desk.board, desk.signingKey, bearer);
  };
  const idIn = (context: Context): string => {
    const id = context.req.param('id') ?? '';
    if (!uuid.test(id)) throw suggestionsError('noSuggestion');
    return id;
  };

  routes.get('/', (context) => context.json({ ticket: issueTicket(desk.signingKey) }));
  routes.post('/', (context) => receiveSuggestion(desk, context));
  routes.get('/votes', async (context) => {
    const { account, browser } = await voterOf(context);
    return context.json({ voted: await desk.board.votesOf(account?.id ?? null, browser) });
  });
  routes.put('/:id/vote', async (context) => giveVote(desk, context, idIn(context), await voterOf(context)));
  routes.delete('/:id/vote', async (context) =>
    takeVoteBack(desk, context, idIn(context), await voterOf(context)),
  );
  routes.post('/:id/comments', async (context) => {
    const { account } = await voterOf(context);
    return receiveComment(desk, context, idIn(context), account);
  });
  routes.post('/unsubscribe', async (context) => {
    const { token } = await readFields(context.req.raw);
    const subscription = readUnsubscribe(desk.signingKey, String(token ?? ''));
    if (!subscription) throw suggestionsError('badToken');
    const stored = await desk.board.unsubscribe(subscription.suggestionId, subscription.userId);
    return context.json({ ok: true, ...stored });
  });
  routes.all('*', () => {
    throw suggestionsError('notFound');
  });
  return routes;
}

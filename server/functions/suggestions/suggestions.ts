import type { Context } from 'hono';
import { suggestionPath } from '../../../app/features/suggestions/schema.ts';
import { suggestionStatus } from '../../mail/templates/suggestion-status.ts';
import type { DeliveryWorker } from '../delivery/delivery-worker.ts';
import { createNoticeWorker, type Notice } from '../delivery/notices.ts';
import { readFields } from '../kit/body.ts';
import { type FunctionContext, isOpen, type OpenContext } from '../kit/context.ts';
import { functionError } from '../kit/errors.ts';
import { type FormContext, openForm } from '../kit/form.ts';
import { closedFunction, functionRoutes, type SiteFunction } from '../kit/routes.ts';
import { type BoardContext, receiveComment, receiveSuggestion } from './forms.ts';
import { Board } from './store.ts';
import { readUnsubscribe, signUnsubscribe } from './unsubscribe-token.ts';
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
export function openSuggestions(context: FunctionContext): SiteFunction {
  if (!isOpen(context)) return closedFunction(context, 'formClosed');
  const own = openBoard(context);
  const routes = functionRoutes(context, (routes) => {
    routes.get('/', (c) => c.json({ ticket: own.ticket() }));
    routes.post('/', (c) => receiveSuggestion(own, c));
    routes.get('/votes', async (c) => {
      const { member, browser } = await identifyVoter(own, c);
      return c.json({ voted: await own.board.votesOf(member?.id ?? null, browser) });
    });
    routes.put('/:id/vote', (c) => giveVote(own, c, idIn(c)));
    routes.delete('/:id/vote', (c) => takeVoteBack(own, c, idIn(c)));
    routes.post('/:id/comments', (c) => receiveComment(own, c, idIn(c)));
    routes.post('/unsubscribe', async (c) => {
      const { token } = await readFields(c.req.raw);
      const subscription = readUnsubscribe(own.signingKey, String(token ?? ''));
      if (!subscription) throw functionError('badLink');
      const stored = await own.board.unsubscribe(subscription.suggestionId, subscription.userId);
      return c.json({ ok: true, ...stored });
    });
  });
  return { routes, worker: noticeWorker(own) };
}

/** What suggestions are taken with, whoever sends them. */
export function openBoard(context: OpenContext): BoardContext {
  return { ...openForm(context, 'suggestions'), board: new Board(context.operator) };
}

function idIn(c: Context): string {
  const id = c.req.param('id') ?? '';
  if (!uuid.test(id)) throw functionError('suggestionNotFound');
  return id;
}

/** A change of status, to be told to somebody whom it matters to. */
interface StatusNotice extends Notice {
  suggestion_id: string;
  /** Null when it goes to whoever suggested. */
  user_id: string | null;
  number: number;
  /** Who suggested. */
  name: string;
  suggestion: string;
  status: string;
  reason: string;
}

/** Mails changes of status, each with a way to have no more of them. */
function noticeWorker(context: FormContext): DeliveryWorker {
  const { siteUrl } = context.config;
  return createNoticeWorker<StatusNotice>(context, {
    kind: 'suggestion',
    table: 'suggestion_notices',
    claim: 'claim_suggestion_notice',
    contentOf(notice) {
      const { suggestion_id: suggestionId, user_id: userId, suggestion, status, reason } = notice;
      const token = signUnsubscribe(context.signingKey, { suggestionId, userId });
      const unsubscribeUrl = `${siteUrl}/make-my-site/unsubscribe?token=${token}`;
      const url = siteUrl + suggestionPath(notice);
      const isOwn = userId === null;
      return {
        unsubscribeUrl,
        ...suggestionStatus({ isOwn, suggestion, status, reason, url, unsubscribeUrl }),
      };
    },
  });
}

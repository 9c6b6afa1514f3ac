import { suggestionPath } from '../../../app/features/suggestions/schema.ts';
import { suggestionStatus } from '../../mail/templates/suggestion-status.ts';
import type { Queued } from '../delivery/delivery-worker.ts';
import { mailed, type Sender } from '../delivery/sender.ts';
import type { Desk } from '../form/desk.ts';
import { signUnsubscribe } from './unsubscribe-token.ts';

/** A mail about a change of status, on its way. */
export interface Notice extends Queued {
  suggestion_id: string;
  /** Null when it goes to whoever suggested. */
  user_id: string | null;
  /** Null when the address is gone. */
  email: string | null;
  number: number;
  /** Who suggested. */
  name: string;
  suggestion: string;
  status: string;
  reason: string;
}

/** Mails a change of status to somebody it matters to, with a way to have no more of it. */
export function noticeSender({ connection, mailer, signingKey }: Desk): Sender<Notice> {
  const { siteUrl } = connection.config;
  return {
    pause: 0,
    async send(notice) {
      // The account was deleted, or the address taken away, since the notice was made.
      if (!notice.email) return;
      const token = signUnsubscribe(signingKey, {
        suggestionId: notice.suggestion_id,
        userId: notice.user_id,
      });
      const unsubscribeUrl = `${siteUrl}/make-my-site/unsubscribe?token=${token}`;
      await mailed(mailer, {
        to: notice.email,
        // The same at each attempt, so that mailboxes can tell a repetition.
        messageId: `<suggestion-${notice.id}@${new URL(siteUrl).hostname}>`,
        unsubscribeUrl,
        ...suggestionStatus({
          isOwn: notice.user_id === null,
          suggestion: notice.suggestion,
          status: notice.status,
          reason: notice.reason,
          url: siteUrl + suggestionPath(notice),
          unsubscribeUrl,
        }),
      });
    },
  };
}

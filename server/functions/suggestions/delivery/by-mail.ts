import { suggestionPath } from '../../../../app/features/suggestions/schema.ts';
import type { Config } from '../../../config.ts';
import { smtpReason } from '../../../mail/create.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { suggestionStatus } from '../../../mail/templates/suggestion-status.ts';
import { DeliveryError, type Sender } from '../../delivery/sender.ts';
import { signUnsubscribe } from '../unsubscribe-token.ts';
import type { Notice } from './notices.ts';

/** Mails a change of status to somebody it matters to, with a way to have no more of it. */
export function noticeSender(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  mailer: Mailer,
  signingKey: Buffer,
): Sender<Notice> {
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
      try {
        await mailer.send({
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
      } catch (error) {
        throw new DeliveryError(`mail server: ${smtpReason(error)}`);
      }
    },
  };
}

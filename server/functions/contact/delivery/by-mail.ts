import type { Config } from '../../../config.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { contactMessage } from '../../../mail/templates/contact-message.ts';
import { mailed, type Sender } from '../../delivery/sender.ts';
import type { StoredMessage } from '../store.ts';

/** Mails a message to the operator. Answering that mail writes to whoever sent the message. */
export function mailSender(
  { siteUrl, support }: Pick<Config, 'siteUrl' | 'support'>,
  mailer: Mailer,
): Sender<StoredMessage> {
  return {
    pause: 0,
    send: (message) =>
      mailed(mailer, {
        to: support.address,
        replyTo: { name: message.user_name, address: message.user_email },
        // The same at each attempt, so that mailboxes can tell a repetition.
        messageId: `<contact-${message.id}@${new URL(siteUrl).hostname}>`,
        ...contactMessage(message, siteUrl),
      }),
  };
}

import { smtpReason } from '../../mail/create.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';

/** One way of bringing stored messages to whom they are for. */
export interface Sender<Item> {
  /** Milliseconds to leave between two messages, for services that refuse what comes faster. */
  pause: number;
  /** Resolves when the message has been handed over. Rejects with a DeliveryError where it says more than that it failed. */
  send(message: Item): Promise<void>;
}

/** A message that could not be handed over. The text is kept and logged: it holds no address and no key. */
export class DeliveryError extends Error {
  /** What the other side asked to wait. */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds = 0) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Mails what is made of each message; one that nothing is made of is done. `kind` names them in the mail's id, which is the
 * same at each attempt, so that mailboxes can tell a repetition. Rejects with a DeliveryError that says no more than it may.
 */
export function mailSender<Item extends { id: string }>(
  { mailer, config }: { mailer: Mailer; config: { siteUrl: string } },
  kind: string,
  mailOf: (message: Item) => Mail | null | Promise<Mail | null>,
): Sender<Item> {
  return {
    pause: 0,
    async send(message) {
      const mail = await mailOf(message);
      if (!mail) return;
      const messageId = `<${kind}-${message.id}@${new URL(config.siteUrl).hostname}>`;
      try {
        await mailer.send({ messageId, ...mail });
      } catch (error) {
        throw new DeliveryError(`mail server: ${smtpReason(error)}`);
      }
    },
  };
}

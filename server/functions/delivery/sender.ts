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

/** Mails something. Rejects with a DeliveryError that says no more than it may. */
export async function mailed(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    throw new DeliveryError(`mail server: ${smtpReason(error)}`);
  }
}

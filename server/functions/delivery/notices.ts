import type { Mail } from '../../mail/mailer.ts';
import type { OpenContext } from '../kit/context.ts';
import { createDeliveryWorker, type DeliveryWorker, type Queued } from './delivery-worker.ts';
import { mailSender } from './sender.ts';
import { TableQueue } from './table-queue.ts';

/** A mail that the database has written down to be sent. `email` is null when the account has none, or is gone. */
export interface Notice extends Queued {
  email: string | null;
}

interface Parts<Item extends Notice> {
  /** What they are about: 'project'. */
  kind: string;
  table: string;
  /** The database's function that takes the next row that is due. */
  claim: string;
  contentOf(notice: Item): Omit<Mail, 'to'>;
  /** A notice is removed so many days after it was mailed; 30 unless given. */
  keptDays?: number;
}

/** Mails the notices of a table. Nothing is sent before `start`. */
export function createNoticeWorker<Item extends Notice>(
  context: OpenContext,
  { kind, table, claim, contentOf, keptDays = 30 }: Parts<Item>,
): DeliveryWorker {
  return createDeliveryWorker<Item>({
    store: new TableQueue(context.operator, { table, claim, keptDays }),
    sender: mailSender(context, kind, (notice) =>
      notice.email ? { to: notice.email, ...contentOf(notice) } : null,
    ),
    log: context.log,
    noun: `${kind} notice`,
    givenUp: `it stays in ${table}`,
    // The database writes notices, so nobody here knows of them before a look.
    lookMilliseconds: 10_000,
  });
}

import { accountSuspended } from '../../mail/templates/account-suspended.ts';
import { createDeliveryWorker, type DeliveryWorker, type Queued } from '../delivery/delivery-worker.ts';
import { mailed, type Sender } from '../delivery/sender.ts';
import { TableQueue } from '../delivery/table-queue.ts';
import type { Connection } from '../form/connection.ts';
import { type Desk, openDesk } from '../form/desk.ts';

const NOTICE_KEPT_DAYS = 30;

/** A mail about a suspension, on its way. */
interface Notice extends Queued {
  /** Null when the account has none. */
  email: string | null;
  decision: 'suspended' | 'restored';
  reason: string;
}

/** Tells members that an operator has suspended their account, and that the suspension has ended. Nothing is sent before `start`. */
export function openSuspensions(connection: Connection): Pick<DeliveryWorker, 'start' | 'stop'> {
  const desk = openDesk(connection, 'suspensions');
  if (!desk) return { start() {}, async stop() {} };
  return createDeliveryWorker({
    store: new TableQueue<Notice>(desk.operator, {
      table: 'account_notices',
      claim: 'claim_account_notice',
      keptDays: NOTICE_KEPT_DAYS,
    }),
    sender: noticeSender(desk),
    log: connection.log,
    noun: 'account notice',
    givenUp: 'it stays in account_notices',
    // The database writes notices, so nobody here knows of them before a look.
    lookMilliseconds: 10_000,
  });
}

function noticeSender({ connection, mailer }: Desk): Sender<Notice> {
  const { siteUrl } = connection.config;
  return {
    pause: 0,
    async send({ id, email, decision, reason }) {
      if (!email) return;
      await mailed(mailer, {
        to: email,
        // The same at each attempt, so that mailboxes can tell a repetition.
        messageId: `<account-${id}@${new URL(siteUrl).hostname}>`,
        ...accountSuspended({ decision, reason, siteUrl }),
      });
    },
  };
}

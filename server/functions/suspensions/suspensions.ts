import { accountSuspended } from '../../mail/templates/account-suspended.ts';
import type { DeliveryWorker } from '../delivery/delivery-worker.ts';
import { createNoticeWorker, type Notice } from '../delivery/notices.ts';
import type { OpenContext } from '../kit/context.ts';

interface SuspensionNotice extends Notice {
  decision: 'suspended' | 'restored';
  reason: string;
}

/** Mails members that an operator has suspended their account, and that the suspension has ended. */
export function openSuspensions(context: OpenContext): DeliveryWorker {
  const { siteUrl } = context.config;
  return createNoticeWorker<SuspensionNotice>(context, {
    kind: 'account',
    table: 'account_notices',
    claim: 'claim_account_notice',
    contentOf: ({ decision, reason }) => accountSuspended({ decision, reason, siteUrl }),
  });
}

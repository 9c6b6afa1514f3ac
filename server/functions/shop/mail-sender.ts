import type { MailContent, Mailer } from '../../mail/mailer.ts';
import { downloadLink, orderReceipt } from '../../mail/templates/order-receipt.ts';
import { failedRefund, orderRefund, partialRefund } from '../../mail/templates/order-refund.ts';
import { mailed } from '../delivery/sender.ts';
import type { Desk } from './desk.ts';
import { downloadsOf } from './order-view.ts';
import type { OrderMail, StoredOrder } from './store.ts';

/** Mails buyers their receipts, links and refunds. What does not hold any more when its turn comes is not sent. */
export function orderMailSender(desk: Desk, mailer: Mailer) {
  return {
    pause: 0,
    async send(mail: OrderMail): Promise<void> {
      const order = await desk.store.find(mail.order_id);
      const content = order && (await contentOf(desk, mail, order));
      if (!content) return;
      await mailed(mailer, {
        to: order.email,
        // The same at each attempt, so that mailboxes can tell a repetition.
        messageId: `<order-${mail.id}@${new URL(desk.config.siteUrl).hostname}>`,
        ...content,
      });
    },
  };
}

async function contentOf(
  desk: Desk,
  { kind, refund_id }: OrderMail,
  order: StoredOrder,
): Promise<MailContent | null> {
  const { siteUrl } = desk.config;
  if (kind === 'refund') {
    if (order.state !== 'refunded') return null;
    const payments = await desk.store.payments(order.id);
    const returned = payments.reduce((sum, { amount, rest }) => sum + amount - rest, 0);
    return orderRefund(order, returned, siteUrl);
  }
  if (kind === 'partial_refund' || kind === 'failed_refund') {
    const refund = refund_id && (await desk.store.refund(refund_id));
    if (!refund || (refund.state === 'failed') !== (kind === 'failed_refund')) return null;
    return (kind === 'failed_refund' ? failedRefund : partialRefund)(order, refund.amount, siteUrl);
  }
  const [newest] = await downloadsOf(desk, order);
  if (!newest) return null;
  const link = {
    url: siteUrl + newest.href,
    version: newest.version,
    expiresAt: new Date(newest.expires_at),
    pageUrl: `${siteUrl}/premium/${order.product_slug}/success?order=${await desk.tokens.signOrder(order.id)}`,
  };
  return kind === 'receipt' ? orderReceipt(order, link, siteUrl) : downloadLink(order, link, siteUrl);
}

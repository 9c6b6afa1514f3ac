import type { MailContent, Mailer } from '../../mail/mailer.ts';
import { downloadLink, orderReceipt } from '../../mail/templates/order-receipt.ts';
import { orderRefund } from '../../mail/templates/order-refund.ts';
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

async function contentOf(desk: Desk, { kind }: OrderMail, order: StoredOrder): Promise<MailContent | null> {
  const { siteUrl } = desk.config;
  if (kind === 'refund') return order.state === 'refunded' ? orderRefund(order, siteUrl) : null;
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

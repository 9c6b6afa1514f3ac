import type { MailContent } from '../../mail/mailer.ts';
import { downloadLink, orderReceipt } from '../../mail/templates/order-receipt.ts';
import { failedRefund, orderRefund, partialRefund } from '../../mail/templates/order-refund.ts';
import { mailSender, type Sender } from '../delivery/sender.ts';
import type { ShopContext } from './context.ts';
import { downloadsOf } from './order-view.ts';
import type { OrderMail, StoredOrder } from './store.ts';

/** Mails buyers their receipts, links and refunds. What does not hold any more when its turn comes is not sent. */
export function orderMailSender(context: ShopContext): Sender<OrderMail> {
  return mailSender(context, 'order', async (mail) => {
    const order = await context.store.find(mail.order_id);
    const content = order && (await contentOf(context, mail, order));
    return content && { to: order.email, ...content };
  });
}

async function contentOf(
  context: ShopContext,
  { kind, refund_id }: OrderMail,
  order: StoredOrder,
): Promise<MailContent | null> {
  const { siteUrl } = context.config;
  if (kind === 'refund') {
    if (order.state !== 'refunded') return null;
    const payments = await context.store.payments(order.id);
    const returned = payments.reduce((sum, { amount, rest }) => sum + amount - rest, 0);
    return orderRefund(order, returned, siteUrl);
  }
  if (kind === 'partial_refund' || kind === 'failed_refund') {
    const refund = refund_id && (await context.store.refund(refund_id));
    if (!refund || (refund.state === 'failed') !== (kind === 'failed_refund')) return null;
    return (kind === 'failed_refund' ? failedRefund : partialRefund)(order, refund.amount, siteUrl);
  }
  const [newest] = await downloadsOf(context, order);
  if (!newest) return null;
  const link = {
    url: siteUrl + newest.href,
    version: newest.version,
    expiresAt: new Date(newest.expires_at),
    pageUrl: `${siteUrl}/premium/${order.product_slug}/success?order=${await context.tokens.signOrder(order.id)}`,
  };
  return kind === 'receipt' ? orderReceipt(order, link, siteUrl) : downloadLink(order, link, siteUrl);
}

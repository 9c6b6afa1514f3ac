import { formatRupees } from '../../../app/lib/rupees.ts';
import type { MailContent } from '../mailer.ts';
import { renderLetter } from './letter.ts';
import type { MailedOrder } from './order-receipt.ts';

/** Says that an order's money goes back. */
export function orderRefund(order: MailedOrder, siteUrl: string): MailContent {
  return renderLetter({
    subject: `Your refund: ${order.product_title}`,
    heading: 'Your money is on its way back',
    paragraphs: [
      `${formatRupees(order.amount)} for ${order.product_title} (order ${order.number}) is being returned to the means of payment you used.`,
      order.provider === 'simulated'
        ? 'This site simulates payments: nothing had been charged.'
        : 'Banks take five to seven working days to show it.',
      'The licence has ended and the download links do not work any more.',
    ],
    action: { label: 'Look at other products', url: `${siteUrl}/premium` },
    unasked: `You get this mail because a purchase of ${order.email} on ${siteUrl} was refunded.`,
  });
}

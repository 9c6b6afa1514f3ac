import { formatRupees } from '../../../app/lib/rupees.ts';
import type { MailContent } from '../mailer.ts';
import { renderLetter } from './letter.ts';
import type { MailedOrder } from './order-receipt.ts';

type RefundedOrder = MailedOrder & { state: string };

/** Says that an order's money goes back, all of it. `returned` is in paise. */
export function orderRefund(order: RefundedOrder, returned: number, siteUrl: string): MailContent {
  return renderLetter({
    subject: `Your refund: ${order.product_title}`,
    heading: 'Your money is on its way back',
    paragraphs: [
      beingReturned(order, returned),
      arrival(order),
      'The licence has ended and the download links do not work any more.',
    ],
    action: { label: 'Look at other products', url: `${siteUrl}/premium` },
    unasked: `You get this mail because a purchase of ${order.email} on ${siteUrl} was refunded.`,
  });
}

/** Says that a part of what was paid goes back, or a second payment, and that the order stays. In paise. */
export function partialRefund(order: RefundedOrder, returned: number, siteUrl: string): MailContent {
  return renderLetter({
    subject: `${formatRupees(returned)} returned: ${order.product_title}`,
    heading: `${formatRupees(returned)} is on its way back`,
    paragraphs: [
      beingReturned(order, returned),
      arrival(order),
      ...(order.state === 'paid' ? ['Your licence and your downloads stay as they are.'] : []),
    ],
    action: { label: 'Your purchases', url: `${siteUrl}/premium/purchases` },
    unasked: `You get this mail because money for a purchase of ${order.email} on ${siteUrl} was returned.`,
  });
}

/** Says that money which was to go back could not be sent. In paise. */
export function failedRefund(order: RefundedOrder, amount: number, siteUrl: string): MailContent {
  return renderLetter({
    subject: `Your refund could not be sent: ${order.product_title}`,
    heading: 'Your refund could not be sent',
    paragraphs: [
      `The payment provider could not return ${formatRupees(amount)} for ${order.product_title} (order ${order.number}) to the means of payment you used. The money is still here.`,
      ...(order.state === 'paid' ? ['Your licence and your downloads are valid.'] : []),
      'To have it returned, ask again on the page of your purchases, or write to us with the number of the order.',
    ],
    action: { label: 'Contact Support', url: `${siteUrl}/contact` },
    unasked: `You get this mail because a refund of a purchase of ${order.email} on ${siteUrl} has failed.`,
  });
}

function beingReturned({ product_title, number }: RefundedOrder, returned: number): string {
  return `${formatRupees(returned)} for ${product_title} (order ${number}) is being returned to the means of payment you used.`;
}

function arrival({ provider }: RefundedOrder): string {
  return provider === 'simulated'
    ? 'This site simulates payments: nothing had been charged.'
    : 'Banks take five to seven working days to show it.';
}

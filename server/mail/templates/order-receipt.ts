import { SUPPORT_MONTHS, supportUntil } from '../../../app/features/premium/schema.ts';
import { formatRupees } from '../../../app/lib/rupees.ts';
import type { MailContent } from '../mailer.ts';
import { renderLetter } from './letter.ts';

/** What a mail says of an order. */
export interface MailedOrder {
  number: string;
  product_title: string;
  full_name: string;
  email: string;
  /** In paise. */
  amount: number;
  provider: string;
  paid_at: string | null;
  created_at: string;
}

export interface MailedLink {
  url: string;
  version: string;
  expiresAt: Date;
  /** The page of the order. */
  pageUrl: string;
}

/** The receipt of a paid order, with its download. */
export function orderReceipt(order: MailedOrder, link: MailedLink, siteUrl: string): MailContent {
  return renderLetter({
    subject: `Your purchase: ${order.product_title}`,
    heading: `Thank you for buying ${order.product_title}`,
    paragraphs: [
      `The source code, its documentation and a licence in the name of ${order.full_name} are in the download.`,
      `Order ${order.number}, ${dayOf(order.paid_at ?? order.created_at)}. ${formatRupees(order.amount)} for ${order.product_title} ${link.version}, tax ${formatRupees(0)}.`,
      ...(order.provider === 'simulated'
        ? ['This site simulates payments: nothing was charged, and this is not an invoice.']
        : []),
      `${SUPPORT_MONTHS} months of email support are included, until ${dayOf(supportUntil(order.paid_at ?? order.created_at))}: write to us at ${siteUrl}/contact with the number of your order.`,
      `Not satisfied? Get a full refund within 30 days, on the page of your order: ${link.pageUrl}`,
    ],
    action: { label: 'Download the source code', url: link.url },
    expiry: expiryOf(link, siteUrl),
    unasked: `You get this mail because ${order.email} was entered for a purchase on ${siteUrl}.`,
  });
}

/** The download of a paid order, sent again. */
export function downloadLink(order: MailedOrder, link: MailedLink, siteUrl: string): MailContent {
  return renderLetter({
    subject: `Your download: ${order.product_title}`,
    heading: `Here is ${order.product_title} again`,
    paragraphs: [
      `Order ${order.number} of ${dayOf(order.paid_at ?? order.created_at)}, version ${link.version}. The order and its receipt: ${link.pageUrl}`,
    ],
    action: { label: 'Download the source code', url: link.url },
    expiry: expiryOf(link, siteUrl),
    unasked: `Somebody asked ${siteUrl} to send the downloads of ${order.email} again. If that was not you, nothing needs to be done: only this mailbox has got the link.`,
  });
}

function expiryOf({ expiresAt }: MailedLink, siteUrl: string): string {
  const end = expiresAt.toISOString();
  return `The link works until ${end.slice(0, 10)}, ${end.slice(11, 16)} UTC. After that, have a new one sent: ${siteUrl}/premium/purchases`;
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function dayOf(instant: string): string {
  return longDay.format(new Date(instant));
}

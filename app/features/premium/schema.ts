import { withoutDirectionControls } from '../../lib/direction-controls.ts';
/** With simulated payments, an order of this address fails: so the failure can be tried out. */
export const FAILING_EMAIL = 'payment-fails@example.com';
/** Days after the payment in which the money is given back on request. */
export const REFUND_DAYS = 30;
/** Months after the payment in which questions of a buyer are answered by mail. */
export const SUPPORT_MONTHS = 6;
/** Hours a download link works. */
export const LINK_HOURS = 24;
export const REVIEW_MIN = 10;
export const REVIEW_MAX = 1000;

export type OrderState = 'created' | 'paid' | 'failed' | 'refunded';

/** What a buyer tells about themselves. */
export type Buyer = { email: string; full_name: string };
export type BuyerErrors = Partial<Record<keyof Buyer, string>>;

/** An order as its buyer sees it. */
export type OrderView = {
  id: string;
  number: string;
  product: { slug: string; title: string };
  /** The version that was bought. */
  version: string;
  email: string;
  full_name: string;
  /** In paise. */
  amount: number;
  /** What was paid in all, a second payment too; what of it was returned or is on its way back; and what is left. In paise. */
  paid: number;
  returned: number;
  refundable: number;
  state: OrderState;
  simulated: boolean;
  created_at: string;
  paid_at: string | null;
  refunded_at: string | null;
  /** Until when the money is given back on request; null when it is not, or not any more. */
  refundable_until: string | null;
  /** Until when questions are answered by mail; null for an order that is not paid. */
  support_until: string | null;
  /** Links to what may be downloaded, the newest version first. */
  downloads: { version: string; href: string; expires_at: string }[];
};

/** What the checkout answers. */
export type CheckoutAnswer =
  | { state: 'paid'; location: string }
  | { state: 'handoff'; handoff: { action: string; fields: Record<string, string> } };

/** An error of the shop's functions. */
export type ShopRefusal = { code: string; message: string; errors?: BuyerErrors; retry_after?: number };

const NAME_MAX = 100;
const EMAIL_MAX = 254;
/** What browsers take for an address (HTML, section 4.10.5.1.5), with a domain of at least two parts. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
const BREAKS_LINES = /[\p{Cc}\u2028\u2029]/u;

/** Checks who buys. Returns the buyer, trimmed, or what is wrong with each field. */
export function checkBuyer(
  fields: Record<string, unknown>,
): { buyer: Buyer; errors?: undefined } | { buyer?: undefined; errors: BuyerErrors } {
  const text = (value: unknown) => (typeof value === 'string' ? withoutDirectionControls(value).trim() : '');
  const buyer = { email: text(fields.email), full_name: text(fields.full_name) };
  const errors: BuyerErrors = {};
  if (!buyer.email) errors.email = 'Please enter your email address';
  else if (!isAddress(buyer.email))
    errors.email = 'Please enter a valid email address, such as you@example.com';
  if (!buyer.full_name) errors.full_name = 'Please enter your full name';
  else if (BREAKS_LINES.test(buyer.full_name)) errors.full_name = 'Your name must be a single line';
  else if ([...buyer.full_name].length > NAME_MAX) {
    errors.full_name = `Your name must be at most ${NAME_MAX} characters`;
  }
  return Object.keys(errors).length > 0 ? { errors } : { buyer };
}

/** The end of the support for what was paid at an instant in ISO 8601, `SUPPORT_MONTHS` later. */
export function supportUntil(paidAt: string): string {
  const end = new Date(paidAt);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + SUPPORT_MONTHS);
  // August 31 has no day six months later: the month before ends it.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.toISOString();
}

/** The least that a payment provider returns, in paise. */
const REFUND_MIN = 100;

/** What is wrong with returning `amount` of a payment of which `rest` is left, both in paise; undefined when it can be done. */
export function refundFault(amount: number, rest: number): string | undefined {
  if (amount === rest && rest > 0) return undefined;
  if (amount < REFUND_MIN) return 'At least ₹1 can be returned';
  if (amount > rest) return 'This is more than what is left of the payment';
  if (rest - amount < REFUND_MIN) return 'Leave nothing, or at least ₹1: less could not be returned later';
  return undefined;
}

/** Whether a text can be the address of a mailbox. */
export function isAddress(text: string): boolean {
  return text.length <= EMAIL_MAX && ADDRESS.test(text);
}

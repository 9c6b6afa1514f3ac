import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HttpError } from '../../http/errors.ts';

/** Everything the shop refuses: status, code and words for the visitor. */
const list = {
  badRequest: [400, 'bad_request', 'The request could not be read.'],
  bodyTooLarge: [413, 'body_too_large', 'The request is too large.'],
  invalid: [400, 'validation_failed', 'Please check the fields that are marked.'],
  productNotFound: [404, 'product_not_found', 'Website not found'],
  paymentFailed: [402, 'payment_failed', 'There was an error processing your payment. Please try again.'],
  orderNotFound: [404, 'order_not_found', 'There is no such order, or this link to it has expired.'],
  notPaid: [409, 'order_not_paid', 'This order is not paid.'],
  tooLate: [409, 'refund_period_over', 'Refunds are possible within 30 days of the purchase.'],
  refundFailed: [
    502,
    'refund_failed',
    'The refund could not be sent. Nothing has changed; please try again later.',
  ],
  wrongRefund: [
    400,
    'refund_not_possible',
    'Enter an amount up to what is left of this payment, and a reason of 1 to 1,000 characters.',
  ],
  orderChanged: [
    409,
    'order_changed',
    'Something else was returned meanwhile, and nothing was sent now. Please look at the order again.',
  ],
  notCaptured: [502, 'not_captured', 'The payment could not be captured yet.'],
  linkExpired: [410, 'link_expired', 'This download link does not work any more.'],
  forged: [401, 'bad_signature', 'The signature is not valid.'],
  signedOut: [401, 'not_signed_in', 'Please sign in to see your purchases.'],
  tooMany: [429, 'over_request_rate_limit', 'Too many tries in a short time. Please try again later.'],
  closed: [503, 'shop_closed', 'Purchases are not possible on this site at the moment.'],
  notFound: [404, 'not_found', 'There is no such endpoint'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string, string]>;

/** An error of the list, ready to throw. */
export function shopError(name: keyof typeof list, fields: Record<string, unknown> = {}): HttpError {
  const [status, code, message] = list[name];
  return new HttpError(status, code, message, fields);
}

/** `{code, message}`; with the faults of single fields and the seconds to wait where there are any. */
export function renderShopError({ code, message, fields }: HttpError): Record<string, unknown> {
  const { errors, retryAfter } = fields;
  return { code, message, ...(errors ? { errors } : {}), ...(retryAfter ? { retry_after: retryAfter } : {}) };
}

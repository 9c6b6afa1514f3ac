import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PaymentFact, RefundFact } from '../order-state.ts';
import { type AuthorizedPayment, ForgedEventError, type ProviderEvent } from '../provider.ts';
import { entities, type RazorpayPayment, type RazorpayRefund } from './api.ts';
import { isWebhookSigned } from './signatures.ts';

const message = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: entities.payment }).optional(),
    refund: z.object({ entity: entities.refund }).optional(),
  }),
});

const concerns = /^(payment\.(authorized|captured|failed)|order\.paid|refund\.(created|processed|failed))$/;

/**
 * The event in a webhook's body. Null for kinds that say nothing about an order of ours. Throws a ForgedEventError when
 * the signature is not that of the bytes.
 */
export function readRazorpayWebhook(secret: string, body: Buffer, headers: Headers): ProviderEvent | null {
  const signature = headers.get('x-razorpay-signature') ?? '';
  if (!isWebhookSigned(secret, body, signature)) throw new ForgedEventError('The signature is not valid.');
  const parsed = message.safeParse(parseJson(body));
  if (!parsed.success || !concerns.test(parsed.data.event)) return null;
  const { event, payload } = parsed.data;
  const payment = payload.payment?.entity;
  const refund = payload.refund?.entity;
  // A refund arrives with its payment, which names the order; without one it is not about an order.
  if (!payment?.order_id) return null;
  const digest = createHash('sha256').update(body).digest('hex');
  return {
    eventKey: headers.get('x-razorpay-event-id') ?? digest,
    type: event,
    providerOrderId: payment.order_id,
    payment: paymentFact(payment),
    authorized: authorizedPayment(payment),
    ...(refund && event.startsWith('refund.') ? { refund: refundFact(refund) } : {}),
  };
}

/** What a payment says about the order; undefined while it is neither captured nor given up. */
export function paymentFact({ id, amount, currency, status }: RazorpayPayment): PaymentFact | undefined {
  // Only what has been captured can be refunded.
  if (status === 'captured' || status === 'refunded') return { id, amount, currency, state: 'captured' };
  return status === 'failed' ? { id, amount, currency, state: 'failed' } : undefined;
}

/** A payment that waits to be captured; undefined for any other. */
export function authorizedPayment({
  id,
  amount,
  currency,
  status,
}: RazorpayPayment): AuthorizedPayment | undefined {
  return status === 'authorized' ? { id, amount, currency } : undefined;
}

export function refundFact({ id, payment_id, amount, status }: RazorpayRefund): RefundFact {
  return { id, payment_id, amount, state: status };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

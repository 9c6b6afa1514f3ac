import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { PaymentError } from '../provider.ts';

const answerMilliseconds = 10_000;
/** Before the second and the third attempt. */
const pauses = [300, 1500];

const order = z.object({ id: z.string(), amount: z.number().int(), currency: z.string() });
const payment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
});
const refund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number().int(),
  status: z.enum(['pending', 'processed', 'failed']),
});

export type RazorpayPayment = z.output<typeof payment>;
export type RazorpayRefund = z.output<typeof refund>;
/** Parts of webhooks, which hold the same entities. */
export const entities = { payment, refund };

export interface RazorpayAccount {
  url: string;
  keyId: string;
  keySecret: string;
}

/** The calls of Razorpay's API that a shop needs. Each rejects with a PaymentError that names no key. */
export class RazorpayApi {
  readonly #account: RazorpayAccount;

  constructor(account: RazorpayAccount) {
    this.#account = account;
  }

  createOrder(body: { amount: number; currency: string; receipt: string }) {
    return this.#call(order, 'POST', '/v1/orders', body);
  }

  readPayment(id: string) {
    return this.#call(payment, 'GET', `/v1/payments/${encodeURIComponent(id)}`);
  }

  capturePayment(id: string, body: { amount: number; currency: string }) {
    return this.#call(payment, 'POST', `/v1/payments/${encodeURIComponent(id)}/capture`, body);
  }

  /** The idempotency key makes Razorpay answer a repeated call with the refund it has already made. */
  refundPayment(id: string, body: { amount: number; receipt: string }, idempotencyKey: string) {
    return this.#call(refund, 'POST', `/v1/payments/${encodeURIComponent(id)}/refund`, body, {
      'X-Refund-Idempotency': idempotencyKey,
    });
  }

  /** At most a hundred, which is what one answer holds; left alone it holds ten. */
  async listRefunds(paymentId: string): Promise<RazorpayRefund[]> {
    const path = `/v1/payments/${encodeURIComponent(paymentId)}/refunds?count=100`;
    return (await this.#call(z.object({ items: z.array(refund) }), 'GET', path)).items;
  }

  async #call<T extends z.ZodType>(
    schema: T,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<z.output<T>> {
    const { url, keyId, keySecret } = this.#account;
    const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    let reason = '';
    for (let attempt = 0; attempt <= pauses.length; attempt += 1) {
      if (attempt > 0) await wait(pauses[attempt - 1]);
      try {
        const response = await fetch(url + path, {
          method,
          headers: { authorization, 'content-type': 'application/json', ...headers },
          body: body === undefined ? null : JSON.stringify(body),
          redirect: 'error',
          signal: AbortSignal.timeout(answerMilliseconds),
        });
        const answer: unknown = await response.json().catch(() => null);
        if (response.ok) return schema.parse(answer);
        reason = `${response.status} ${codeOf(answer)}`.trim();
        // A refusal stays one; an overloaded or broken server may be well again in a moment.
        if (response.status < 500 && response.status !== 429) break;
      } catch (error) {
        if (error instanceof z.ZodError) throw new PaymentError(`razorpay: ${method} answered unexpectedly`);
        reason = error instanceof DOMException ? 'no answer in time' : 'could not be reached';
      }
    }
    throw new PaymentError(`razorpay: ${method} ${path.split('/')[2]}: ${reason}`);
  }
}

function codeOf(answer: unknown): string {
  const { error } = (answer ?? {}) as { error?: { code?: unknown } };
  return typeof error?.code === 'string' ? error.code : '';
}

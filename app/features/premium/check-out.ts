import { sessionToken } from '../../lib/call-function.ts';
import { NoAnswerError } from '../../lib/failure-words.ts';
import { callFunction } from '../../lib/send-form.ts';
import type { CheckoutAnswer, ShopRefusal } from './schema.ts';

const TIMEOUT_MS = 45_000;

/**
 * Calls one of the shop's functions from the browser, in the name of the member if somebody is signed in. Rejects with a
 * NoAnswerError when there is no answer at all.
 */
export async function callShop<T>(
  path: string,
  { body, signedIn }: { body?: Record<string, unknown>; signedIn: boolean },
): Promise<{ ok: true; answer: T } | { ok: false; refusal: ShopRefusal }> {
  const { status, answer } = await callFunction<object>(path, {
    method: body === undefined ? 'GET' : 'POST',
    body,
    accessToken: signedIn ? await sessionToken() : undefined,
    timeoutMs: TIMEOUT_MS,
  });
  if (answer === null) throw new NoAnswerError(true);
  return status < 400 ? { ok: true, answer: answer as T } : { ok: false, refusal: answer as ShopRefusal };
}

/** Pays for a product. */
export function checkOut(
  purchase: { slug: string; idempotency_key: string; email: string; full_name: string },
  signedIn: boolean,
) {
  return callShop<CheckoutAnswer>('checkout', { body: purchase, signedIn });
}

/** What to say of a payment that got no answer. The same purchase sent twice is one order, so trying again is safe. */
export function unansweredPayment({ wasSent }: NoAnswerError): { title: string; message: string } {
  return wasSent
    ? {
        title: 'No answer yet',
        message:
          'The connection broke before an answer came, so the payment may have gone through. Please press Pay again when you are connected: the same order is never charged twice.',
      }
    : {
        title: 'You are offline',
        message:
          'Nothing was sent and nothing was charged. What you have entered is kept: please press Pay again when you are connected.',
      };
}

/** The same for a refund, which is made once however often it is asked for. */
export function unansweredRefund({ wasSent }: NoAnswerError): string {
  return wasSent
    ? 'The connection broke before an answer came. Please ask again when you are connected: the money is returned once.'
    : 'You are offline. Nothing was sent, and nothing has changed: please ask again when you are connected.';
}

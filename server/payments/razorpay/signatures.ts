import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../keys/same-secret.ts';

/** Whether a browser's word about a payment was signed with our key: HMAC of `order|payment`, in hex. */
export function isPaymentSigned(
  secret: string,
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
): boolean {
  return isSigned(secret, Buffer.from(`${orderId}|${paymentId}`), signature);
}

/** Whether a webhook's body, byte for byte, was signed with the webhook's secret. */
export function isWebhookSigned(secret: string, body: Buffer, signature: string): boolean {
  return isSigned(secret, body, signature);
}

function isSigned(secret: string, text: Buffer, signature: string): boolean {
  // Not decoded as hex, which would stop in silence at the first character that is none.
  return isSameSecret(signature, createHmac('sha256', secret).update(text).digest('hex'));
}

import { PaymentError, type PaymentProvider } from '../provider.ts';
import { type RazorpayAccount, RazorpayApi } from './api.ts';
import { isPaymentSigned } from './signatures.ts';
import { authorizedPayment, paymentFact, readRazorpayWebhook, refundFact } from './webhook.ts';

export interface RazorpaySettings extends RazorpayAccount {
  webhookSecret: string;
  /** Shown on the page where the buyer pays. */
  shopName: string;
}

/**
 * Payments by Razorpay. The buyer pays on Razorpay's own page, to which a plain form leads: no script of another host
 * runs here, and it works without any. What the browser brings back and what the webhook says are both proven by
 * signatures; either is enough, and both together change nothing more.
 */
export function razorpayPayments(settings: RazorpaySettings): PaymentProvider {
  const { url, keyId, keySecret, webhookSecret, shopName } = settings;
  const api = new RazorpayApi(settings);
  return {
    name: 'razorpay',
    async openOrder({ amount, currency, number }) {
      return (await api.createOrder({ amount, currency, receipt: number })).id;
    },
    async start(order, { callback, cancel }) {
      if (!order.provider_order_id) throw new PaymentError('razorpay: the order was not opened');
      return {
        kind: 'handoff',
        handoff: {
          action: `${url}/v1/checkout/embedded`,
          fields: {
            key_id: keyId,
            order_id: order.provider_order_id,
            amount: String(order.amount),
            currency: order.currency,
            name: shopName,
            description: order.product_title,
            'prefill[name]': order.full_name,
            'prefill[email]': order.email,
            callback_url: callback,
            cancel_url: cancel,
          },
        },
      };
    },
    async readReturn(form) {
      const orderId = form.get('razorpay_order_id') ?? '';
      const paymentId = form.get('razorpay_payment_id') ?? '';
      const signature = form.get('razorpay_signature') ?? '';
      if (!orderId || !paymentId || !isPaymentSigned(keySecret, { orderId, paymentId, signature }))
        return null;
      const payment = await api.readPayment(paymentId);
      if (payment.order_id !== orderId) return null;
      return {
        eventKey: `return ${paymentId} ${payment.status}`,
        type: 'return',
        providerOrderId: orderId,
        payment: paymentFact(payment),
        authorized: authorizedPayment(payment),
      };
    },
    async capture({ id, amount, currency }) {
      try {
        return paymentFact(await api.capturePayment(id, { amount, currency }));
      } catch (error) {
        // The browser's return and the webhook may have met: the second of them is refused.
        const now = await api.readPayment(id);
        if (now.status === 'authorized') throw error;
        return paymentFact(now);
      }
    },
    readWebhook: (body, headers) => readRazorpayWebhook(webhookSecret, body, headers),
    refundsOf: async ({ id }) => (await api.listRefunds(id)).map(refundFact),
    refund: async (_order, { id }, { amount, key }) =>
      // A receipt is unique there, as the key is.
      refundFact(await api.refundPayment(id, { amount, receipt: key }, key)),
  };
}

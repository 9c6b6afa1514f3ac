import { Hono } from 'hono';
import { ForgedEventError, PaymentError } from '../../payments/provider.ts';
import { readBytes } from './body.ts';
import type { Desk } from './desk.ts';
import { shopError } from './errors.ts';
import { takeEvent } from './take-event.ts';

/**
 * What the payment provider reports, mounted at /functions/v1/webhooks: POST /razorpay. Answered with success once it is
 * stored; a provider repeats everything else. Events of orders that are not ours are none of our business.
 */
export function webhookRoutes(desk: Desk): Hono {
  const routes = new Hono();
  routes.post('/razorpay', async (context) => {
    if (desk.payments.name !== 'razorpay') throw shopError('notFound');
    const body = await readBytes(context.req.raw);
    try {
      const event = desk.payments.readWebhook(body, context.req.raw.headers);
      const order = event && (await desk.store.findByProvider('razorpay', event.providerOrderId));
      if (event && order) await takeEvent(desk, order, event);
      return context.json({ ok: true });
    } catch (error) {
      if (error instanceof PaymentError) {
        desk.log.error('payment_capture_failed', { reason: error.message });
        throw shopError('notCaptured');
      }
      if (!(error instanceof ForgedEventError)) throw error;
      desk.log.info('webhook_signature_refused');
      throw shopError('forged');
    }
  });
  return routes;
}

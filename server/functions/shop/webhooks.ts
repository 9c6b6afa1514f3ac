import type { Hono } from 'hono';
import { ForgedEventError, PaymentError } from '../../payments/provider.ts';
import { readBytes } from '../kit/body.ts';
import { functionError } from '../kit/errors.ts';
import { functionRoutes } from '../kit/routes.ts';
import { bodyRules, type ShopContext } from './context.ts';
import { takeEvent } from './take-event.ts';

/**
 * What the payment provider reports, mounted at /functions/v1/webhooks: POST /razorpay. Answered with success once it is
 * stored; a provider repeats everything else. Events of orders that are not ours are none of our business.
 */
export function webhookRoutes(context: ShopContext): Hono {
  const prepare = (routes: Hono) => {
    routes.post('/razorpay', async (c) => {
      if (context.payments.name !== 'razorpay') throw functionError('notFound');
      const body = await readBytes(c.req.raw, bodyRules);
      try {
        const event = context.payments.readWebhook(body, c.req.raw.headers);
        const order = event && (await context.store.findByProvider('razorpay', event.providerOrderId));
        if (event && order) await takeEvent(context, order, event);
        return c.json({ ok: true });
      } catch (error) {
        if (error instanceof PaymentError) {
          context.log.error('payment_capture_failed', { reason: error.message });
          throw functionError('notCaptured');
        }
        if (!(error instanceof ForgedEventError)) throw error;
        context.log.info('webhook_signature_refused');
        throw functionError('forged');
      }
    });
  };
  // The provider's server carries a signature in place of a key.
  return functionRoutes(context, prepare, { keyed: false });
}

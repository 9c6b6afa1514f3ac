import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { FAILING_EMAIL } from '../../app/features/premium/schema.ts';
import type { PaymentProvider } from './provider.ts';

/** How long a simulated payment takes, in milliseconds (specification, section 4). */
const SIMULATED_DELAY = 2000;

/**
 * Payments without money: each takes two seconds and succeeds, but for those of one documented address. An order is paid
 * once however often it is sent, as with a real provider.
 */
export function simulatedPayments(delay = SIMULATED_DELAY): PaymentProvider {
  return {
    name: 'simulated',
    openOrder: async () => null,
    async start({ id, email, amount, currency }) {
      await wait(delay);
      const fails = email.toLowerCase() === FAILING_EMAIL;
      const paymentId = fails ? `sim_failed_${randomUUID()}` : `sim_${id}`;
      return {
        kind: 'settled',
        eventKey: paymentId,
        payment: { id: paymentId, amount, currency, state: fails ? 'failed' : 'captured' },
      };
    },
    readReturn: async () => null,
    readWebhook: () => null,
    capture: async () => undefined,
    // The simulation has no other state than this.
    refundsOf: async () => [],
    refund: async (_order, payment, { amount, key }) => ({
      id: `sim_refund_${key}`,
      payment_id: payment.id,
      amount,
      state: 'processed',
    }),
  };
}

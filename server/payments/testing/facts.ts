import fc from 'fast-check';
import type { OrderFacts, PaymentFact, RefundFact } from '../order-state.ts';

/** The order that random events are about. */
export const ORDER = { amount: 1000, currency: 'INR' };

type Payment = Omit<PaymentFact, 'state'> & { captured: boolean };
type Refund = Omit<RefundFact, 'state'> & { arrives: boolean };

const payments = fc.array(
  fc.record({
    amount: fc.constantFrom(1000, 1000, 1000, 1, 2000),
    currency: fc.constantFrom('INR', 'INR', 'INR', 'USD'),
    captured: fc.boolean(),
    refunds: fc.array(fc.record({ amount: fc.constantFrom(1000, 1000, 400, 600), arrives: fc.boolean() }), {
      maxLength: 2,
    }),
  }),
  { maxLength: 3 },
);

/**
 * Events as a provider may send them for a few payments and refunds: some twice, some never, in any order. Each payment
 * and each refund has one true end, which the events agree on.
 */
export const factsArbitrary: fc.Arbitrary<OrderFacts[]> = payments.chain((made) => {
  const events: OrderFacts[] = [];
  made.forEach(({ refunds, captured, amount, currency }, index) => {
    const payment: Payment = { id: `p${index}`, amount, currency, captured };
    events.push(...eventsOf(payment));
    if (!captured) return;
    refunds.forEach((refund, number) => {
      events.push(...refundEvents(payment, { ...refund, id: `p${index}r${number}`, payment_id: payment.id }));
    });
  });
  return fc.shuffledSubarray([...events, ...events]);
});

function eventsOf({ captured, ...payment }: Payment): OrderFacts[] {
  const failed: OrderFacts = { payment: { ...payment, state: 'failed' } };
  return captured ? [failed, { payment: { ...payment, state: 'captured' } }] : [failed];
}

function refundEvents(
  { captured: _captured, ...paid }: Payment,
  { arrives, ...refund }: Refund,
): OrderFacts[] {
  const payment: PaymentFact = { ...paid, state: 'captured' };
  return (['pending', arrives ? 'processed' : 'failed'] as const).map((state) => ({
    payment,
    refund: { ...refund, state },
  }));
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFacts, emptyLedger, type OrderFacts, orderState } from './order-state.ts';
import { factsArbitrary, ORDER } from './testing/facts.ts';

const stateAfter = (events: OrderFacts[]) => orderState(ORDER, events.reduce(addFacts, emptyLedger));

const captured: OrderFacts = { payment: { id: 'p1', amount: 1000, currency: 'INR', state: 'captured' } };
const failed: OrderFacts = { payment: { id: 'p1', amount: 1000, currency: 'INR', state: 'failed' } };
const refund = (state: 'pending' | 'processed' | 'failed', amount = 1000): OrderFacts => ({
  payment: { id: 'p1', amount: 1000, currency: 'INR', state: 'captured' },
  refund: { id: 'r1', payment_id: 'p1', amount, state },
});

const second: OrderFacts = { payment: { id: 'p2', amount: 1000, currency: 'INR', state: 'captured' } };
const double: OrderFacts = { payment: { id: 'p3', amount: 2000, currency: 'INR', state: 'captured' } };
const refundOf = ({ payment }: OrderFacts, amount = 1000): OrderFacts => ({
  payment,
  refund: { id: `r ${payment?.id}`, payment_id: payment?.id ?? '', amount, state: 'processed' },
});

describe('an order is', () => {
  it.each<[string, OrderFacts[], string]>([
    ['created while nothing happened', [], 'created'],
    ['paid by a captured payment', [captured], 'paid'],
    ['failed by a failed payment', [failed], 'failed'],
    ['paid although the failure arrives after', [captured, failed], 'paid'],
    ['paid by a payment that had failed first', [failed, captured], 'paid'],
    ['refunded even when that arrives first', [refund('processed'), captured], 'refunded'],
    ['paid when only a part went back', [captured, refund('processed', 400)], 'paid'],
    ['refunded while the money is on its way', [captured, refund('pending')], 'refunded'],
    ['paid again when the money could not be sent', [captured, refund('pending'), refund('failed')], 'paid'],
    ['paid when a second payment of it goes back', [captured, second, refundOf(second)], 'paid'],
    ['refunded when both payments go back', [second, refundOf(second), refund('processed')], 'refunded'],
    [
      'paid when parts of two payments go back that make the price together',
      [captured, second, refund('processed', 600), refundOf(second, 400)],
      'paid',
    ],
    [
      'refunded when parts go back that make the whole',
      [refund('processed', 400), refundOf(captured, 600)],
      'refunded',
    ],
    ['paid when what was paid too much goes back', [double, refundOf(double, 1000)], 'paid'],
    [
      'failed when too little was paid',
      [{ payment: { id: 'p2', amount: 1, currency: 'INR', state: 'captured' } }],
      'failed',
    ],
    [
      'failed when it was paid in another currency',
      [{ payment: { id: 'p2', amount: 1000, currency: 'IDR', state: 'captured' } }],
      'failed',
    ],
  ])('%s', (_what, events, state) => {
    expect(stateAfter(events)).toBe(state);
  });
});

/** Said in another way than the code says it: by looking for what must have happened. */
function outcomeOf(events: OrderFacts[]): string {
  const ended = new Set(events.flatMap(({ refund }) => (refund?.state === 'failed' ? refund.id : [])));
  const kept = new Map<string, number>();
  for (const { payment } of events) {
    const covers = payment?.state === 'captured' && payment.amount >= ORDER.amount;
    if (covers && payment.currency === 'INR') kept.set(payment.id, payment.amount);
  }
  const seen = new Set<string>();
  for (const { refund } of events) {
    if (!refund || ended.has(refund.id) || seen.has(refund.id)) continue;
    seen.add(refund.id);
    const left = kept.get(refund.payment_id);
    if (left !== undefined) kept.set(refund.payment_id, left - refund.amount);
  }
  if ([...kept.values()].some((left) => left > 0)) return 'paid';
  if (kept.size > 0) return 'refunded';
  return events.some(({ payment }) => payment) ? 'failed' : 'created';
}

describe('whatever order events arrive in', () => {
  it('two hundred times, the outcome is the right one', () => {
    fc.assert(
      fc.property(factsArbitrary, (events) => {
        expect(stateAfter(events)).toBe(outcomeOf(events));
      }),
      { numRuns: 200 },
    );
  });

  it('repeating and shuffling them changes nothing', () => {
    const shuffled = factsArbitrary.chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([events, again]) => {
        expect(stateAfter(again)).toBe(stateAfter(events));
      }),
      { numRuns: 200 },
    );
  });
});

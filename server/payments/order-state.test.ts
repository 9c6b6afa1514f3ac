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
  const back = new Map(
    events.flatMap(({ refund }) => (refund && !ended.has(refund.id) ? [[refund.id, refund.amount]] : [])),
  );
  if ([...back.values()].reduce((sum, amount) => sum + amount, 0) >= ORDER.amount) return 'refunded';
  const payments = events.flatMap(({ payment }) => payment ?? []);
  if (
    payments.some((one) => one.state === 'captured' && one.amount >= ORDER.amount && one.currency === 'INR')
  )
    return 'paid';
  return payments.length > 0 ? 'failed' : 'created';
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

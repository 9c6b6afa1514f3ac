import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '../database/database.ts';
import { insertRow } from '../database/test-rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { addFacts, emptyLedger, orderState } from './order-state.ts';
import { factsArbitrary, ORDER } from './testing/facts.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const placeOrder = () =>
  insertRow<{ id: string }>(test.database, owner, 'public.orders', {
    checkout_hash: `mark ${randomUUID()}`,
    product_slug: 'ledger',
    product_title: 'Ledger',
    version: '1.0.0',
    email: 'ada@example.org',
    full_name: 'Ada',
    amount: ORDER.amount,
    provider: 'razorpay',
  });

describe('the database', () => {
  it('comes to the same state as the code after each of 200 random runs of events', async () => {
    await fc.assert(
      fc.asyncProperty(factsArbitrary, async (events) => {
        const { id } = await placeOrder();
        let ledger = emptyLedger;
        // Ids are unique among all orders of a provider.
        const own = (name: string) => `${id} ${name}`;
        for (const [index, facts] of events.entries()) {
          const payment = facts.payment && { ...facts.payment, id: own(facts.payment.id) };
          const refund = facts.refund && { ...facts.refund, id: own(facts.refund.id) };
          ledger = addFacts(ledger, { payment, refund });
          const { rows } = await test.database.run<{ state: string }>(owner, {
            text: 'select state from public.record_order_event($1, $2, $3, $4, $5)',
            values: [id, own(`event ${index % 5}`), 'test', payment ?? null, refund ?? null],
          });
          expect(rows[0]?.state).toBe(orderState(ORDER, ledger));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('does not let a payment count for two orders', async () => {
    const [first, second] = [await placeOrder(), await placeOrder()];
    const payment = { id: 'shared', amount: ORDER.amount, currency: 'INR', state: 'captured' };
    const record = (id: string) =>
      test.database.run(owner, {
        text: `select * from public.record_order_event($1, $2, 'test', $3)`,
        values: [id, `event of ${id}`, payment],
      });
    await record(first.id);
    await expect(record(second.id)).rejects.toThrow('The payment belongs to another order.');
  });
});

import { describe, expect, it } from 'vitest';
import { applyChange, invertChange } from '../../data/changes';
import { makeSample, sampleNow } from '../../data/sample/store';
import type { Order } from '../../data/types';
import {
  advance,
  cancel,
  filterOrders,
  isLate,
  netOf,
  refund,
  refundable,
  refundFault,
  sortOrders,
  totalOf,
} from './orders';

const store = makeSample();
const find = (test: (order: Order) => boolean): Order => {
  const order = [...store.orders.values()].find(test);
  if (!order) throw new Error('The sample has no such order.');
  return order;
};
const paid = find(({ status, refunds }) => status === 'paid' && refunds.length === 0);
const shipped = find(({ status }) => status === 'shipped');

describe('totals', () => {
  const order: Order = {
    ...paid,
    lines: [{ ...paid.lines[0]!, price: 42_000, quantity: 3 }],
    shipping: 12_000,
    discount: 12_600,
    refunds: [],
  };

  it('add goods and shipping and take the discount off', () => expect(totalOf(order)).toBe(125_400));
  it('keep nothing of a cancelled order', () => expect(netOf({ ...order, status: 'cancelled' })).toBe(0));
  it('keep the rest after a refund', () => {
    const refunds = [{ at: sampleNow, amount: 5_400, reason: 'Scratched' }];
    expect(netOf({ ...order, refunds })).toBe(120_000);
  });
});

describe('moving on', () => {
  it('goes one step and writes it down', () => {
    const after = applyChange(store, advance([paid], sampleNow, 'Zoya'));
    const moved = after.orders.get(paid.id);
    expect(moved?.status).toBe('packed');
    expect(moved?.events.at(-1)).toEqual({ at: sampleNow, text: 'Packed', who: 'Zoya' });
  });

  it('leaves what has arrived alone', () => {
    const delivered = find(({ status }) => status === 'delivered');
    expect(advance([delivered, shipped], sampleNow, 'Zoya').puts.orders).toHaveLength(1);
  });

  it('can be undone', () => {
    const change = advance([paid, shipped], sampleNow, 'Zoya');
    const back = applyChange(applyChange(store, change), invertChange(store, change));
    expect(back.orders.get(paid.id)).toBe(paid);
    expect(back.orders.get(shipped.id)).toBe(shipped);
  });
});

describe('refunds', () => {
  const wish = { amount: 10_000, reason: ' Dented ', restock: false };

  it('lower what can be paid back', () => {
    const after = applyChange(store, refund(paid, wish, store, sampleNow, 'Nila')).orders.get(paid.id);
    expect(after && refundable(after)).toBe(refundable(paid) - 10_000);
    expect(after?.refunds[0]?.reason).toBe('Dented');
  });

  it('never pay back more than was paid', () => {
    expect(refundFault(paid, { ...wish, amount: totalOf(paid) + 1 })).toMatch(/^At most/);
    expect(refundFault(paid, { ...wish, amount: totalOf(paid) })).toBeNull();
    expect(() => refund(paid, { ...wish, amount: totalOf(paid) + 1 }, store, sampleNow, 'Nila')).toThrow(
      /At most/,
    );
  });

  it('need a reason', () => expect(refundFault(paid, { ...wish, reason: '  ' })).toMatch(/^Say why/));

  it('put goods back only when asked to', () => {
    const line = paid.lines[0]!;
    const stock = (change: ReturnType<typeof refund>) =>
      applyChange(store, change)
        .products.get(line.productId)
        ?.variants.find(({ id }) => id === line.variantId)?.stock;
    const before = stock(refund(paid, wish, store, sampleNow, 'Nila'));
    expect(stock(refund(paid, { ...wish, restock: true }, store, sampleNow, 'Nila'))).toBe(
      (before ?? 0) + line.quantity,
    );
  });
});

describe('cancelling', () => {
  it('leaves out what has left the house', () => {
    const { puts } = cancel([paid, shipped], store, sampleNow, 'Nila');
    expect(puts.orders?.map(({ id, status }) => [id, status])).toEqual([[paid.id, 'cancelled']]);
  });
});

describe('lateness', () => {
  const order = { ...paid, placedAt: '2026-11-24T11:00:00+05:30' };
  it('begins at the cutoff', () => {
    expect(isLate(order, 17, '2026-11-24T16:59:00+05:30')).toBe(false);
    expect(isLate(order, 17, '2026-11-24T17:00:00+05:30')).toBe(true);
  });
  it('gives an order of the evening the next day', () => {
    const evening = { ...paid, placedAt: '2026-11-23T19:00:00+05:30' };
    expect(isLate(evening, 17, '2026-11-24T10:00:00+05:30')).toBe(false);
    expect(isLate(evening, 17, '2026-11-24T17:30:00+05:30')).toBe(true);
  });
  it('ends when it is handed over', () => {
    expect(isLate({ ...order, status: 'shipped' }, 17, '2026-11-26T12:00:00+05:30')).toBe(false);
  });
});

describe('filters', () => {
  const all = { query: '', status: 'all', channel: 'all', days: null } as const;
  it('pass everything when empty', () =>
    expect(filterOrders(store, all, sampleNow)).toHaveLength(store.orders.size));
  it('find an order by its number', () => {
    expect(filterOrders(store, { ...all, query: paid.id }, sampleNow).map(({ id }) => id)).toEqual([paid.id]);
  });
  it('join conditions', () => {
    const found = filterOrders(store, { ...all, status: 'shipped', channel: 'Web', days: 7 }, sampleNow);
    expect(found.length).toBeGreaterThan(3);
    expect(found.every(({ status, channel }) => status === 'shipped' && channel === 'Web')).toBe(true);
  });
  it('are sorted by money too', () => {
    const [first, second] = sortOrders(filterOrders(store, all, sampleNow), 'highest').map(totalOf);
    expect(first).toBeGreaterThanOrEqual(second ?? Number.POSITIVE_INFINITY);
  });
});

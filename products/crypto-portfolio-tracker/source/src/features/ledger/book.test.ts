import { describe, expect, it } from 'vitest';
import { samplePortfolio } from '../../data/sample-ledger.ts';
import type { Method, Pool, Transaction } from '../../data/types.ts';
import { dec, sum, toText } from '../../lib/decimal.ts';
import { makeBook } from './book.ts';

let number = 0;
const base = (at: string, quantity: string, more: object = {}) => ({
  id: `t${++number}`,
  at: `${at}T10:00`,
  account: 'a',
  asset: 'btc',
  quantity,
  ...more,
});
const buy = (at: string, quantity: string, value: string, more: object = {}): Transaction => ({
  fee: '0',
  ...base(at, quantity, more),
  kind: 'buy',
  value,
});
const sell = (at: string, quantity: string, value: string, more: object = {}): Transaction => ({
  fee: '0',
  ...base(at, quantity, more),
  kind: 'sell',
  value,
});

const gain = (transactions: Transaction[], method: Method, pool: Pool = 'together') =>
  toText(sum(makeBook(transactions, { method, pool }).disposals.map((disposal) => disposal.gain)));

const THREE = [buy('2025-01-01', '1', '100'), buy('2025-02-01', '1', '200'), buy('2025-03-01', '1', '600')];

describe('cost basis', () => {
  const sold = [...THREE, sell('2025-04-01', '1.5', '900')];
  it('first in, first out: 100 + half of 200', () => expect(gain(sold, 'fifo')).toBe('700'));
  it('last in, first out: 600 + half of 200', () => expect(gain(sold, 'lifo')).toBe('200'));
  it('average: one and a half times 300', () => expect(gain(sold, 'average')).toBe('450'));
  it('average is taken anew after each purchase', () => {
    const ledger = [
      buy('2025-01-01', '1', '100'),
      sell('2025-01-02', '0.5', '50'),
      buy('2025-01-03', '0.5', '150'),
      sell('2025-01-04', '0.5', '100'),
    ];
    expect(gain(ledger, 'average')).toBe('0');
  });
  it('fees raise the cost of a purchase and lower the proceeds of a sale', () => {
    expect(
      gain(
        [buy('2025-01-01', '1', '100', { fee: '3' }), sell('2025-01-02', '1', '200', { fee: '7' })],
        'fifo',
      ),
    ).toBe('90');
  });
  it('splits a sale over lots by quantity, each with its own date', () => {
    const { disposals } = makeBook(sold, { method: 'fifo', pool: 'together' });
    expect(disposals.map((d) => [d.acquired, toText(d.quantity), toText(d.proceeds)])).toEqual([
      ['2025-01-01', '1', '600'],
      ['2025-02-01', '0.5', '300'],
    ]);
  });
  it('works in time order, however the ledger is sorted', () =>
    expect(gain(sold.toReversed(), 'fifo')).toBe('700'));
});

describe('kinds of transaction', () => {
  const options = { method: 'fifo', pool: 'together' } as const;
  it('a swap sells one coin and buys the other at market value', () => {
    const swap: Transaction = {
      ...base('2025-02-01', '1'),
      kind: 'swap',
      toAsset: 'eth',
      toQuantity: '12',
      value: '150',
      fee: '2',
    };
    const book = makeBook([buy('2025-01-01', '1', '100'), swap], options);
    expect(toText(book.disposals[0]!.gain)).toBe('48');
    expect(book.lots).toEqual([
      {
        asset: 'eth',
        account: '',
        lots: [expect.objectContaining({ quantity: dec('12'), cost: dec('150') })],
      },
    ]);
  });
  it('a reward is income at its value, and that value is its cost', () => {
    const reward: Transaction = { ...base('2025-01-01', '0.1'), kind: 'reward', value: '40' };
    const book = makeBook([reward, sell('2025-01-02', '0.1', '41')], options);
    expect([toText(book.income[0]!.value), toText(book.disposals[0]!.gain)]).toEqual(['40', '1']);
  });
  it('a transfer is no sale; its network fee leaves with its cost', () => {
    const transfer: Transaction = {
      ...base('2025-02-01', '1'),
      kind: 'transfer',
      toAccount: 'b',
      networkFee: '0.01',
    };
    const book = makeBook([buy('2025-01-01', '2', '200'), transfer], options);
    expect(book.disposals).toEqual([]);
    expect(toText(book.balances.a!.btc!)).toBe('1');
    expect(toText(book.balances.b!.btc!)).toBe('0.99');
    expect(toText(book.fees[0]!.cost)).toBe('1');
  });
  it('with pools per account lots travel and stay as old as they are', () => {
    const ledger = [
      buy('2025-01-01', '1', '100'),
      buy('2025-03-01', '1', '500', { account: 'b' }),
      { ...base('2025-04-01', '1'), kind: 'transfer', toAccount: 'b', networkFee: '0' } satisfies Transaction,
      sell('2025-05-01', '1', '600', { account: 'b' }),
    ];
    expect(gain(ledger, 'fifo', 'account')).toBe('500');
    expect(gain(ledger, 'lifo', 'account')).toBe('100');
  });
  it('a pool per account does not touch the lots of another', () => {
    const ledger = [
      buy('2025-01-01', '1', '100'),
      buy('2025-03-01', '1', '500', { account: 'b' }),
      sell('2025-05-01', '1', '600', { account: 'b' }),
    ];
    expect([gain(ledger, 'fifo', 'together'), gain(ledger, 'fifo', 'account')]).toEqual(['500', '100']);
  });
  it('selling more than was held is said, and costs nothing', () => {
    const book = makeBook([buy('2025-01-01', '1', '100'), sell('2025-01-02', '2', '400')], options);
    expect(book.issues).toHaveLength(1);
    expect(toText(sum(book.disposals.map((d) => d.gain)))).toBe('300');
    expect(toText(book.balances.a!.btc!)).toBe('0');
  });
});

describe('conservation: no method makes or loses money', () => {
  const thirds = [
    buy('2025-01-01', '3', '100'),
    ...[1, 2, 3, 4, 5, 6, 7].map((n) => sell(`2025-02-0${n}`, '0.333333333333333333', '10')),
    buy('2025-03-01', '0.000000000000000001', '0.01'),
  ];
  const ledgers = {
    thirds,
    sample: samplePortfolio().transactions,
    three: [...THREE, sell('2025-04-01', '1.23456789', '1')],
  };
  for (const [name, ledger] of Object.entries(ledgers)) {
    for (const method of ['fifo', 'lifo', 'average'] as const) {
      for (const pool of ['together', 'account'] as const) {
        it(`${name}, ${method}, pool ${pool}`, () => {
          const book = makeBook(ledger, { method, pool });
          const paid = sum(
            ledger.map((t) =>
              t.kind === 'buy'
                ? dec(t.value) + dec(t.fee)
                : t.kind === 'swap' || t.kind === 'reward'
                  ? dec(t.value)
                  : 0n,
            ),
          );
          const open = sum(book.lots.flatMap(({ lots }) => lots.map((lot) => lot.cost)));
          expect(open + sum(book.disposals.map((d) => d.cost)) + sum(book.fees.map((f) => f.cost))).toBe(
            paid,
          );
          expect(book.costTrail.at(-1)!.cost).toBe(open);
          const lots = sum(book.lots.flatMap((entry) => entry.lots.map((lot) => lot.quantity)));
          expect(lots).toBe(sum(Object.values(book.balances).flatMap((held) => Object.values(held))));
          expect(book.issues).toEqual([]);
        });
      }
    }
  }
  it('all methods agree once everything is sold', () => {
    const all = [...THREE, sell('2025-04-01', '2.9', '1000'), sell('2025-04-02', '0.1', '50')];
    expect(new Set((['fifo', 'lifo', 'average'] as const).map((method) => gain(all, method)))).toEqual(
      new Set(['150']),
    );
  });
});

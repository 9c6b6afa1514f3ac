import { describe, expect, it } from 'vitest';
import { samplePortfolio } from '../../data/sample-ledger.ts';
import { draftOf, emptyDraft, readDraft } from './draft.ts';
import { filterLedger, NO_FILTER, readFilter, writeFilter } from './filter.ts';

const { transactions } = samplePortfolio();
const NOW = '2026-11-20T12:00';

describe('filterLedger', () => {
  it('shows everything, newest first', () => {
    const all = filterLedger(transactions, NO_FILTER, '04-01');
    expect(all).toHaveLength(transactions.length);
    expect(all[0]!.at > all.at(-1)!.at).toBe(true);
  });
  it('finds swaps into a coin and transfers to an account', () => {
    expect(filterLedger(transactions, { ...NO_FILTER, asset: 'eth', kind: 'swap' }, '04-01')).toHaveLength(1);
    expect(
      filterLedger(transactions, { ...NO_FILTER, account: 'steel' }, '04-01').every(
        (entry) => entry.kind === 'transfer',
      ),
    ).toBe(true);
  });
  it('joins all conditions', () => {
    const found = filterLedger(
      transactions,
      { kind: 'sell', asset: 'btc', account: 'kestrel', year: '2025' },
      '04-01',
    );
    expect(found.map(({ at }) => at.slice(0, 10))).toEqual(['2025-08-14']);
  });
  it('survives the address', () => {
    const filter = { kind: 'swap', asset: 'eth', account: '', year: '2024' } as const;
    expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter);
    expect(readFilter(new URLSearchParams('kind=steal&year=abc'))).toEqual(NO_FILTER);
    expect(writeFilter(NO_FILTER)).toBe('');
  });
});

describe('readDraft', () => {
  it('takes every sample transaction as it is', () => {
    for (const entry of transactions)
      expect(readDraft(draftOf(entry), entry.id, NOW)).toEqual({ transaction: entry });
  });
  it('says all that is wrong at once', () => {
    const result = readDraft({ ...emptyDraft('', '', ''), fee: '-1', quantity: '0' }, 'x', NOW);
    expect('errors' in result && Object.keys(result.errors).toSorted()).toEqual([
      'account',
      'asset',
      'at',
      'fee',
      'quantity',
      'value',
    ]);
  });
  it('refuses the future', () => {
    const result = readDraft(
      { ...emptyDraft('2026-11-21T00:00', 'a', 'btc'), quantity: '1', value: '1' },
      'x',
      NOW,
    );
    expect(result).toEqual({ errors: { at: 'It lies in the future.' } });
  });
  it('refuses a swap into the same coin and a fee that eats the transfer', () => {
    const base = { ...emptyDraft(NOW, 'a', 'btc'), quantity: '1', value: '1' };
    expect(readDraft({ ...base, kind: 'swap', toAsset: 'btc', toQuantity: '1' }, 'x', NOW)).toHaveProperty(
      'errors.toAsset',
    );
    expect(
      readDraft({ ...base, kind: 'transfer', toAccount: 'b', networkFee: '1' }, 'x', NOW),
    ).toHaveProperty('errors.networkFee');
  });
  it('reads lakhs with commas', () => {
    expect(
      readDraft({ ...emptyDraft(NOW, 'a', 'btc'), quantity: '0.5', value: '3,81,000.50' }, 'x', NOW),
    ).toMatchObject({ transaction: { value: '381000.5' } });
  });
});

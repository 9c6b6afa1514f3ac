import { describe, expect, it } from 'vitest';
import { createLocalPortfolio, readPortfolio } from '../data/local-portfolio.ts';
import { samplePortfolio } from '../data/sample-ledger.ts';
import { reduce } from './reducer.ts';
import { linkTo, readRoute, SCREENS } from './route.ts';

describe('routes', () => {
  it('find every screen back', () => {
    for (const screen of SCREENS) expect(readRoute(linkTo(screen)).screen).toBe(screen);
    expect(readRoute(linkTo('asset', 'btc'))).toMatchObject({ screen: 'asset', id: 'btc' });
  });
  it('begin at the overview and know what is missing', () => {
    expect(readRoute('').screen).toBe('overview');
    expect(readRoute('#/nowhere').screen).toBe('missing');
    expect(readRoute('#/ledger?kind=buy').query.get('kind')).toBe('buy');
  });
});

describe('reduce', () => {
  const state = samplePortfolio();
  it('changes a transaction in its place', () => {
    const first = { ...state.transactions[0]!, note: 'changed' };
    expect(reduce(state, { type: 'put-transaction', transaction: first }).transactions[0]).toEqual(first);
  });
  it('never changes the state it was given', () => {
    const copy = structuredClone(state);
    reduce(state, { type: 'watch', asset: 'btc', on: true });
    reduce(state, { type: 'settings', change: { method: 'lifo' } });
    reduce(state, { type: 'remove-transaction', id: 's001' });
    expect(state).toEqual(copy);
  });
  it('watches a coin once', () => {
    const twice = reduce(reduce(state, { type: 'watch', asset: 'btc', on: true }), {
      type: 'watch',
      asset: 'btc',
      on: true,
    });
    expect(twice.watchlist.filter((asset) => asset === 'btc')).toHaveLength(1);
  });
  it('keeps an account that transactions name', () => {
    expect(reduce(state, { type: 'remove-account', id: 'steel' }).accounts).toHaveLength(4);
    const more = reduce(state, { type: 'put-account', account: { id: 'new', name: 'New', kind: 'wallet' } });
    expect(reduce(more, { type: 'remove-account', id: 'new' }).accounts).toHaveLength(4);
  });
});

describe('the local portfolio', () => {
  it('reads what it wrote', () =>
    expect(readPortfolio(JSON.stringify(samplePortfolio()))).toEqual(samplePortfolio()));
  it.each([null, '', '{', '[]', '{"accounts":[]}', 'null'])('takes %j for nothing saved', (text) =>
    expect(readPortfolio(text)).toBeNull(),
  );
  it('fills settings that an older version did not know', () => {
    const old = { ...samplePortfolio(), settings: { currency: 'EUR' } };
    expect(readPortfolio(JSON.stringify(old))!.settings).toMatchObject({ currency: 'EUR', method: 'fifo' });
  });
  it('works without storage', async () => {
    const api = createLocalPortfolio();
    expect(await api.load()).toEqual(samplePortfolio());
    expect(await api.save(samplePortfolio())).toBe(false);
    expect(await api.reset()).toEqual(samplePortfolio());
  });
});

import { describe, expect, it } from 'vitest';
import { applyChange } from '../../data/changes';
import { makeSample, sampleNow } from '../../data/sample/store';
import { exportStock, findAlerts, importStock, levelOf, receive } from './stock';

const store = makeSample();
const variant = { id: 'x', name: 'One', sku: 'X-1', price: 100, stock: 5, reorderAt: 5 };

describe('levels', () => {
  it('are low at the mark', () => expect(levelOf(variant)).toBe('low'));
  it('are good above it', () => expect(levelOf({ ...variant, stock: 6 })).toBe('good'));
  it('are out at nothing', () => expect(levelOf({ ...variant, stock: 0, reorderAt: 0 })).toBe('out'));
});

describe('alerts', () => {
  const alerts = findAlerts(store, sampleNow);
  it('name only what is low, the most urgent first', () => {
    expect(alerts.length).toBeGreaterThan(4);
    expect(alerts.every(({ variant: one }) => levelOf(one) !== 'good')).toBe(true);
    expect(alerts[0]?.daysLeft).toBe(0);
  });
  it('suggest enough to be above the mark', () => {
    for (const { variant: one, suggested } of alerts)
      expect(one.stock + suggested).toBeGreaterThan(one.reorderAt);
  });
  it('are gone when the goods have come', () => {
    const pieces = new Map(alerts.map(({ variant: one, suggested }) => [one.id, suggested]));
    expect(findAlerts(applyChange(store, receive(store, pieces)), sampleNow)).toEqual([]);
  });
});

describe('import', () => {
  const text = exportStock(store);
  it('changes nothing when nothing was edited', () => {
    expect(importStock(store, text)).toMatchObject({
      changed: 0,
      faults: [],
      change: { puts: { products: [] } },
    });
  });
  it('takes what was edited', () => {
    const sku = [...store.products.values()][0]?.variants[0]?.sku ?? '';
    const edited = text.replace(new RegExp(`^(${sku},[^,]*,[^,]*),[^,]*,\\d+`, 'm'), '$1,"1,299.50",77');
    const { change, changed } = importStock(store, edited);
    expect(changed).toBe(1);
    expect(change.puts.products?.[0]?.variants[0]).toMatchObject({ price: 129_950, stock: 77 });
  });
  it('names lines it can not read and takes the others', () => {
    const { faults, changed } = importStock(
      store,
      `sku,price,stock,reorder_at\nNOPE,1,1,1\n${[...store.products.values()][0]?.variants[0]?.sku},12,many,1`,
    );
    expect(faults).toEqual([
      'Line 2: no variant has the SKU "NOPE".',
      'Line 3: price, stock and mark must be numbers.',
    ]);
    expect(changed).toBe(0);
  });
  it('asks for the columns it needs', () => {
    expect(importStock(store, 'sku,price\nA,1').faults).toEqual([
      'The first line names no column "stock".',
      'The first line names no column "reorder_at".',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { dishes } from '../../content/dishes.ts';
import { kitchen } from '../../content/house.ts';
import type { Order } from '../../data/types.ts';
import { centsOf } from '../../ui/check.ts';
import { soundLines, withDish } from './basket.ts';
import { sumOf, taxInside, tipOf, totalsOf } from './sums.ts';
import { pickUpsOn, workOf } from './times.ts';

const day = '2026-11-24';
const morning = { day, minute: 600 };
const order = (at: number, lines: Order['lines'], state: Order['state'] = 'received'): Order => ({
  id: '1',
  lines,
  day,
  at,
  name: 'T',
  phone: '0',
  tip: 0,
  voucher: '',
  sum: 0,
  paidByVoucher: 0,
  state,
});

describe('money', () => {
  it('sums are whole cents', () =>
    expect(sumOf([{ dish: 'sardine', count: 3 }, { dish: 'bass', count: 1 }])).toBe(950 * 3 + 3900));
  it('an unknown dish costs nothing', () => expect(sumOf([{ dish: 'nothing', count: 9 }])).toBe(0));
  it('tax is the part inside the price, to the nearest cent', () => {
    expect(taxInside(11300, 13)).toBe(1300);
    expect(taxInside(950, 13)).toBe(109);
    expect(taxInside(1230, 23)).toBe(230);
  });
  it('tips come in ten cents', () => {
    expect([tipOf(3780, 5), tipOf(3780, 10), tipOf(3780, 0)]).toEqual([190, 380, 0]);
  });
  it('a voucher pays the tip too, changes no tax, and never more than is due', () => {
    const lines = [{ dish: 'hen', count: 2 }];
    expect(totalsOf(lines, 330, 5000)).toEqual({ sum: 3300, tax: 380, tip: 330, voucher: 3630, due: 0 });
    expect(totalsOf(lines, 330, 1000)).toEqual({ sum: 3300, tax: 380, tip: 330, voucher: 1000, due: 2630 });
  });
  it('amounts are read with comma or point, and nothing else', () => {
    expect(['20', '20,5', '20.05', '€ 7', '7 €'].map(centsOf)).toEqual([2000, 2050, 2005, 700, 700]);
    expect(['', '1,234.5', '-3', '1e3', '2.345'].map(centsOf)).toEqual([null, null, null, null, null]);
  });
});

describe('pick-up', () => {
  const one = [{ dish: 'cuttlefish', count: 1 }];
  it('begins a quarter after the doors and keeps the lead', () => {
    expect(pickUpsOn([], one, day, morning)[0]?.at).toBe(1155);
    const soon = pickUpsOn([], one, day, { day, minute: 1150 });
    expect(soon[0]?.at).toBe(1185);
  });
  it('a full quarter takes nothing more; what is collected makes room', () => {
    const lines = [{ dish: 'bread', count: kitchen.perQuarter }];
    const free = (orders: Order[]) => pickUpsOn(orders, one, day, morning).find(({ at }) => at === 1200)?.free;
    expect(free([order(1200, lines)])).toBe(false);
    expect(free([order(1200, lines, 'collected')])).toBe(true);
  });
  it('a large order needs the quarters before as well', () => {
    const large = [{ dish: 'bass', count: 5 }];
    expect(workOf(large)).toBe(15);
    const times = pickUpsOn([], large, day, morning);
    expect(times[0]).toEqual({ at: 1155, free: false });
    expect(times[1]).toEqual({ at: 1170, free: true });
  });
  it('there is none on a closed day', () => expect(pickUpsOn([], one, '2026-11-30', morning)).toEqual([]));
});

describe('the basket', () => {
  it('counts up and down, and drops what is at nothing', () => {
    const two = withDish(withDish([], 'hen', 1), 'hen', 1);
    expect(two).toEqual([{ dish: 'hen', count: 2 }]);
    expect(withDish(two, 'hen', -2)).toEqual([]);
  });
  it('takes from the browser only what can be', () => {
    const oyster = dishes.find(({ takeaway }) => !takeaway)?.id;
    const kept = [{ dish: 'hen', count: 1 }, { dish: oyster, count: 1 }, { dish: 'x', count: 1 }, { dish: 'hen', count: -1 }, null, 7];
    expect(soundLines(kept)).toEqual([{ dish: 'hen', count: 1 }]);
    expect(soundLines('broken')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { applyChange, invertChange, put, together } from './changes';
import { makeSample } from './sample/store';

const store = makeSample();
const [first, second] = [...store.discounts.values()];
if (!first || !second) throw new Error('The sample has no discounts.');

describe('a change', () => {
  it('writes and removes, and leaves other collections alone', () => {
    const after = applyChange(store, {
      label: '',
      puts: { discounts: [{ ...first, value: 30 }] },
      removes: { discounts: [second.id] },
    });
    expect(after.discounts.get(first.id)?.value).toBe(30);
    expect(after.discounts.has(second.id)).toBe(false);
    expect(after.orders).toBe(store.orders);
    expect(store.discounts.has(second.id)).toBe(true);
  });

  it('is taken back: written, added and removed records alike', () => {
    const change = {
      label: 'Much',
      puts: {
        discounts: [
          { ...first, value: 30 },
          { ...first, id: 'NEWONE' },
        ],
      },
      removes: { discounts: [second.id] },
    };
    const back = applyChange(applyChange(store, change), invertChange(store, change));
    expect(new Map([...back.discounts].sort())).toEqual(new Map([...store.discounts].sort()));
  });

  it('is joined with others', () => {
    const joined = together('Both', put('', 'discounts', [first]), put('', 'discounts', [second]));
    expect(joined.puts.discounts).toEqual([first, second]);
  });

  it('survives being written down', () => {
    const change = put('x', 'discounts', [{ ...first, used: 3 }]);
    expect(applyChange(store, JSON.parse(JSON.stringify(change)))).toEqual(applyChange(store, change));
  });
});

it('the sample is the same every time', () => {
  expect(JSON.stringify([...makeSample().orders])).toBe(JSON.stringify([...store.orders]));
});

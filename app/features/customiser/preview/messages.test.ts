import { expect, it } from 'vitest';
import { readMessage } from './messages.ts';

it('reads what pages say', () => {
  const where = { slot: 'words', items: [['kinds.items', 2]] };
  expect(readMessage({ customiser: 'picked', where })).toEqual({ kind: 'picked', where });
  expect(readMessage({ customiser: 'go', address: 'prices.html#a' })).toEqual({
    kind: 'go',
    address: 'prices.html#a',
  });
  expect(readMessage({ customiser: 'scrolled', to: 12 })).toEqual({ kind: 'scrolled', to: 12 });
  expect(readMessage({ customiser: 'ready', more: {} })).toEqual({ kind: 'ready' });
});

it.each([
  null,
  'ready',
  {},
  { customiser: 'steal' },
  { customiser: 'go', address: 'x'.repeat(1000) },
  { customiser: 'go', address: { toString: 'x' } },
  { customiser: 'scrolled', to: '12' },
  { customiser: 'scrolled', to: Number.NaN },
  { customiser: 'picked', where: { slot: 'a', items: [['a', -1]] } },
  { customiser: 'picked', where: { slot: 'a', items: [['a', 1.5]] } },
  { customiser: 'picked', where: { slot: 'a', items: Array(9).fill(['a', 1]) } },
  { customiser: 'picked', where: { slot: 1, items: [] } },
])('does not listen to %j', (data) => {
  expect(readMessage(data)).toBeNull();
});

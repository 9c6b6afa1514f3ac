import { expect, test } from 'vitest';
import { createBox } from './storage.ts';

const full = {
  getItem: () => null,
  setItem: () => {
    throw new Error('full');
  },
} as unknown as Storage;

test('without storage the page still remembers', () => {
  const box = createBox('x:', null);
  box.write('name', { a: 1 });
  expect(box.read('name', {})).toEqual({ a: 1 });
});

test('a full storage does not throw', () => {
  const box = createBox('x:', full);
  box.write('name', 'kept');
  expect(box.read('name', '')).toBe('kept');
});

test('broken contents count as absent', () => {
  const broken = { getItem: () => '{"half' } as unknown as Storage;
  expect(createBox('x:', broken).read('name', 'other')).toBe('other');
});

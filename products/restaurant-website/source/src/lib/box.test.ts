import { expect, test } from 'vitest';
import { createBox } from './box.ts';

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

test('clearing takes only what has the prefix', () => {
  const store: Record<string, string> = { 'x:a': '1', 'y:b': '2' };
  const keep = Object.create(
    { removeItem: (key: string) => delete store[key], getItem: (key: string) => store[key] ?? null },
    Object.getOwnPropertyDescriptors(store),
  ) as Storage;
  createBox('x:', keep).clear();
  expect(store).toEqual({ 'y:b': '2' });
});

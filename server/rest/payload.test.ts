import { expect, test } from 'vitest';
import { parseJson, parsePayload } from './payload.ts';

test('finds the keys of an object and of a list of them', () => {
  expect(parsePayload('{"a":1,"b":2}', null)).toMatchObject({ isArray: false, count: 1, keys: ['a', 'b'] });
  expect(parsePayload('[{"a":1},{"a":2}]', null)).toMatchObject({ isArray: true, count: 2, keys: ['a'] });
  expect(parsePayload('[]', null)).toMatchObject({ isArray: true, count: 0, keys: [] });
  expect(parsePayload('[{"a":1},{"b":2}]', ['a', 'b'])).toMatchObject({ keys: ['a', 'b'] });
});

test('wants the same keys everywhere unless the request names its columns', () => {
  expect(() => parsePayload('[{"a":1},{"b":2}]', null)).toThrow('All object keys must match');
  expect(() => parsePayload('[{"a":1},{"a":1,"b":2}]', null)).toThrow('All object keys must match');
});

test.each(['', '{', 'null', '5', '"a"', '[1]', '[null]', '[[{}]]', '{"a":1}x'])(
  '%s is no payload',
  (text) => {
    expect(() => parsePayload(text, null)).toThrow('Empty or invalid json');
  },
);

test('JSON has an end to its depth, which brackets in strings do not count for', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(parseJson(nested(100))).toBeInstanceOf(Array);
  expect(() => parseJson(nested(101))).toThrow('100 levels');
  expect(parseJson(JSON.stringify(nested(5000)))).toBe(nested(5000));
  expect(parseJson(JSON.stringify(`\\"${nested(5000)}\\`))).toBe(`\\"${nested(5000)}\\`);
});

test('JSON has few arrays and objects for its length, since each is made as a thing of its own', () => {
  const list = (count: number, content = '') => `[${Array(count).fill(`{"a":"${content}"}`).join()}]`;
  expect(parseJson(list(99_999))).toHaveLength(99_999);
  expect(() => parseJson(list(100_000))).toThrow('100000 arrays and objects');
  expect(parseJson(list(120_000, 'x'.repeat(60)))).toHaveLength(120_000);
});

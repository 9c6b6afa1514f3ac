import { describe, expect, it } from 'vitest';
import { parseStorable } from './body.ts';

const parse = (text: string, mostValues?: number) =>
  parseStorable(Buffer.from(text), () => new Error('malformed'), mostValues);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a JSON text', () => {
  it.each(['17', 'null', '"é"', '[]', '{"a":[{"b":null}]}'])('%s is read', (text) => {
    expect(parse(text)).toEqual(JSON.parse(text));
  });

  it.each([
    '',
    '{',
    '"\\u0000"',
    '{"a\\u0000":1}',
    '{"a":["\\ud800"]}',
    '{"\\udc00":1}',
    '{"__proto__":{"a":"\\u0000"}}',
  ])('%s is refused', (text) => {
    expect(() => parse(text)).toThrow('malformed');
  });

  it('may be nested 100 levels deep', () => {
    expect(parse(nested(100))).toBeInstanceOf(Array);
    expect(() => parse(nested(101))).toThrow('malformed');
    expect(() => parse(nested(100_000))).toThrow('malformed');
  });

  it('may have as many values as are asked for, and any number otherwise', () => {
    expect(parse('{"a":[1,2]}', 4)).toEqual({ a: [1, 2] });
    expect(() => parse('{"a":[1,2,3]}', 4)).toThrow('malformed');
    expect(parse(`[${'0,'.repeat(1_000_000)}0]`)).toHaveLength(1_000_001);
  });
});

import { describe, expect, it } from 'vitest';
import { byName } from './schema.ts';

const column = (name: string, kind: string, length: number | null = null) => ({
  name,
  kind,
  length,
  type: `pg_catalog.${kind}`,
  arrayType: null,
  default: null,
});
const bytesOf = (name: string, checks: string[]) =>
  byName([column(name, 'text')], checks).get(name)?.maxBytes;

describe('how long a value may be', () => {
  it.each([
    ['CHECK (((char_length(title) >= 1) AND (char_length(title) <= 100)))', 400],
    ['CHECK ((octet_length(title) <= 1048576))', 1_048_576],
    ['CHECK ((char_length((title)::text) <= 20))', 80],
    ["CHECK ((private.has_length(title, 1, 150) AND (title !~ '[x]'::text)))", 600],
  ])('is read from %s', (check, bytes) => {
    expect(bytesOf('title', [check])).toBe(bytes);
  });

  it.each([
    'CHECK ((char_length(title) >= 5))',
    'CHECK ((char_length(other) <= 5))',
    'CHECK (((char_length(title) <= 5) OR (kind = 1)))',
    "CHECK ((char_length(replace(title, ' '::text, ''::text)) <= 5))",
  ])('is not known from %s', (check) => {
    expect(bytesOf('title', [check])).toBeNull();
  });

  it('is known of numbers and of types with a length, and is the least that is said', () => {
    const columns = byName(
      [column('id', 'int4'), column('code', 'varchar', 20), column('odd "name"', 'text')],
      ['CHECK ((char_length((code)::text) <= 5))', 'CHECK ((char_length("odd ""name""") <= 7))'],
    );
    expect([...columns.values()].map(({ maxBytes }) => maxBytes)).toEqual([100, 20, 28]);
  });
});

import { describe, expect, test } from 'vitest';
import { looksLikeFilter, parseFilter, parseLogic, type Test } from './filter.ts';

const field = { column: 'c', path: [] };
const compare = (operator: string, value: string, quantifier: string | null = null) =>
  ({ kind: 'compare', operator, quantifier, value }) as Test;

describe('a filter', () => {
  test.each<[string, Test]>([
    ['eq.5', compare('eq', '5')],
    ['eq.', compare('eq', '')],
    ['neq.a.b,c)', compare('neq', 'a.b,c)')],
    ['eq."quoted"', compare('eq', '"quoted"')],
    ['like.*a%', compare('like', '*a%')],
    ['ilike(any).{a*,*b}', compare('ilike', '{a*,*b}', 'any')],
    ['like(all).{a*,*b}', compare('like', '{a*,*b}', 'all')],
    ['eq(any).{1,2}', compare('eq', '{1,2}', 'any')],
    ['isdistinct.1', compare('isdistinct', '1')],
    ['cs.{"a":1}', compare('cs', '{"a":1}')],
    ['nxl.[1,2)', compare('nxl', '[1,2)')],
    ['in.(1,2)', { kind: 'in', values: ['1', '2'] }],
    ['in.()', { kind: 'in', values: [] }],
    ['in.("a,b","c\\"d",e)', { kind: 'in', values: ['a,b', 'c"d', 'e'] }],
    ['in.("a"b,c)', { kind: 'in', values: ['"a"b', 'c'] }],
    ['is.null', { kind: 'is', state: 'null' }],
    ['is.NOT_NULL', { kind: 'is', state: 'not_null' }],
    ['is.true', { kind: 'is', state: 'true' }],
    ['fts.a & b', { kind: 'search', search: 'fts', language: null, value: 'a & b' }],
    ['wfts(english).a b', { kind: 'search', search: 'wfts', language: 'english', value: 'a b' }],
  ])('%s', (text, expected) => {
    expect(parseFilter(field, text)).toEqual({ kind: 'condition', field, negated: false, test: expected });
    expect(parseFilter(field, `not.${text}`)).toMatchObject({ negated: true, test: expected });
  });

  test.each([
    '5',
    '',
    'eq',
    'eqq.5',
    'not.5',
    'not.not.eq.5',
    'in.1,2',
    'in.(1,2',
    'in.(1)x',
    'is.5',
    'is.nullish',
    'cs(any).{1}',
    'fts().a',
    'EQ.5',
    'eq(some).{1}',
  ])('%s is refused', (text) => {
    expect(() => parseFilter(field, text)).toThrow(/failed to parse filter/);
  });

  test('tells filters from arguments of a function', () => {
    expect(
      ['eq.5', 'not.eq.5', 'in.(1)', 'is.null', 'fts(english).a', 'like(any).{a}'].every(looksLikeFilter),
    ).toBe(true);
    expect(['5', 'a.b', 'equal.5', 'not', '{1,2}', ''].some(looksLikeFilter)).toBe(false);
  });
});

describe('a logic tree', () => {
  const leaf = (column: string, test: Test, negated = false) => ({
    kind: 'condition',
    field: { column, path: [] },
    negated,
    test,
  });

  test('nests', () => {
    expect(parseLogic('or', false, '(a.eq.1,not.and(b.gt.2,c.not.is.null))')).toEqual({
      kind: 'or',
      negated: false,
      children: [
        leaf('a', compare('eq', '1')),
        {
          kind: 'and',
          negated: true,
          children: [leaf('b', compare('gt', '2')), leaf('c', { kind: 'is', state: 'null' }, true)],
        },
      ],
    });
  });

  test('ends values at commas and parentheses, unless they are in quotes or braces', () => {
    expect(parseLogic('and', true, '( a.eq."x,(y)", b.cs.{1,2}, c.in.(1,"2)"),d->>e.eq.z)')).toEqual({
      kind: 'and',
      negated: true,
      children: [
        leaf('a', compare('eq', 'x,(y)')),
        leaf('b', compare('cs', '{1,2}')),
        leaf('c', { kind: 'in', values: ['1', '2)'] }),
        {
          ...leaf('d', compare('eq', 'z')),
          field: { column: 'd', path: [{ arrow: '->>', key: 'e' }] },
        },
      ],
    });
  });

  test('a column may be called and, or, not', () => {
    expect(parseLogic('or', false, '(and.eq.1,or.eq.2,not.eq.3)').children).toHaveLength(3);
  });

  test.each([
    '()',
    '',
    '(a)',
    '(a.eq.1',
    'a.eq.1',
    '(a.eq.1))',
    '(a.eq.1,)',
    '(xor(a.eq.1))',
    '(not.(a.eq.1))',
  ])('%s is refused', (text) => {
    expect(() => parseLogic('or', false, text)).toThrow(/failed to parse logic tree/);
  });

  test('has an end to its depth', () => {
    const nested = (depth: number) => `(${'and('.repeat(depth)}a.eq.1${')'.repeat(depth)})`;
    expect(parseLogic('or', false, nested(16)).children).toHaveLength(1);
    expect(() => parseLogic('or', false, nested(17))).toThrow(/failed to parse logic tree/);
  });
});

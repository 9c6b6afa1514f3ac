import { expect, test } from 'vitest';
import { parseOrder } from './order.ts';
import { parseQuery } from './query.ts';

const query = (text: string, callsFunction = false) =>
  parseQuery(new URLSearchParams(text), false, callsFunction);

test('sorts parameters by what they are about', () => {
  expect(query('select=id&a=eq.1&files.b=eq.2&or=(a.eq.1)&files.not.or=(b.is.null)&apikey=x')).toMatchObject({
    select: [{ kind: 'field', field: { column: 'id' } }],
    filters: [
      { path: [], value: { field: { column: 'a' } } },
      { path: ['files'], value: { field: { column: 'b' } } },
      { path: [], value: { kind: 'or', negated: false } },
      { path: ['files'], value: { kind: 'or', negated: true } },
    ],
  });
  expect(query('limit=5&offset=2&files.limit=1&files.order=a.desc&order=b')).toMatchObject({
    limits: [
      { path: [], value: 5 },
      { path: ['files'], value: 1 },
    ],
    offsets: [{ path: [], value: 2 }],
    order: [
      { path: ['files'], value: [{ direction: 'desc' }] },
      { path: [], value: [{ direction: null }] },
    ],
  });
  expect(query('columns="a","b c",a&on_conflict=x,y')).toMatchObject({
    columns: ['a', 'b c'],
    onConflict: ['x', 'y'],
  });
});

test('reads a path into JSON on the left of a filter', () => {
  expect(query('files.data->a->>0=eq.1').filters).toMatchObject([
    { path: ['files'], value: { field: { column: 'data', path: [{ key: 'a' }, { arrow: '->>', key: 0 }] } } },
  ]);
  expect(() => query('data->>a.b=eq.1')).toThrow(/failed to parse tree path/);
});

test('takes what has no operator for an argument, where a function is called', () => {
  expect(query('a=1&b=eq.2&c=x.y', true)).toMatchObject({
    arguments: [
      ['a', '1'],
      ['c', 'x.y'],
    ],
    filters: [{ value: { field: { column: 'b' } } }],
  });
  expect(() => query('a=1')).toThrow(/failed to parse filter/);
});

test('leaves out limits that are no number, as PostgREST does, and refuses negative ones', () => {
  expect(query('limit=all&offset=-3&limit=&offset=x')).toMatchObject({ limits: [], offsets: [] });
  expect(() => query('limit=-1')).toThrow('Requested range not satisfiable');
  expect(query(`limit=${'9'.repeat(40)}`).limits[0]?.value).toBe(Number.MAX_SAFE_INTEGER);
});

test('refuses a NUL character anywhere and more filters than anyone needs', () => {
  expect(() => query('a%00=eq.1')).toThrow(/failed to parse/);
  expect(() => query('a=eq.%00')).toThrow(/failed to parse/);
  expect(() => query(Array.from({ length: 101 }, (_, index) => `c${index}=eq.1`).join('&'))).toThrow(
    /failed to parse/,
  );
});

test.each([
  ['a', [{ direction: null, nulls: null, relation: null }]],
  [
    'a.desc.nullslast,b.asc',
    [
      { direction: 'desc', nulls: 'last' },
      { direction: 'asc', nulls: null },
    ],
  ],
  ['a.nullsfirst', [{ direction: null, nulls: 'first' }]],
  ['data->a->>0.desc', [{ field: { path: [{ key: 'a' }, { arrow: '->>', key: 0 }] }, direction: 'desc' }]],
  ['owner(name).desc', [{ relation: 'owner', field: { column: 'name' }, direction: 'desc' }]],
])('the order %s', (text, terms) => {
  expect(parseOrder(text)).toMatchObject(terms);
});

test.each([
  'a.down',
  'a.desc.asc',
  'a.desc.nulls',
  'a,',
  ',a',
  'a;b',
  'owner(a,b)',
  'a.desc.nullslastx',
  '(a)',
])('the order %s is refused', (text) => {
  expect(() => parseOrder(text)).toThrow(/failed to parse order/);
});

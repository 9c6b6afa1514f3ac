import { describe, expect, test } from 'vitest';
import { HttpError } from '../../http/errors.ts';
import { parseSelect, type SelectItem } from './select.ts';

const field = (column: string, extra: object = {}, path: object[] = []): SelectItem =>
  ({
    kind: 'field',
    field: { column, path },
    alias: null,
    cast: null,
    aggregate: null,
    ...extra,
  }) as SelectItem;
const embed = (relation: string, items: SelectItem[], extra: object = {}): SelectItem =>
  ({
    kind: 'embed',
    relation,
    alias: null,
    hint: null,
    inner: false,
    spread: false,
    items,
    ...extra,
  }) as SelectItem;
const star: SelectItem = { kind: 'star' };

describe('the select parameter', () => {
  test.each<[string, SelectItem[]]>([
    ['', []],
    ['*', [star]],
    ['id, full name ,a-b', [field('id'), field('full name'), field('a-b')]],
    ['n:name', [field('name', { alias: 'n' })]],
    ['n:name::text', [field('name', { alias: 'n', cast: 'text' })]],
    ['price::double precision', [field('price', { cast: 'double precision' })]],
    ['"a,b"', [field('a,b')]],
    ['"a\\"b"', [field('a"b')]],
    ['имя', [field('имя')]],
    ['data->a', [field('data', {}, [{ arrow: '->', key: 'a' }])]],
    [
      'x:data->a->-1->>b::int',
      [
        field('data', { alias: 'x', cast: 'int' }, [
          { arrow: '->', key: 'a' },
          { arrow: '->', key: -1 },
          { arrow: '->>', key: 'b' },
        ]),
      ],
    ],
    ['data->1a', [field('data', {}, [{ arrow: '->', key: '1a' }])]],
    ['*,files(id,name)', [star, embed('files', [field('id'), field('name')])]],
    ['files()', [embed('files', [])]],
    ['f:files!inner(*)', [embed('files', [star], { alias: 'f', inner: true })]],
    ['files!owner_fk!inner(*)', [embed('files', [star], { hint: 'owner_fk', inner: true })]],
    ['files!left(*)', [embed('files', [star])]],
    ['...owner(name)', [embed('owner', [field('name')], { spread: true })]],
    ['a(b(c(d)))', [embed('a', [embed('b', [embed('c', [field('d')])])])]],
  ])('%s', (text, items) => {
    expect(parseSelect(text, false)).toEqual(items);
  });

  test.each([
    'id,',
    ',id',
    'id::',
    'id;drop',
    'files(',
    'files(id',
    'files)',
    'a b"c',
    'id->',
    'id->>--1',
    'x:y:z',
    '"open',
    "id'--",
    'a(b(c(d(e(f(g(h(i(j)))))))))',
    Array.from({ length: 201 }, () => 'a').join(','),
  ])('%s is refused', (text) => {
    expect(() => parseSelect(text, false)).toThrow(HttpError);
    expect(() => parseSelect(text, false)).toThrow(/^"failed to parse select parameter/);
  });

  test.each(['count()', 'price.sum()', 'files(price.avg())'])('%s is an aggregate', (text) => {
    expect(() => parseSelect(text, false)).toThrow('Use of aggregate functions is not allowed');
  });

  test.each<[string, SelectItem[]]>([
    ['count()', [{ kind: 'count', alias: null, cast: null }]],
    ['all:count()::text', [{ kind: 'count', alias: 'all', cast: 'text' }]],
    ['id.count()', [field('id', { aggregate: { name: 'count', cast: null } })]],
    [
      's:price::int.sum()::text',
      [field('price', { alias: 's', cast: 'int', aggregate: { name: 'sum', cast: 'text' } })],
    ],
  ])('%s is read where aggregates are on', (text, items) => {
    expect(parseSelect(text, true)).toEqual(items);
  });

  test('an error says where and what was expected', () => {
    expect.assertions(1);
    try {
      parseSelect('id,na!me', false);
    } catch (error) {
      expect(error).toMatchObject({
        status: 400,
        code: 'PGRST100',
        message: '"failed to parse select parameter (id,na!me)" (line 1, column 9)',
        fields: { details: 'unexpected end of input expecting "("' },
      });
    }
  });
});

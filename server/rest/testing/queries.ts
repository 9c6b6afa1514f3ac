import fc from 'fast-check';

/** Pieces of the grammar, of SQL and of nonsense, from which random query strings are put together. */
const pieces = [
  ...[
    'id',
    'name',
    'tags',
    'data',
    'span',
    'nope',
    '*',
    '"',
    '""',
    '\\',
    ' ',
    '',
    "'",
    "''",
    ';',
    '--',
    '/*',
    '*/',
  ],
  ...[
    '(',
    ')',
    ',',
    '.',
    ':',
    '::',
    '->',
    '->>',
    '!',
    '!inner',
    '...',
    '{',
    '}',
    '[',
    ']',
    '$1',
    '%',
    '_',
    '\0',
    '\n',
  ],
  ...[
    'eq.',
    'not.',
    'in.(',
    'is.null',
    'like.',
    'match.',
    'fts(english).',
    'cs.',
    'ov.{',
    'and(',
    'or(',
    'any',
    'all',
  ],
  ...[
    'asc',
    '.desc',
    '.nullslast',
    'text',
    'int',
    'select',
    'union',
    'pg_sleep(9)',
    'files',
    'owner',
    'count()',
    'sum()',
  ],
  ...[
    '1',
    '-1',
    '99999999999999999999',
    '1e999',
    'NaN',
    'null',
    'true',
    '2024-01-01',
    '🎉',
    'é',
    '\ud800',
    '__proto__',
  ],
];
const names = [
  'id',
  'name',
  'tags',
  'data',
  'span',
  'select',
  'order',
  'or',
  'and',
  'not.or',
  'limit',
  'offset',
];
const moreNames = [
  'columns',
  'on_conflict',
  'files.id',
  'files.order',
  'files.limit',
  'owner',
  'data->a',
  'constructor',
];

const nonsense = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), {
  maxLength: 8,
});
const text = nonsense.map((parts) => parts.join(''));

const column = fc.constantFrom('id', 'name', 'tags', 'data->a', 'data->>a', 'span', '"id"');
const operator = fc.constantFrom(
  'eq',
  'neq',
  'gt',
  'lte',
  'like',
  'ilike',
  'match',
  'cs',
  'cd',
  'ov',
  'sl',
  'adj',
  'fts',
  'wfts',
);
const value = fc.oneof(fc.constantFrom('1', 'a', '{a,b}', '[1,2)', '{"a":1}', '2024-01-01'), text);
const condition = fc
  .tuple(column, fc.constantFrom('', 'not.'), operator, value)
  .map(([name, not, op, operand]) => `${name}.${not}${op}.${operand}`);
const embed = fc.constantFrom(
  'files(*)',
  'f:files!inner(id)',
  '...owner(name)',
  'owner()',
  'files(owner(id))',
);
const item = fc.oneof(
  column,
  column.map((name) => `x:${name}::text`),
  embed,
  text,
);
const order = fc
  .tuple(column, fc.constantFrom('', '.asc', '.desc', '.desc.nullslast'))
  .map(([name, way]) => name + way);

/** Sensible requests with a few senseless parts. */
const parameter = fc.oneof(
  fc.tuple(column, operator, value).map(([name, op, operand]) => [name, `${op}.${operand}`]),
  fc.array(condition, { maxLength: 3 }).map((conditions) => ['or', `(${conditions.join(',')})`]),
  fc.array(item, { maxLength: 4 }).map((items) => ['select', items.join(',')]),
  fc.array(order, { maxLength: 2 }).map((terms) => ['order', terms.join(',')]),
  fc.tuple(fc.constantFrom(...names, ...moreNames), text),
  fc.tuple(text, text),
);

/** Random query strings, encoded as a client would. */
export const queryStrings: fc.Arbitrary<string> = fc
  .array(parameter, { maxLength: 5 })
  .map((parameters) => new URLSearchParams(parameters as [string, string][]).toString());

export { text as nonsenseTexts };

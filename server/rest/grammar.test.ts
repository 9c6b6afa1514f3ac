import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionBudget } from '../budgets/budgets.ts';
import { HttpError } from '../http/errors.ts';
import { cases, fuzzTimeout } from '../testing/fuzz.ts';
import { maxQueryLength, parseQuery } from './parse/query.ts';
import { relationshipsOf } from './schema/relationships.ts';
import { byName, type Schema } from './schema/schema.ts';
import { Rows, relationSql } from './sql/read.ts';
import { Parameters } from './sql/text.ts';
import { queryStrings } from './testing/queries.ts';
import { readTree } from './tree.ts';

const column = (name: string, kind: string) => ({
  name,
  kind,
  type: `pg_catalog.${kind}`,
  arrayType: kind.startsWith('_') ? null : `pg_catalog._${kind}`,
  default: null,
  length: null,
});
const relations = new Map(
  [
    [
      'things',
      [
        ['id', 'int4'],
        ['name', 'text'],
        ['tags', '_text'],
        ['data', 'jsonb'],
        ['span', 'int4range'],
        ['owner_id', 'int4'],
      ],
    ] as const,
    [
      'files',
      [
        ['id', 'int4'],
        ['thing_id', 'int4'],
      ],
    ] as const,
    [
      'owners',
      [
        ['id', 'int4'],
        ['name', 'text'],
      ],
    ] as const,
  ].map(([name, columns]) => [
    name,
    {
      name,
      columns: byName(columns.map(([key, kind]) => column(key, kind))),
      primaryKey: ['id'],
      methods: [],
      rowType: `"public"."${name}"`,
      computed: new Map(),
    },
  ]),
);
const schema: Schema = {
  name: 'public',
  relations,
  relationships: relationshipsOf(
    [
      {
        name: 'owner',
        from: 'things',
        to: 'owners',
        columns: [['owner_id', 'id']],
        isUnique: false,
        fromView: false,
        toView: false,
      },
      {
        name: 'files_thing_id_fkey',
        from: 'files',
        to: 'things',
        columns: [['thing_id', 'id']],
        isUnique: false,
        fromView: false,
        toView: false,
      },
    ],
    relations,
  ),
  routines: new Map(),
  statementTimeouts: new Map(),
};

function statement(query: string) {
  const things = relations.get('things');
  if (!things) throw new Error('The schema has no things.');
  const parameters = new Parameters(true);
  const tree = readTree(
    schema,
    things,
    parseQuery(new URLSearchParams(query), true),
    { offset: 0, limit: 10 },
    10,
    true,
  );
  const rows = new Rows(schema, tree, relationSql(schema, 'things'), parameters);
  return { text: `${rows.select()}; ${rows.selectAll()}`, values: parameters.values };
}

/** Everything that may stand in a statement outside of quoted names, in any order. */
const words = new Set(
  (
    'select from as where and or not is null true false unknown in any all like ilike distinct order by asc desc nulls ' +
    'first last limit offset left join lateral on exists row_to_json json_agg coalesce to_jsonb to_tsvector ' +
    'to_tsquery plainto_tsquery phraseto_tsquery websearch_to_tsquery pg_catalog int4 int8 text jsonb int4range regconfig ' +
    '_text _int4 _jsonb _int4range bool bytea date float4 float8 inet int2 interval json numeric time timetz timestamp ' +
    'timestamptz tsvector uuid varchar _int8 _uuid case when then else end count avg max min octet_length pg_column_size sum over rows unbounded preceding'
  ).split(' '),
);

/** Numbers that stand in statements: ours, and those of the budget. */
const budgets = new Set([
  '0',
  '1',
  '4',
  ...[questionBudget.answerBytes, questionBudget.searchedBytes, maxQueryLength].map(String),
]);

/** What is left of a statement when quoted names, placeholders and the words of the grammar are taken out. */
function foreignParts(text: string): string[] {
  const rest = text
    .replace(/"(?:[^"]|"")*"/g, ' ')
    .replace(/'\[\]'/g, ' ')
    .replace(/'refused-[0-9a-f]+:(answer|searched|ordered|converted):'/g, ' ')
    .replace(/ group by \d+(, \d+)*/g, ' ')
    .replace(/\$\d+/g, ' ');
  return (rest.match(/[a-z_][a-z_0-9]*|[^\s\w]|\d+/gi) ?? []).filter(
    (part) => !words.has(part) && !/^[(),.;:=<>&@~*+|-]$/.test(part) && !budgets.has(part),
  );
}

test(
  'any query string is refused as the client’s fault or becomes a statement of the grammar alone',
  () => {
    let statements = 0;
    const tried = cases<[string]>(20_000, 'REST grammar');
    fc.assert(
      fc.property(queryStrings, (query) => {
        try {
          const { text, values } = statement(query);
          statements += 1;
          expect(foreignParts(text)).toEqual([]);
          const placeholders = new Set([...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
          expect([...placeholders].sort((a, b) => a - b)).toEqual(values.map((_, index) => index + 1));
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          expect(error.status).toBeGreaterThanOrEqual(300);
          expect(error.status).toBeLessThan(500);
        }
      }),
      tried,
    );
    // Were nearly all refused, the property would say little.
    expect(statements).toBeGreaterThan(tried.numRuns / 10);
  },
  fuzzTimeout,
);

test('requests of the same shape have the same statement', () => {
  const shape = (query: string) => statement(query).text;
  expect(shape('id=in.(1,2,3)&name=eq.a&limit=5&order=id')).toBe(
    shape('id=in.(9)&name=eq.b&limit=7&order=id'),
  );
  expect(shape('or=(id.eq.1,data->>a.eq.x)')).toBe(shape('or=(id.eq.2,data->>b.eq.y)'));
});

test('the statement of a list is what one would write by hand', () => {
  expect(statement('select=id,n:name&name=eq.x&order=id.desc&tags=cs.{a}')).toEqual({
    text:
      'select "t0"."id" as "id", "t0"."name" as "n" from "public"."things" as "t0" ' +
      'where ("t0"."name" = $1::pg_catalog.text) and ("t0"."tags" @> $2::pg_catalog._text) ' +
      'order by "t0"."id" desc limit $3::pg_catalog.int8; ' +
      'select 1 from "public"."things" as "t0" ' +
      'where ("t0"."name" = $1::pg_catalog.text) and ("t0"."tags" @> $2::pg_catalog._text)',
    values: ['x', '{a}', 10],
  });
});

test('an alias cannot leave its quotes', () => {
  const query = new URLSearchParams({ select: '"x\\" from auth.users; --":id' });
  expect(statement(query.toString()).text).toContain(
    '"t0"."id" as "x"" from auth.users; --" from "public"."things"',
  );
});

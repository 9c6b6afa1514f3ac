import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { questionBudget } from '../budgets/budgets.ts';
import { compatibilityPage, methodsOf } from '../testing/compatibility.ts';
import { type Fixture, startFixture, thingsSql } from './testing/fixture.ts';

let fixture: Fixture;
let client: PostgrestClient;
beforeAll(async () => {
  fixture = await startFixture(`${thingsSql}
    create function cheaper_than(most numeric) returns setof things language sql stable
      as $$ select * from things where price < most $$;
    create function remove_things() returns setof things language sql
      as $$ delete from things returning * $$;
    grant execute on function cheaper_than, remove_things to anon, service_role;`);
  const { secret } = fixture.server.services.keys;
  client = new PostgrestClient(`${fixture.server.url}/rest/v1`, { headers: { apikey: secret } });
});
afterAll(() => fixture.server.close());

// The rows up to 4 are for reading. Those from 100 on are for writing, and stand there as new before each test.
const made = (id: number) => ({ id, name: 'Made', price: 500 });
beforeEach(async () => {
  await table().delete().gte('id', 100).throwOnError();
  await table()
    .insert([made(100), made(101)])
    .throwOnError();
});

type Answer = { data?: unknown; error?: unknown; status?: number; count?: number | null };
type Call = () => PromiseLike<Answer>;

const table = () => client.from('things');
const things = () => table().select('id').lt('id', 100).order('id');
const ids = (...list: number[]) => ({ data: list.map((id) => ({ id })) });
/** Every method, called once, with what it must answer; in the order of the client's source. */
const works: Record<string, [call: Call, answer: Answer]> = {
  from: [() => client.from('things').select('id').eq('id', 1), ids(1)],
  schema: [() => client.schema('public').from('things').select('id').eq('id', 1), ids(1)],
  getOpenApiSpec: [
    () => client.getOpenApiSpec(),
    { data: { swagger: '2.0', definitions: { things: { required: ['id'] } } } },
  ],
  rpc: [() => client.rpc('cheaper_than', { most: 10 }).select('id'), ids(1)],
  'rpc, get': [() => client.rpc('cheaper_than', { most: 10 }, { get: true }).select('id'), ids(1)],
  'rpc, head, count': [
    () => client.rpc('cheaper_than', { most: 100 }, { head: true, count: 'exact' }),
    { data: null, count: 2, status: 200 },
  ],
  select: [
    () => table().select('id,words').lt('id', 100).is('words', null).order('id'),
    { data: [{ id: 3 }, { id: 4 }] },
  ],
  'select, head, count': [
    () => table().select('*', { head: true, count: 'exact' }),
    { data: null, count: 6, status: 200 },
  ],
  'select, count planned': [() => table().select('id', { count: 'planned' }), { count: expect.any(Number) }],
  'select, count estimated': [() => table().select('id', { count: 'estimated' }), { count: 6 }],
  'select, count': [() => table().select('count').lt('id', 100), { data: [{ count: 4 }] }],
  insert: [() => table().insert(made(102)), { data: null, status: 201 }],
  'insert, many, count, defaultToNull': [
    () =>
      table()
        .insert([made(102), { id: 103 }], { count: 'exact', defaultToNull: false })
        .select('name'),
    { data: [{ name: 'Made' }, { name: null }], count: 2 },
  ],
  upsert: [
    () => table().upsert({ id: 100, name: 'Merged' }, { onConflict: 'id' }).select('name,price'),
    { data: [{ name: 'Merged', price: 500 }], status: 200 },
  ],
  'upsert, ignoreDuplicates': [
    () =>
      table()
        .upsert([made(100), made(102)], { ignoreDuplicates: true })
        .select('id'),
    ids(102),
  ],
  update: [() => table().update({ price: 7 }).eq('id', 100).select('price'), { data: [{ price: 7 }] }],
  delete: [() => table().delete({ count: 'exact' }).eq('id', 101), { data: null, count: 1, status: 204 }],
  eq: [() => things().eq('id', 2), ids(2)],
  neq: [() => things().neq('id', 2), ids(1, 3, 4)],
  gt: [() => things().gt('id', 2), ids(3, 4)],
  gte: [() => things().gte('id', 2), ids(2, 3, 4)],
  lt: [() => things().lt('id', 2), ids(1)],
  lte: [() => things().lte('id', 2), ids(1, 2)],
  like: [() => things().like('name', 'A%'), ids(1)],
  likeAllOf: [() => things().likeAllOf('name', ['b%', '%ee%']), ids(2)],
  likeAnyOf: [() => things().likeAnyOf('name', ['A%', 'c%']), ids(1, 3)],
  ilike: [() => things().ilike('name', 'a%'), ids(1)],
  ilikeAllOf: [() => things().ilikeAllOf('name', ['B%', '%EE%']), ids(2)],
  ilikeAnyOf: [() => things().ilikeAnyOf('name', ['a%', 'C%']), ids(1, 3)],
  regexMatch: [() => things().regexMatch('name', '^A'), ids(1)],
  regexIMatch: [() => things().regexIMatch('name', '^a'), ids(1)],
  is: [() => things().is('active', null), ids(3, 4)],
  isDistinct: [() => things().isDistinct('name', 'Ant'), ids(2, 3, 4)],
  in: [() => things().in('name', ['Ant', 'cow%']), ids(1, 3)],
  notIn: [() => things().notIn('id', [1, 2]), ids(3, 4)],
  contains: [() => things().contains('tags', ['green']), ids(1, 2)],
  containedBy: [() => things().containedBy('data', { n: 3, z: 1 }), ids(3)],
  rangeGt: [() => things().rangeGt('span', '[0,3)'), ids(2, 3)],
  rangeGte: [() => things().rangeGte('span', '[5,6)'), ids(2, 3)],
  rangeLt: [() => things().rangeLt('span', '[6,7)'), ids(1)],
  rangeLte: [() => things().rangeLte('span', '[5,9)'), ids(1, 2)],
  rangeAdjacent: [() => things().rangeAdjacent('span', '[9,20)'), ids(2, 3)],
  overlaps: [() => things().overlaps('span', '[4,6)'), ids(1, 2)],
  textSearch: [() => things().textSearch('words', 'fat cat', { type: 'plain', config: 'english' }), ids(1)],
  match: [() => things().match({ id: 1, active: true }), ids(1)],
  not: [() => things().not('tags', 'cs', '{red}'), ids(2, 3)],
  or: [() => things().or('id.eq.1,and(active.is.null,price.gt.1)'), ids(1, 3)],
  filter: [() => things().filter('data->a->b->>0', 'eq', '30'), ids(2)],
  'select, after a write': [
    () => table().update({ price: 8 }).eq('id', 101).select('id,price'),
    { data: [{ id: 101, price: 8 }] },
  ],
  order: [
    () => table().select('id').lt('id', 5).order('price', { ascending: false, nullsFirst: true }),
    ids(4, 3, 2, 1),
  ],
  limit: [() => things().limit(2), ids(1, 2)],
  range: [() => things().range(1, 2), ids(2, 3)],
  abortSignal: [() => things().abortSignal(new AbortController().signal).limit(1), ids(1)],
  single: [() => things().eq('id', 1).single(), { data: { id: 1 } }],
  maybeSingle: [() => things().eq('id', 1000).maybeSingle(), { data: null, status: 200 }],
  csv: [() => things().limit(2).csv(), { data: 'id\n1\n2' }],
  explain: [() => things().explain(), { data: expect.stringMatching(/Limit .*cost=/) }],
  'explain, analyze, JSON': [
    () => things().explain({ analyze: true, verbose: true, format: 'json' }),
    { data: [{ Plan: { 'Actual Rows': 1 } }] },
  ],
  rollback: [() => table().delete().eq('id', 1).select('id').rollback(), ids(1)],
  returns: [() => things().limit(1).returns<{ id: number }[]>(), ids(1)],
  maxAffected: [
    () => {
      const query = table().update({ price: 9 }).eq('id', 101).select('price');
      // The client's types want to be told the server's version before they let its answer be awaited.
      query.maxAffected(1);
      return query;
    },
    { data: [{ price: 9 }] },
  ],
  throwOnError: [() => things().limit(1).throwOnError(), ids(1)],
  stripNulls: [() => table().select('id,name').eq('id', 4).stripNulls(), { data: [{ id: 4 }] }],
  setHeader: [() => things().limit(1).setHeader('Accept-Profile', 'public'), ids(1)],
  retry: [() => things().limit(1).retry(false), ids(1)],
  overrideTypes: [() => things().limit(1).overrideTypes<{ id: number }[]>(), ids(1)],
};

/** What is answered with an error, and why. */
const refused: Record<string, { why: string; call: Call; error: object }> = {
  geojson: {
    why: 'PostGIS makes GeoJSON, and the database has none',
    call: () => things().geojson(),
    error: { code: 'PGRST107' },
  },
};

/** What the client calls itself, and what is there to be awaited. */
const internal = ['constructor', 'decorateFetch', 'cloneRequestState', 'processResponse', 'then'];

describe('the official REST client', () => {
  it.each(Object.keys(works))('%s', async (name) => {
    const [call, answer] = works[name] as [Call, Answer];
    const { error, ...given } = await call();
    expect(error ?? null).toBeNull();
    expect(given).toMatchObject(answer);
    if (Array.isArray(answer.data)) expect(given.data).toHaveLength(answer.data.length);
  });

  it.each(Object.keys(refused))('%s says why not', async (name) => {
    const { call, error } = refused[name] as (typeof refused)[string];
    expect((await call()).error).toMatchObject(error);
  });

  const differences = [
    `Without the secret key a value that is searched, compared by order, ordered by or cast has ${questionBudget.searchedBytes} bytes at most, and a question reads ${questionBudget.rowBytes} bytes of each row in this way; what is more is refused with \`54000\`. PostgREST reads on until the statement times out.`,
    `Without the secret key a question has ${questionBudget.expressions} regular expressions, full-text searches and JSON paths, ${questionBudget.embeds} embedded resources, none of which leads back, and ${questionBudget.existences} conditions about them.`,
    `Without the secret key an answer has rows of ${questionBudget.answerBytes} bytes at most.`,
    'Functions of one row are columns and relationships, and views have the relationships of the tables whose columns they show, as on PostgREST. A function that finds rows of a table the question came from is not embedded again without the secret key.',
    'Aggregates (`price.sum()`, `count()`) are on with `REST_AGGREGATES=on`, as on PostgREST with `db-aggregates-enabled`; `count` without brackets always works. An order by a place in JSON is not for groups.',
    'Schemas besides `public` are those of `REST_SCHEMAS`; functions of such a schema find its tables, then those of `public`, by their bare names.',
    'A table’s foreign key to itself may be named as the hint (`rows!constraint`): it means the rows that refer, where PostgREST knows none.',
    'The one argument without a name may be JSON or text, not XML or bytea.',
  ];

  it('is described as it is', async () => {
    const rows = [
      ...Object.keys(works).map((name) => [name, 'works']),
      ...Object.entries(refused).map(([name, { why }]) => [name, `not there: ${why}`]),
      [
        'explain, getOpenApiSpec',
        'for the secret key alone: they tell how tables are made and how large they are',
      ],
    ];
    await expect(
      compatibilityPage('REST', 'server/rest/compatibility.database.test.ts', rows, differences),
    ).toMatchFileSnapshot('../../docs/postgrest-compatibility.md');
  });

  it('has no method that is not in these lists', () => {
    const known = new Set([...Object.keys(works), ...Object.keys(refused), ...internal]);
    const found = [client, table(), table().select()].flatMap(methodsOf);
    expect(found.length).toBeGreaterThan(60);
    expect(found.filter((name) => !known.has(name))).toEqual([]);
  });

  it('undoes all of a request that is to be rolled back', async () => {
    expect(await table().insert(made(102)).select('id').rollback()).toMatchObject({
      status: 201,
      ...ids(102),
    });
    expect((await client.rpc('remove_things').select('id').rollback()).data).toHaveLength(6);
    expect((await table().select()).data).toHaveLength(6);
  });

  it('explains nothing to visitors, and describes nothing', async () => {
    const { publishable } = fixture.server.services.keys;
    const visitor = new PostgrestClient(`${fixture.server.url}/rest/v1`, {
      headers: { apikey: publishable },
    });
    expect(await visitor.from('things').select().explain()).toMatchObject({
      status: 406,
      error: { code: 'PGRST107' },
    });
    expect(await visitor.getOpenApiSpec()).toMatchObject({ status: 403, data: null });
  });
});

import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fixture, startFixture, thingsSql } from './testing/fixture.ts';

let fixture: Fixture;
let anon: SupabaseClient;

beforeAll(async () => {
  fixture = await startFixture(`${thingsSql}
    create table numbers (n integer primary key);
    insert into numbers select generate_series(1, 1500);
    grant select on numbers to anon;
    create view named_things as select id, name, price from things where name is not null;
    grant select on named_things to anon;
    analyze numbers;`);
  anon = fixture.anon;
});
afterAll(() => fixture.server.close());

/** The ids of the things that a query string chooses, in order. */
async function ids(query: string): Promise<number[] | string> {
  const response = await fixture.request(`/things?select=id&order=id&${query}`);
  const body = (await response.json()) as { id: number }[] | { code: string };
  return Array.isArray(body) ? body.map(({ id }) => id) : `${response.status} ${body.code}`;
}

describe('operators', () => {
  test.each<[string, number[] | string]>([
    ['id=eq.1', [1]],
    ['id=neq.1', [2, 3, 4]],
    ['id=gt.2', [3, 4]],
    ['id=gte.2&id=lt.4', [2, 3]],
    ['id=lte.2', [1, 2]],
    ['id=not.eq.1', [2, 3, 4]],
    ['name=eq.bee, the "b"', [2]],
    ['name=like.*ee*', [2]],
    ['name=like.B*', []],
    ['name=ilike.B*', [2]],
    ['name=not.ilike.*e*', [1, 3]],
    ['name=like.cow\\%25', [3]],
    ['name=like(any).{A*,c*}', [1, 3]],
    ['name=like(all).{b*,*e*}', [2]],
    ['name=ilike(any).{a*,C*}', [1, 3]],
    ['id=eq(any).{1,3}', [1, 3]],
    ['id=gt(all).{1,2}', [3, 4]],
    ['name=match.^[Ac]', [1, 3]],
    ['name=imatch.^a', [1]],
    ['price=isdistinct.20', [1, 3, 4]],
    ['id=in.(1,3,9)', [1, 3]],
    ['id=in.()', []],
    ['id=not.in.(1,3)', [2, 4]],
    ['name=in.("bee, the \\"b\\"",Ant)', [1, 2]],
    ['tags=in.({},"{red,green}")', [1, 3]],
    ['active=is.null', [3, 4]],
    ['active=is.not_null', [1, 2]],
    ['active=is.true', [1]],
    ['active=is.false', [2]],
    ['active=is.unknown', [3, 4]],
    ['active=not.is.null', [1, 2]],
    ['tags=cs.{green}', [1, 2]],
    ['tags=cs.{"blue, dark"}', [2]],
    ['tags=cd.{red,green,x}', [1, 3]],
    ['tags=ov.{red,"blue, dark"}', [1, 2]],
    ['data=cs.{"a":{"b":[10]}}', [1]],
    ['data=cd.{"n":3,"z":1}', [3]],
    ['data->>n=eq.2', [2]],
    ['data->n=eq.2', [2]],
    ['data->a->b->0=eq.30', [2]],
    ['data->a->b->>-1=eq.20', [1]],
    ['data->a=is.null', [3, 4]],
    ['raw->>k=eq.v', [1]],
    ['tags->>0=eq.green', [2]],
    ['span=sl.[10,20)', [1, 2]],
    ['span=sr.[0,3)', [2, 3]],
    ['span=nxr.[0,9)', [1, 2]],
    ['span=nxl.[5,6)', [2, 3]],
    ['span=adj.[9,12)', [2]],
    ['span=cs.[2,3)', [1]],
    ['span=ov.[4,6)', [1, 2]],
    ['days=cs.[2024-01-05,2024-01-06)', [1]],
    ['words=fts.cat %26 fat', [1]],
    ['words=fts(english).cats', [1]],
    ['words=plfts(english).the fat cats', [1]],
    ['words=phfts(english).fat cat', [1]],
    ['words=wfts(english).cat or rat', [1, 2]],
    ['words=not.wfts(english).cat', [2]],
    ['name=fts(english).ants', [1]],
    ['feeling=eq.happy', [3]],
    ['feeling=gt.sad', [2, 3]],
    ['feeling=in.(sad,ok)', [1, 2]],
    ['code=eq.a1', [1]],
    ['code=eq.forbidden', []],
    ['made_at=gte.2024-02-01T00:00:00Z', [2, 3]],
    ['made_at=lt.2024-02-01T01:00:00%2B02:00', [1]],
    ['"Odd ""Name"" -> col"=eq.1', '400 PGRST100'],
    ['"Odd \\"Name\\" -> col"=eq.1', [1]],
    ['or=(id.eq.1,name.is.null)', [1, 4]],
    ['and=(id.gt.1,or(name.like.c*,tags.cs.{green}))', [2, 3]],
    ['not.or=(id.eq.1,id.eq.2)', [3, 4]],
    ['or=(id.eq.1,not.and(id.gt.1,name.not.is.null))', [1, 4]],
    ['or=(name.eq."bee, the \\"b\\"",id.in.(3,4))', [2, 3, 4]],
    ['id=eq.one', '400 22P02'],
    ['id=like.1', '404 42883'],
    ['span=cs.3', '400 22P02'],
    ['feeling=eq.sleepy', '400 22P02'],
    ['name=match.(', '400 2201B'],
    ['name=match.(a{0,255}){0,255}', '400 2201B'],
    ['name=match.(a)(.*)\\2', '400 2201B'],
    ['words=fts(klingon).cat', '400 42704'],
    ['active=is.maybe', '400 PGRST100'],
    ['id=is.true', '400 42804'],
    ['nope=eq.1', '400 42703'],
    ['or=(nope.eq.1)', '400 42703'],
    ['order=nope', '400 42703'],
    ['files.id=eq.1', '400 PGRST108'],
  ])('%s', async (query, expected) => {
    expect(await ids(query.replaceAll('"', '%22').replaceAll('{', '%7B'))).toEqual(expected);
  });

  test('the methods of the client arrive as meant', async () => {
    const things = () => anon.from('things').select('id').order('id');
    const read = async (query: PromiseLike<{ data: { id: number }[] | null }>) =>
      (await query).data?.map(({ id }) => id);
    expect(await read(things().contains('tags', ['green']))).toEqual([1, 2]);
    expect(await read(things().containedBy('data', { n: 3, z: 1 }))).toEqual([3]);
    expect(await read(things().overlaps('span', '[4,6)'))).toEqual([1, 2]);
    expect(await read(things().rangeGt('span', '[0,3)'))).toEqual([2, 3]);
    expect(
      await read(things().textSearch('words', 'fat cats', { type: 'plain', config: 'english' })),
    ).toEqual([1]);
    expect(await read(things().match({ id: 1, active: true }))).toEqual([1]);
    expect(await read(things().not('tags', 'cs', '{red}'))).toEqual([2, 3]);
    expect(await read(things().likeAnyOf('name', ['A%', 'c%']))).toEqual([1, 3]);
    expect(await read(things().in('name', ['Ant', 'cow%']))).toEqual([1, 3]);
    expect(await read(things().is('active', null))).toEqual([3, 4]);
  });
});

describe('columns', () => {
  test('aliases, casts and paths into JSON', async () => {
    const { data } = await anon
      .from('things')
      .select('t:id::text, data->a->b->>0, data->n, first:tags->0, "Odd \\"Name\\" -> col"')
      .eq('id', 1)
      .single();
    expect(data).toEqual({ t: '1', b: '10', n: 1, first: 'red', 'Odd "Name" -> col': 1 });
  });

  test('a type outside of the list is unknown, however it is spelt', async () => {
    for (const cast of ['regclass', 'mood', 'constructor', 'int4 as x', 'pg_catalog']) {
      expect((await anon.from('things').select(`id::"${cast}"`)).status, cast).toBe(400);
    }
    expect((await anon.from('things').select('id::regclass')).error).toMatchObject({ code: '42704' });
  });

  test('nothing selected gives empty rows, and views are read like tables', async () => {
    expect((await anon.from('things').select('').limit(2)).data).toEqual([{}, {}]);
    expect((await anon.from('named_things').select().lt('price', 10)).data).toEqual([
      { id: 1, name: 'Ant', price: 1.5 },
    ]);
  });

  test('nulls may be left out', async () => {
    expect((await anon.from('things').select('id, name').eq('id', 4).stripNulls()).data).toEqual([{ id: 4 }]);
    expect((await anon.from('things').select('id, name').eq('id', 4).stripNulls().single()).data).toEqual({
      id: 4,
    });
  });

  test('CSV quotes what needs it and has its header even without rows', async () => {
    const { data } = await anon.from('things').select('id,name,tags').order('id').csv();
    expect(data).toBe(
      'id,name,tags\n1,Ant,"{red,green}"\n2,"bee, the ""b""","{green,""blue, dark""}"\n3,cow%,{}\n4,,',
    );
    expect((await anon.from('things').select('id,name').eq('id', 0).csv()).data).toBe('id,name\n');
  });
});

describe('order and range', () => {
  test('by several columns, with nulls where they are wanted', async () => {
    const order = async (text: string) => {
      const response = await fixture.request(`/things?select=id&order=${text}`);
      return ((await response.json()) as { id: number }[]).map(({ id }) => id);
    };
    expect(await order('name.desc.nullslast')).toEqual([3, 2, 1, 4]);
    expect(await order('name.nullsfirst,id')).toEqual([4, 1, 2, 3]);
    expect(await order('active.desc.nullslast,id.desc')).toEqual([1, 2, 4, 3]);
    expect(await order('data->n.desc.nullslast')).toEqual([3, 2, 1, 4]);
  });

  test('pages with an exact count', async () => {
    const page = (from: number, to: number) =>
      anon.from('numbers').select('n', { count: 'exact' }).order('n').range(from, to);
    expect(await page(0, 2)).toMatchObject({
      status: 206,
      count: 1500,
      data: [{ n: 1 }, { n: 2 }, { n: 3 }],
    });
    expect(await page(1498, 1510)).toMatchObject({
      status: 206,
      count: 1500,
      data: [{ n: 1499 }, { n: 1500 }],
    });
    expect(await page(1500, 1510)).toMatchObject({ status: 206, count: 1500, data: [] });
    expect(await page(1501, 1510)).toMatchObject({
      status: 416,
      error: { code: 'PGRST103', details: 'An offset of 1501 was requested, but there are only 1500 rows.' },
    });
    const all = await anon.from('things').select('id', { count: 'exact' });
    expect(all).toMatchObject({ status: 200, count: 4 });
  });

  test('answers have 1,000 rows at most', async () => {
    expect((await anon.from('numbers').select()).data).toHaveLength(1000);
    expect((await anon.from('numbers').select().limit(5000)).data).toHaveLength(1000);
    expect((await anon.from('numbers').select().limit(0)).data).toEqual([]);
  });

  test('counts without rows', async () => {
    const head = await anon.from('numbers').select('*', { count: 'exact', head: true }).gt('n', 10);
    expect(head).toMatchObject({ status: 206, count: 1490, data: null });
  });

  test('counts by estimate', async () => {
    const planned = await anon.from('numbers').select('*', { count: 'planned' }).limit(1);
    expect(planned.count).toBeGreaterThan(1300);
    expect(planned.count).toBeLessThan(1700);
    const small = await anon.from('numbers').select('*', { count: 'estimated' }).lte('n', 7).limit(1);
    expect(small.count).toBe(7);
    const large = await anon.from('numbers').select('*', { count: 'estimated', head: true });
    expect(large.count).toBeGreaterThan(1000);
    expect(large.count).toBeLessThan(1700);
  });

  test('an estimate that is too low hides no rows', async () => {
    const { database } = fixture.server.services;
    // What PostgreSQL believes of a table that has grown since it last looked.
    await database.script(`update pg_class set reltuples = 3, relpages = 1 where oid = 'numbers'::regclass`);
    const { data, status } = await anon
      .from('numbers')
      .select('n', { count: 'estimated' })
      .order('n')
      .range(1400, 1401);
    expect(data).toHaveLength(2);
    expect(status).toBe(206);
  });

  test('the headers of a page', async () => {
    const response = await fixture.request('/numbers?select=n&order=n', {
      headers: { Range: '10-12', 'Range-Unit': 'items', Prefer: 'count=exact' },
    });
    expect(response.status).toBe(206);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-range': '10-12/1500',
      'content-type': 'application/json; charset=utf-8',
      'content-profile': 'public',
      'preference-applied': 'count=exact',
      'access-control-allow-origin': '*',
    });
    expect(await response.json()).toEqual([{ n: 11 }, { n: 12 }, { n: 13 }]);
  });

  test('one row or an error, and maybe one', async () => {
    const some = () => anon.from('things').select('id').order('id');
    expect((await some().eq('id', 1).single()).data).toEqual({ id: 1 });
    expect((await some().single()).error).toEqual({
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: 'The result contains 4 rows',
      hint: null,
    });
    expect(await some().eq('id', 9).maybeSingle()).toMatchObject({ data: null, error: null });
    expect((await some().maybeSingle()).error?.code).toBe('PGRST116');
  });
});

test('a table made by another process is found without a restart, once the schema may be read again', async () => {
  await fixture.define('select 1');
  await fixture.server.services.database.script(
    'create table latecomers (id int); grant select on latecomers to anon',
  );
  // Read a moment ago by the fixture, so not again yet.
  expect((await anon.from('latecomers').select()).error?.code).toBe('PGRST205');
  await fixture.define('select 1');
  expect((await anon.from('latecomers').select()).data).toEqual([]);
});

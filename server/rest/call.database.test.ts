import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fixture, startFixture } from './testing/fixture.ts';

let fixture: Fixture;
let anon: SupabaseClient;

beforeAll(async () => {
  fixture = await startFixture(`
    create table towns (id integer primary key, name text);
    create table calls (id integer generated always as identity, label text);
    insert into towns values (1, 'Oslo'), (2, 'Rome'), (3, 'Lima');
    grant all on towns, calls to anon, authenticated;
    create function add(a integer, b integer default 10) returns integer language sql immutable as 'select a + b';
    create function nothing() returns void language sql volatile as 'insert into calls (label) values (''nothing'')';
    create function log_call(label text) returns integer language sql volatile
      as 'insert into calls (label) values (log_call.label) returning id';
    create function log_calls(labels text[]) returns setof calls language sql volatile
      as 'insert into calls (label) select unnest(labels) returning *';
    create function all_towns() returns setof towns language sql stable as 'select * from towns';
    create function one_town(id integer) returns towns language sql stable
      as 'select * from towns where towns.id = one_town.id';
    create function pairs(n integer) returns table (i integer, label text) language sql stable
      as 'select i, ''n'' || i from generate_series(1, n) as i';
    create function numbers(n integer) returns setof integer language sql stable as 'select generate_series(1, n)';
    create function out_only(out total integer, out label text) language sql stable as 'select 1, ''x''';
    create function whole(jsonb) returns jsonb language sql immutable as 'select $1 -> ''x''';
    create function typed(d jsonb, t text[], w timestamptz) returns jsonb language sql stable
      as 'select jsonb_build_object(''d'', d, ''t'', t, ''w'', w)';
    create function many(variadic items integer[]) returns integer language sql immutable
      as 'select sum(item)::integer from unnest(items) as item';
    create function twice(a integer) returns integer language sql immutable as 'select a * 2';
    create function twice(a text) returns text language sql immutable as 'select a || a';
    create function by_place(text) returns text language sql immutable as $$ select 'text ' || $1 $$;
    create function by_place(integer) returns text language sql immutable as $$ select 'integer' $$;
    create function any_place() returns text language sql immutable as $$ select 'none' $$;
    create function any_place(text default 'x') returns text language sql immutable as $$ select $1 $$;
    create function counted(integer) returns integer language sql immutable as 'select 1';
    create function "odd ""name"""("odd arg" integer) returns integer language sql immutable as 'select $1';
    create function fail(code text) returns void language plpgsql as $$
      begin raise exception using errcode = code, message = 'Not today', detail = 'why', hint = 'how'; end $$;
    create function hidden() returns integer language sql as 'select 1';
    create function is_trigger() returns trigger language plpgsql as 'begin return new; end';
    grant execute on all functions in schema public to anon, authenticated;
    revoke execute on function hidden() from anon, public;`);
  anon = fixture.anon;
});
afterAll(() => fixture.server.close());

const calls = async () => (await anon.from('calls').select('label')).data?.map(({ label }) => label);

test('values, with arguments by name and by default', async () => {
  expect(await anon.rpc('add', { a: 1, b: 2 })).toMatchObject({ status: 200, data: 3 });
  expect((await anon.rpc('add', { a: 1 })).data).toBe(11);
  expect((await anon.rpc('add', { a: 1, b: 2 }, { get: true })).data).toBe(3);
  expect((await anon.rpc('add', { a: 1, b: null })).data).toBeNull();
  expect((await anon.rpc('odd "name"', { 'odd arg': 7 })).data).toBe(7);
});

test('arguments of every kind arrive', async () => {
  const given = { d: { k: [1, 'two'] }, t: ['a,b', 'c"d', null], w: '2024-01-01T00:00:00Z' };
  const { data } = await anon.rpc('typed', given);
  expect(data).toEqual({ ...given, w: '2024-01-01T00:00:00+00:00' });
  expect((await anon.rpc('many', { items: [1, 2, 3] })).data).toBe(6);
  expect((await anon.rpc('many', { items: [1, 2, 3] }, { get: true })).data).toBe(6);
  expect(await (await fixture.request('/rpc/many?items=4&items=5')).json()).toBe(9);
  expect((await anon.rpc('whole', { x: { y: 1 } })).data).toEqual({ y: 1 });
});

test('rows, which are chosen and shaped like those of a table', async () => {
  const towns = anon
    .rpc('all_towns', undefined, { count: 'exact' })
    .select('town:name')
    .neq('id', 2)
    .order('name');
  expect(await towns.range(0, 0)).toMatchObject({ status: 206, count: 2, data: [{ town: 'Lima' }] });
  expect((await anon.rpc('all_towns').eq('id', 2).single()).data).toEqual({ id: 2, name: 'Rome' });
  expect((await anon.rpc('all_towns').single()).error?.code).toBe('PGRST116');
  expect((await anon.rpc('pairs', { n: 3 }).gt('i', 1)).data).toEqual([
    { i: 2, label: 'n2' },
    { i: 3, label: 'n3' },
  ]);
  expect((await anon.rpc('pairs', { n: 2 }, { get: true }).select('label').eq('i', 2)).data).toEqual([
    { label: 'n2' },
  ]);
  expect((await anon.rpc('pairs', { n: 1 }).csv()).data).toBe('i,label\n1,n1');
});

test('one row, values in a set, and results by OUT arguments', async () => {
  expect((await anon.rpc('one_town', { id: 1 })).data).toEqual({ id: 1, name: 'Oslo' });
  expect((await anon.rpc('one_town', { id: 1 }).single()).data).toEqual({ id: 1, name: 'Oslo' });
  expect((await anon.rpc('numbers', { n: 3 })).data).toEqual([1, 2, 3]);
  expect((await anon.rpc('numbers', { n: 3 }).limit(2)).data).toEqual([1, 2]);
  expect((await anon.rpc('out_only')).data).toEqual({ total: 1, label: 'x' });
});

test('nothing: 204, and the function has run once', async () => {
  const before = (await calls())?.length ?? 0;
  expect(await anon.rpc('nothing')).toMatchObject({ status: 204, data: null });
  expect(await calls()).toHaveLength(before + 1);
});

test('a function that writes runs once, whatever is asked about its result', async () => {
  const { data, count } = await anon
    .rpc('log_calls', { labels: ['p', 'q'] }, { count: 'exact' })
    .select('label');
  expect([data, count]).toEqual([[{ label: 'p' }, { label: 'q' }], 2]);
  expect((await calls())?.filter((label) => label === 'p')).toHaveLength(1);
});

test('a result that must be one row and is not undoes the call', async () => {
  expect((await anon.rpc('log_calls', { labels: ['r', 's'] }).single()).error?.code).toBe('PGRST116');
  const limited = await fixture.request('/rpc/log_calls', {
    method: 'POST',
    headers: { Prefer: 'handling=strict,max-affected=1' },
    body: '{"labels":["r","s"]}',
  });
  expect((await limited.json()) as object).toMatchObject({ code: 'PGRST124' });
  expect((await calls())?.includes('r')).toBe(false);
});

test('GET never writes', async () => {
  expect(await anon.rpc('log_call', { label: 'by get' }, { get: true })).toMatchObject({
    status: 405,
    error: { code: '25006' },
  });
  expect((await calls())?.includes('by get')).toBe(false);
  expect(await anon.rpc('add', { a: 1 }, { head: true })).toMatchObject({ status: 200, data: null });
});

test('functions that cannot be found or chosen', async () => {
  expect(await anon.rpc('nope', { a: 1, b: 2 })).toMatchObject({
    status: 404,
    error: {
      code: 'PGRST202',
      message: 'Could not find the function public.nope(a, b) in the schema cache',
      details:
        'Searched for the function public.nope with parameters a, b or with a single unnamed json/jsonb parameter, ' +
        'but no matches were found in the schema cache.',
    },
  });
  expect((await anon.rpc('add', { a: 1, c: 2 })).error?.code).toBe('PGRST202');
  expect((await anon.rpc('is_trigger')).error?.code).toBe('PGRST202');
  expect((await anon.rpc('pg_sleep', { '': 1 })).error?.code).toBe('PGRST202');
  expect(await anon.rpc('twice', { a: 1 })).toMatchObject({ status: 300, error: { code: 'PGRST203' } });
  expect(await anon.rpc('hidden')).toMatchObject({ status: 401, error: { code: '42501' } });
});

test.each([
  ['P0001', 400],
  ['PT402', 402],
  ['PT999', 500],
  ['42501', 401],
  ['23505', 409],
  ['57014', 500],
  ['40001', 500],
  ['53300', 503],
  ['53400', 500],
  ['P0002', 500],
  ['22023', 400],
])('an error %s raised by a function is answered with %i', async (code, status) => {
  expect(await anon.rpc('fail', { code })).toMatchObject({
    status,
    error: { code, message: 'Not today', details: 'why', hint: 'how' },
  });
});

test('a missing right is 403 for those who are signed in', async () => {
  const { client } = await fixture.server.user();
  expect((await client.rpc('fail', { code: '42501' })).status).toBe(403);
});

test('methods that functions do not have', async () => {
  const response = await fixture.request('/rpc/add', { method: 'DELETE' });
  expect([response.status, await response.json()]).toMatchObject([405, { code: 'PGRST101' }]);
});

test('functions may ask for the method, the path, the headers and the cookies of their request', async () => {
  await fixture.define(`create function asked() returns jsonb language sql stable as $$
      select jsonb_build_object(
        'method', current_setting('request.method', true),
        'path', current_setting('request.path', true),
        'word', current_setting('request.headers', true)::jsonb ->> 'x-word',
        'cookie', current_setting('request.cookies', true)::jsonb ->> 'a'
      ) $$;
    grant execute on function asked() to anon;`);
  const headers = { 'X-Word': `it's "ünï"\\`, Cookie: 'a=b=c; d' };
  const answer = await fixture.request('/rpc/asked?', {
    headers: { ...headers, 'X-Word': encodeURI(headers['X-Word']) },
  });
  expect(await answer.json()).toEqual({
    method: 'GET',
    path: '/rpc/asked',
    word: encodeURI(headers['X-Word']),
    cookie: 'b=c',
  });
  const posted = await fixture.request('/rpc/asked', {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json', 'X-Word': `it's` },
  });
  expect(await posted.json()).toMatchObject({ method: 'POST', word: "it's", cookie: null });
});

test('policies may ask for a header', async () => {
  await fixture.define(`create table rooms (id integer primary key, code text);
    insert into rooms values (1, 'red'), (2, 'blue');
    grant select on rooms to anon;
    alter table rooms enable row level security;
    create policy by_code on rooms for select
      using (code = current_setting('request.headers', true)::json ->> 'x-code');`);
  const rooms = async (code?: string) =>
    (await fixture.request('/rooms?select=id', { headers: code ? { 'x-code': code } : {} })).json();
  expect(await rooms('blue')).toEqual([{ id: 2 }]);
  // Nothing of one request is left for the next.
  expect(await rooms()).toEqual([]);
});

test('functions of one name are told apart by their arguments, and named where they can not be', async () => {
  const { error } = await anon.rpc('twice', { a: 1 });
  expect(error).toMatchObject({
    code: 'PGRST203',
    message:
      'Could not choose the best candidate function between: public.twice(a => integer), public.twice(a => text)',
  });
  const either = await anon.rpc('any_place');
  expect(either).toMatchObject({ status: 300, error: { code: 'PGRST203' } });
  expect(either.error?.message).toContain('public.any_place(), public.any_place( => text)');
  expect((await anon.rpc('any_place', { '': 'here' })).data).toBe('here');
});

test('one argument without a name is the text under the empty key, or the whole of a plain body', async () => {
  expect((await anon.rpc('by_place', { '': 'a' })).data).toBe('text a');
  const plain = await fixture.request('/rpc/by_place', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '{"not": json',
  });
  expect(await plain.json()).toBe('text {"not": json');
  // A library's own content type: no function of that name takes plain text.
  const json = await fixture.request('/rpc/add', { method: 'POST', body: '{"a": 1, "b": 2}' });
  expect(await json.json()).toBe(3);
  expect((await anon.rpc('counted', { '': 1 })).error).toMatchObject({ code: 'PGRST202', hint: null });
});

test('a name that nearly is a function’s is told', async () => {
  const { error } = await anon.rpc('one_towns', { id: 1 });
  expect(error).toMatchObject({
    code: 'PGRST202',
    details: expect.stringContaining('with parameter id or with a single unnamed json/jsonb parameter'),
    hint: 'Perhaps you meant to call the function public.one_town',
  });
  expect((await anon.rpc('one_town', { ids: 1 })).error?.hint).toBe(
    'Perhaps you meant to call the function public.one_town(id)',
  );
});

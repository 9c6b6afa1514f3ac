import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cases, fuzzTimeout } from '../testing/fuzz.ts';
import { type Fixture, startFixture } from './testing/fixture.ts';
import { nonsenseTexts, queryStrings } from './testing/queries.ts';

let fixture: Fixture;

beforeAll(async () => {
  fixture = await startFixture(`
    create table owners (id integer primary key, name text);
    create table things (
      id integer primary key, name text, tags text[], data jsonb, span int4range,
      owner_id integer constraint owner references owners (id)
    );
    create table files (id integer primary key, thing_id integer references things (id));
    create table secrets (id integer primary key, value text);
    create table guarded (id integer primary key, value text, is_public boolean);
    alter table guarded enable row level security;
    create policy "Public ones" on guarded to anon using (is_public) with check (is_public);
    insert into secrets values (1, 'top-secret');
    insert into guarded values (1, 'top-secret', false), (2, 'open', true);
    create function echo(input text) returns text language sql immutable as 'select input';
    grant all on owners, things, files, guarded to anon;
    grant execute on function echo(text) to anon;`);
});
afterAll(() => fixture.server.close());
beforeEach(() =>
  fixture.server.services.database.script(`
    truncate owners, things, files;
    insert into owners values (1, 'Ada');
    insert into things select i, 'n' || i, '{a,b}', '{"a":1}', '[1,5)', 1 from generate_series(1, 5) as i;
    insert into files select i, i from generate_series(1, 5) as i;`),
);

/** Asks, and expects an answer that is no fault of the server and holds no secret. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fixture.request(path, init);
  const body = await response.text();
  expect(response.status, `${init.method ?? 'GET'} ${path} ${init.body ?? ''} -> ${body}`).toBeLessThan(500);
  expect(body).not.toContain('top-secret');
  return response;
}

test(
  'no query string, body or header makes the server fail',
  async () => {
    await fc.assert(
      fc.asyncProperty(queryStrings, async (query) => {
        await ask(`/things?${query}`);
      }),
      cases(400, 'REST reads'),
    );
    await fc.assert(
      fc.asyncProperty(queryStrings, nonsenseTexts, async (query, text) => {
        await ask(`/things?${query}`, {
          method: 'POST',
          body: JSON.stringify({ id: 99, name: text, data: { [text]: text } }),
        });
        await ask(`/things?${query}`, { method: 'PATCH', body: `{"name":${JSON.stringify(text)}}` });
        await ask(`/things?${query}`, { method: 'DELETE', body: text });
        await ask(`/guarded?id=eq.1&${query}`, { method: 'PATCH', body: '{"is_public":true}' });
      }),
      cases(60, 'REST writes'),
    );
    await fc.assert(
      fc.asyncProperty(nonsenseTexts, nonsenseTexts, async (name, text) => {
        await ask(`/${encodeURIComponent(name.toWellFormed())}`);
        await ask(`/rpc/${encodeURIComponent(name.toWellFormed())}?${new URLSearchParams([[name, text]])}`);
        await ask('/rpc/echo', { method: 'POST', body: JSON.stringify({ [name]: text }) });
        await ask('/rpc/echo', { method: 'POST', body: JSON.stringify({ input: text }) });
        const header = text.replace(/[^\x20-\x7e]/g, '').trim();
        await ask('/things?select=id', {
          headers: { Prefer: header, Range: header, Accept: header || '*/*' },
        });
      }),
      cases(60, 'REST names, functions and headers'),
    );
  },
  fuzzTimeout,
);

const attacks = [
  "'; drop table things; --",
  '"; drop table things; --',
  ') union select value from secrets --',
  "1' or '1'='1",
  'id) from secrets; --',
  '$1; select 1',
  '\\"; select value from secrets; --',
  "E'\\' or 1=1 --",
  '/* */ or true',
];

test.each(attacks)('%s changes nothing wherever it stands', async (attack) => {
  const text = encodeURIComponent(attack);
  const quoted = encodeURIComponent(`"${attack.replace(/["\\]/g, '\\$&')}"`);
  const paths = [
    `/things?select=${text}`,
    `/things?select=${quoted}`,
    `/things?select=${quoted}:id`,
    `/things?select=id::${text}`,
    `/things?select=data->>${quoted}`,
    `/things?select=files!${quoted}(id)`,
    `/things?select=files(${quoted})`,
    `/things?${text}=eq.1`,
    `/things?${quoted}=eq.1`,
    `/things?id=${text}`,
    `/things?id=eq.${text}`,
    `/things?name=eq.${text}`,
    `/things?name=in.(${quoted})`,
    `/things?name=like(any).${text}`,
    `/things?name=fts(${text}).a`,
    `/things?name=fts(english).${text}`,
    `/things?data->${quoted}=eq.1`,
    `/things?or=(id.eq.${quoted})`,
    `/things?or=(${quoted}.eq.1)`,
    `/things?order=${text}`,
    `/things?order=${quoted}.desc`,
    `/things?order=id.${text}`,
    `/things?limit=${text}`,
    `/things?offset=${text}`,
    `/things?files.order=${quoted}`,
    `/${text}`,
    `/rpc/${text}`,
    `/rpc/echo?${text}=1`,
    `/rpc/echo?input=${text}`,
    `/guarded?value=eq.${text}&or=(id.eq.1)`,
  ];
  for (const path of paths) await ask(path);
  const headers = { Prefer: `return=${attack}`, Range: attack, Accept: attack, 'Accept-Profile': attack };
  for (const [name, value] of Object.entries(headers)) await ask('/things', { headers: { [name]: value } });
  for (const parameter of ['columns', 'on_conflict', 'select']) {
    const preferences = { Prefer: 'resolution=merge-duplicates,return=representation' };
    await ask(`/things?${parameter}=${quoted}`, { method: 'POST', headers: preferences, body: '[{"id":1}]' });
  }
  await ask('/things', { method: 'POST', body: JSON.stringify({ [attack]: 1 }) });
  const stored = await fixture.anon
    .from('owners')
    .update({ name: attack })
    .eq('id', 1)
    .select('name')
    .single();
  expect(stored.data).toEqual({ name: attack });
  expect((await fixture.anon.from('things').select('id', { count: 'exact', head: true })).count).toBe(5);
});

test('policies decide about rows, whatever the filter says', async () => {
  const { anon } = fixture;
  expect((await anon.from('guarded').select()).data).toEqual([{ id: 2, value: 'open', is_public: true }]);
  expect(
    (await anon.from('guarded').select('id', { count: 'exact' }).or('id.gt.0,is_public.is.false')).count,
  ).toBe(1);
  expect((await anon.from('guarded').update({ value: 'x' }).gt('id', 0).select('id')).data).toEqual([
    { id: 2 },
  ]);
  expect((await anon.from('guarded').delete().eq('id', 1).select()).data).toEqual([]);
  expect(await anon.from('guarded').insert({ id: 3, is_public: false })).toMatchObject({
    status: 401,
    error: { code: '42501' },
  });
  const { data } = await fixture.operator.from('guarded').select('value').eq('id', 1).single();
  expect(data).toEqual({ value: 'top-secret' });
});

test('tables outside of the exposed schema are not there', async () => {
  for (const path of [
    '/users',
    '/auth.users',
    '/secrets_',
    '/plinth.secrets',
    '/pg_authid',
    '/pg_catalog.pg_authid',
  ]) {
    expect((await ask(path)).status, path).toBe(404);
  }
  expect((await ask('/users', { headers: { 'Accept-Profile': 'auth' } })).status).toBe(406);
  expect((await ask('/secrets')).status).toBe(401);
});

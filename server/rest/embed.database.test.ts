import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fixture, startFixture } from './testing/fixture.ts';

let fixture: Fixture;
let anon: SupabaseClient;

beforeAll(async () => {
  fixture = await startFixture(`
    create table directors (id integer primary key, name text, country text);
    create table films (
      id integer primary key, title text, year integer,
      director_id integer references directors (id),
      remake_of integer references films (id)
    );
    create table details (film_id integer primary key references films (id), runtime integer);
    create table actors (id integer primary key, name text);
    create table roles (
      film_id integer references films (id), actor_id integer references actors (id), part text,
      primary key (film_id, actor_id)
    );
    create table letters (
      id integer primary key,
      sender_id integer constraint letters_sender references actors (id),
      recipient_id integer constraint letters_recipient references actors (id)
    );
    create function recent_films() returns setof films language sql stable as 'select * from films where year > 1990';
    insert into directors values (1, 'Ana', 'PT'), (2, 'Bo', 'SE'), (3, 'Cy', 'US');
    insert into films values (1, 'Alpha', 1980, 1, null), (2, 'Beta', 1999, 1, 1), (3, 'Gamma', 2005, 2, null),
      (4, 'Delta', 2010, null, null);
    insert into details values (1, 90), (3, 120);
    insert into actors values (1, 'Kim'), (2, 'Lee'), (3, 'Max');
    insert into roles values (1, 1, 'lead'), (1, 2, 'villain'), (3, 1, 'cameo');
    insert into letters values (1, 1, 2);
    grant all on directors, films, details, actors, roles, letters to anon;
    grant execute on function recent_films() to anon;`);
  anon = fixture.anon;
});
afterAll(() => fixture.server.close());

describe('counts', () => {
  test('of what is embedded, beside the rows it is in', async () => {
    const { data } = await anon.from('directors').select('*, films(count)').order('id');
    expect(data).toEqual([
      { id: 1, name: 'Ana', country: 'PT', films: [{ count: 2 }] },
      { id: 2, name: 'Bo', country: 'SE', films: [{ count: 1 }] },
      { id: 3, name: 'Cy', country: 'US', films: [{ count: 0 }] },
    ]);
    const through = await anon.from('films').select('title, cast:actors(total:count)').eq('id', 1);
    expect(through.data).toEqual([{ title: 'Alpha', cast: [{ total: 2 }] }]);
  });

  test('of rows that meet the conditions', async () => {
    const { data } = await anon.from('films').select('count').gt('year', 1990);
    expect(data).toEqual([{ count: 3 }]);
    expect((await anon.from('films').select('all:count::text').single()).data).toEqual({ all: '4' });
    const inner = await anon
      .from('directors')
      .select('name, films!inner(count)', { count: 'exact' })
      .gt('films.year', 2000);
    expect(inner).toMatchObject({ data: [{ name: 'Bo', films: [{ count: 1 }] }], count: 1 });
    expect((await anon.rpc('recent_films').select('count')).data).toEqual([{ count: 3 }]);
  });

  test('show what the caller may see, stand alone, and are columns where there is one of that name', async () => {
    const { server, define } = fixture;
    await define(`create table tallies (id integer primary key, count integer);
      insert into tallies values (1, 7), (2, 8);
      grant select on tallies to anon;
      alter table tallies enable row level security;
      create policy one on tallies for select using (id = 1);
      create table kept (id integer primary key, note text);
      insert into kept values (1, 'a'), (2, 'b');
      grant select (id) on kept to anon;
      alter table kept enable row level security;
      create policy one on kept for select using (id = 1);`);
    expect((await anon.from('tallies').select('count')).data).toEqual([{ count: 7 }]);
    expect((await anon.from('kept').select('count')).data).toEqual([{ count: 1 }]);
    expect((await server.operator().from('films').select('count', { count: 'exact' })).data).toEqual([
      { count: 4 },
    ]);
    for (const mixed of ['title, count', '*, count', 'count, directors(name)']) {
      expect((await anon.from('films').select(mixed)).error?.code, mixed).toBe('42803');
    }
    expect((await anon.from('films').select('count').order('year')).error?.code).toBe('42803');
    expect((await anon.from('films').select('count()')).error?.code).toBe('PGRST123');
  });
});

describe('relationships', () => {
  test('to one, which may be missing', async () => {
    const { data } = await anon.from('films').select('title, directors(name)').order('id');
    expect(data).toEqual([
      { title: 'Alpha', directors: { name: 'Ana' } },
      { title: 'Beta', directors: { name: 'Ana' } },
      { title: 'Gamma', directors: { name: 'Bo' } },
      { title: 'Delta', directors: null },
    ]);
  });

  test('to many, which may be none', async () => {
    const { data } = await anon.from('directors').select('name, films(title)').order('id');
    expect(data).toEqual([
      { name: 'Ana', films: [{ title: 'Alpha' }, { title: 'Beta' }] },
      { name: 'Bo', films: [{ title: 'Gamma' }] },
      { name: 'Cy', films: [] },
    ]);
  });

  test('one to one, both ways', async () => {
    expect((await anon.from('films').select('details(runtime)').order('id').limit(2)).data).toEqual([
      { details: { runtime: 90 } },
      { details: null },
    ]);
    expect((await anon.from('details').select('films(title)').eq('runtime', 120).single()).data).toEqual({
      films: { title: 'Gamma' },
    });
  });

  test('many to many through a junction', async () => {
    const { data } = await anon
      .from('films')
      .select('title, actors(name)')
      .order('id')
      .order('name', { referencedTable: 'actors', ascending: false })
      .limit(2);
    expect(data).toEqual([
      { title: 'Alpha', actors: [{ name: 'Lee' }, { name: 'Kim' }] },
      { title: 'Beta', actors: [] },
    ]);
  });

  test('nested, under other names', async () => {
    const { data } = await anon
      .from('directors')
      .select('name, works:films(title, cast:roles(part, who:actors(name)))')
      .eq('id', 2);
    expect(data).toEqual([
      { name: 'Bo', works: [{ title: 'Gamma', cast: [{ part: 'cameo', who: { name: 'Kim' } }] }] },
    ]);
  });

  test('of a table with itself: its name means those that refer, the column the one referred to', async () => {
    const { data } = await anon
      .from('films')
      .select('title, original:remake_of(title), films(title)')
      .lte('id', 2)
      .order('id');
    expect(data).toEqual([
      { title: 'Alpha', original: null, films: [{ title: 'Beta' }] },
      { title: 'Beta', original: { title: 'Alpha' }, films: [] },
    ]);
  });

  test('several of them need a hint', async () => {
    const refused = await anon.from('letters').select('actors(name)');
    expect(refused).toMatchObject({ status: 300, error: { code: 'PGRST201' } });
    expect(refused.error?.details).toHaveLength(2);
    expect(refused.error?.hint).toContain("'actors!letters_sender'");
    const { data } = await anon
      .from('letters')
      .select(
        'from:actors!letters_sender(name), to:actors!recipient_id(name), sender_id(name), letters_recipient(name)',
      );
    expect(data).toEqual([
      {
        from: { name: 'Kim' },
        to: { name: 'Lee' },
        sender_id: { name: 'Kim' },
        letters_recipient: { name: 'Lee' },
      },
    ]);
  });

  test('that are not there', async () => {
    expect(await anon.from('films').select('letters(id)')).toMatchObject({
      status: 400,
      error: {
        code: 'PGRST200',
        message: "Could not find a relationship between 'films' and 'letters' in the schema cache",
      },
    });
    expect((await anon.from('films').select('directors!nope(name)')).error?.code).toBe('PGRST200');
    expect((await anon.from('films').select('directors(nope)')).error?.message).toBe(
      'column directors.nope does not exist',
    );
  });
});

describe('conditions', () => {
  test('on what is embedded leave the row there, unless the join is inner', async () => {
    const left = await anon
      .from('films')
      .select('title, directors(name)')
      .eq('directors.country', 'PT')
      .gte('id', 2)
      .order('id');
    expect(left.data?.map(({ directors }) => directors)).toEqual([{ name: 'Ana' }, null, null]);
    const inner = await anon
      .from('films')
      .select('title, directors!inner(name)', { count: 'exact' })
      .eq('directors.country', 'PT')
      .order('id')
      .limit(1);
    expect(inner).toMatchObject({ count: 2, data: [{ title: 'Alpha', directors: { name: 'Ana' } }] });
    const many = await anon.from('directors').select('name, films!inner(title)').gt('films.year', 2000);
    expect(many.data).toEqual([{ name: 'Bo', films: [{ title: 'Gamma' }] }]);
    const or = await anon
      .from('directors')
      .select('name, films!inner()', { count: 'exact', head: true })
      .or('year.lt.1990,year.gt.2000', { referencedTable: 'films' });
    expect(or.count).toBe(2);
  });

  test('whether there is anything to embed', async () => {
    const none = await anon
      .from('films')
      .select('title, directors()', { count: 'exact' })
      .is('directors', null);
    expect(none).toMatchObject({ count: 1, data: [{ title: 'Delta' }] });
    const some = await anon.from('directors').select('name, films(id)').not('films', 'is', null).order('id');
    expect(some.data?.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
    const either = await anon
      .from('films')
      .select('id, directors(), details()')
      .or('directors.is.null,details.not.is.null')
      .order('id');
    expect(either.data).toEqual([{ id: 1 }, { id: 3 }, { id: 4 }]);
    expect((await anon.from('films').select('id, directors(id)').eq('directors', 1)).error?.code).toBe(
      'PGRST120',
    );
  });

  test('of an inner join count the rows of the range alone', async () => {
    const names = async (query: string) =>
      (await (await fixture.request(`/directors?select=name,films!inner()&order=id&${query}`)).json()).map(
        ({ name }: { name: string }) => name,
      );
    expect(await names('')).toEqual(['Ana', 'Bo']);
    expect(await names('films.offset=1')).toEqual(['Ana']);
    expect(await names('films.limit=0')).toEqual([]);
    const roles = await anon
      .from('actors')
      .select('name, roles!inner(films!inner(directors!inner()))')
      .order('id');
    expect(roles.data?.map(({ name }) => name)).toEqual(['Kim', 'Lee']);
  });

  test('order and range of what is embedded, and order by it', async () => {
    const { data } = await anon
      .from('directors')
      .select('name, films(title)')
      .order('year', { referencedTable: 'films', ascending: false })
      .limit(1, { referencedTable: 'films' })
      .eq('id', 1);
    expect(data).toEqual([{ name: 'Ana', films: [{ title: 'Beta' }] }]);
    const page = await anon
      .from('directors')
      .select('films(title)')
      .order('id', { referencedTable: 'films' })
      .range(1, 1, { referencedTable: 'films' })
      .eq('id', 1);
    expect(page.data).toEqual([{ films: [{ title: 'Beta' }] }]);
    const byName = await anon
      .from('films')
      .select('id, directors(name)')
      .order('directors(name)', { ascending: false, nullsFirst: false })
      .order('id');
    expect(byName.data?.map(({ id }) => id)).toEqual([3, 1, 2, 4]);
    expect((await anon.from('directors').select('id, films(id)').order('films(id)')).error?.code).toBe(
      'PGRST118',
    );
    expect((await anon.from('films').select('id').order('directors(name)')).error?.code).toBe('PGRST108');
  });
});

test('spread: columns of the other row in this one, or lists of them', async () => {
  const { data } = await anon
    .from('films')
    .select('title, ...directors(director:name, country)')
    .gte('id', 3)
    .order('id');
  expect(data).toEqual([
    { title: 'Gamma', director: 'Bo', country: 'SE' },
    { title: 'Delta', director: null, country: null },
  ]);
  const lists = await anon.from('directors').select('name, ...films(titles:title, year)').order('id');
  expect(lists.data).toEqual([
    { name: 'Ana', titles: ['Alpha', 'Beta'], year: [1980, 1999] },
    { name: 'Bo', titles: ['Gamma'], year: [2005] },
    { name: 'Cy', titles: [], year: [] },
  ]);
  const inner = await anon.from('films').select('title, ...directors!inner(*)').eq('directors.country', 'SE');
  expect(inner.data).toEqual([{ title: 'Gamma', id: 2, name: 'Bo', country: 'SE' }]);
});

test('what a function returns and what a write gives back embed as well', async () => {
  const { data } = await anon.rpc('recent_films').select('title, directors(name)').order('id').limit(2);
  expect(data).toEqual([
    { title: 'Beta', directors: { name: 'Ana' } },
    { title: 'Gamma', directors: { name: 'Bo' } },
  ]);
  const written = await anon
    .from('films')
    .insert({ id: 9, title: 'New', director_id: 3 })
    .select('title, directors(name), actors(name)')
    .single();
  expect(written.data).toEqual({ title: 'New', directors: { name: 'Cy' }, actors: [] });
  await anon.from('films').delete().eq('id', 9);
});

test('CSV of rows with resources inside', async () => {
  const { data } = await anon.from('films').select('title,directors(name)').eq('id', 1).csv();
  expect(data).toBe('title,directors\nAlpha,"{""name"":""Ana""}"');
});

test('an embedded table shows what its policies allow', async () => {
  await fixture.define(`
    alter table details enable row level security;
    create policy "Long ones" on details for select to anon using (runtime > 100);`);
  expect((await anon.from('films').select('id, details(runtime)').in('id', [1, 3]).order('id')).data).toEqual(
    [
      { id: 1, details: null },
      { id: 3, details: { runtime: 120 } },
    ],
  );
});

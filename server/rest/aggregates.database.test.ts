import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fixture, startFixture } from './testing/fixture.ts';

const tables = `
  create table clubs (id integer primary key, town text);
  create table players (
    id integer primary key, club_id integer references clubs (id), name text, goals integer, data jsonb
  );
  insert into clubs values (1, 'Rome'), (2, 'Rome'), (3, 'Bern');
  insert into players values (1, 1, 'Ada', 3, '{"side":"left"}'), (2, 1, 'Ben', 5, '{"side":"right"}'),
    (3, 2, 'Cem', 4, '{"side":"left"}'), (4, 3, 'Dov', 1, null);
  alter table players enable row level security;
  create policy "not everybody" on players for select using (name <> 'Ben');
  grant all on clubs, players to anon;`;

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture(tables, { rest: { schemas: ['public'], aggregates: true } });
});
afterAll(() => fixture.server.close());

describe('aggregates, where the instance has them', () => {
  test('group rows by what is selected beside them, of the rows that the caller sees', async () => {
    const { data } = await fixture.anon
      .from('players')
      .select('club_id, goals.sum(), best:goals.max(), count(), middle:goals.avg()::int')
      .order('club_id');
    expect(data).toEqual([
      { club_id: 1, sum: 3, best: 3, count: 1, middle: 3 },
      { club_id: 2, sum: 4, best: 4, count: 1, middle: 4 },
      { club_id: 3, sum: 1, best: 1, count: 1, middle: 1 },
    ]);
    const all = await fixture.anon.from('players').select('goals.sum(), goals.min()').gt('goals', 1).single();
    expect(all.data).toEqual({ sum: 7, min: 3 });
  });

  test('group by a place in JSON, and cast before and after', async () => {
    const { data } = await fixture.anon.from('players').select('data->>side, n:id.count()::text');
    expect(data).toHaveLength(2);
    expect(data).toContainEqual({ side: 'left', n: '2' });
    expect(data).toContainEqual({ side: null, n: '1' });
  });

  test('are there in embedded rows, beside them, and of the values of spread ones', async () => {
    const inside = await fixture.anon.from('clubs').select('id, players(goals.sum())').order('id');
    expect(inside.data?.map(({ players }) => players)).toEqual([[{ sum: 3 }], [{ sum: 4 }], [{ sum: 1 }]]);
    const beside = await fixture.anon.from('players').select('goals.sum(), clubs(town)').order('sum');
    expect(beside.error?.code).toBe('42703');
    const grouped = await fixture.anon.from('players').select('goals.sum(), clubs(town)');
    expect(grouped.data).toHaveLength(2);
    expect(grouped.data).toContainEqual({ sum: 7, clubs: { town: 'Rome' } });
    const spread = await fixture.anon
      .from('players')
      .select('name, ...clubs(highest:id.max())')
      .order('name');
    expect(spread.data).toEqual([
      { name: 'Ada', highest: 1 },
      { name: 'Cem', highest: 2 },
      { name: 'Dov', highest: 3 },
    ]);
  });

  test('tell what can not be grouped, and which column is not there', async () => {
    expect((await fixture.anon.from('players').select('*, goals.sum()')).error?.code).toBe('42803');
    expect((await fixture.anon.from('players').select('nothing.sum()')).error?.code).toBe('42703');
  });

  test('are refused by an instance without the setting', async () => {
    const plain = await startFixture(tables);
    const { error } = await plain.anon.from('players').select('goals.sum()');
    expect(error?.code).toBe('PGRST123');
    await plain.server.close();
  });
});

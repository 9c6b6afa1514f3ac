import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type Fixture, startFixture } from './testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture(
    `create table things (id integer primary key, place text);
    insert into things values (1, 'public');
    create schema stock;
    create table stock.things (id integer primary key, place text);
    insert into stock.things values (1, 'stock');
    create function stock.place_of(thing integer) returns text language sql stable
      as $$ select place from things where id = thing $$;
    grant usage on schema stock to anon;
    grant all on things, stock.things to anon;
    grant execute on function stock.place_of(integer) to anon;
    create schema hidden;
    create table hidden.things (id integer primary key);
    grant usage on schema hidden to anon;
    grant all on hidden.things to anon;`,
    { rest: { schemas: ['public', 'stock'], aggregates: false } },
  );
});
afterAll(() => fixture.server.close());

describe('another schema that is exposed', () => {
  test('has its own tables and functions, which find its tables by their bare names', async () => {
    const stock = fixture.anon.schema('stock');
    expect((await fixture.anon.from('things').select('place')).data).toEqual([{ place: 'public' }]);
    expect((await stock.from('things').select('place')).data).toEqual([{ place: 'stock' }]);
    expect((await stock.rpc('place_of', { thing: 1 })).data).toBe('stock');
    expect((await fixture.anon.rpc('place_of', { thing: 1 })).error?.code).toBe('PGRST202');
  });

  test('is written to, and its answers name it', async () => {
    const written = await fixture.request('/things', {
      method: 'POST',
      headers: {
        'content-profile': 'stock',
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      body: JSON.stringify({ id: 2, place: 'new' }),
    });
    expect(written.status).toBe(201);
    expect(written.headers.get('content-profile')).toBe('stock');
    expect((await fixture.anon.from('things').select('id')).data).toEqual([{ id: 1 }]);
  });

  test('is one of those that the operator names', async () => {
    const { error } = await fixture.anon.schema('hidden').from('things').select();
    expect(error).toMatchObject({
      code: 'PGRST106',
      message: 'Invalid schema: hidden',
      hint: 'Only the following schemas are exposed: public, stock',
    });
  });
});

describe('REST_SCHEMAS', () => {
  test('adds to public', () => {
    expect(readConfig({}).rest).toEqual({ schemas: ['public'], aggregates: false });
    expect(readConfig({ REST_SCHEMAS: 'stock, public', REST_AGGREGATES: 'on' }).rest).toEqual({
      schemas: ['public', 'stock'],
      aggregates: true,
    });
  });

  test.each(['auth', 'plinth', 'private', 'pg_catalog', 'a;b', 'storage'])('can not be %s', (name) => {
    expect(() => readConfig({ REST_SCHEMAS: name })).toThrow('REST_SCHEMAS');
  });
});

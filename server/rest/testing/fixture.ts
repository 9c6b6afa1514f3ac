import type { SupabaseClient } from '@supabase/supabase-js';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { schemaCacheOf } from '../schema/schema-cache.ts';

export interface Fixture {
  server: TestServer;
  anon: SupabaseClient;
  operator: SupabaseClient;
  /** Runs SQL as the owner and lets the service know of it. */
  define(sql: string): Promise<void>;
  /** A raw request with the publishable key. */
  request(path: string, init?: RequestInit): Promise<Response>;
}

/** A test server whose database has the given tables besides the product's. */
export async function startFixture(sql = '', overrides = {}): Promise<Fixture> {
  const server = await startTestServer(overrides);
  const { database, keys } = server.services;
  const define = async (script: string) => {
    await database.script(script);
    await schemaCacheOf(database).reload();
  };
  if (sql) await define(sql);
  return {
    server,
    anon: server.visitor(),
    operator: server.operator(),
    define,
    request: (path, init = {}) =>
      fetch(`${server.url}/rest/v1${path}`, {
        ...init,
        headers: { apikey: keys.publishable, ...(init.headers as Record<string, string>) },
      }),
  };
}

/** Rows of many types: one of them full, the others sparse. */
export const thingsSql = `
  create type mood as enum ('sad', 'ok', 'happy');
  create domain short_text as varchar(8) check (value <> 'forbidden');
  create table things (
    id integer primary key,
    name text,
    code short_text,
    feeling mood,
    price numeric,
    active boolean,
    tags text[],
    data jsonb,
    raw json,
    span int4range,
    days daterange,
    words tsvector,
    made_at timestamptz,
    "Odd ""Name"" -> col" integer
  );
  grant all on things to anon, authenticated, service_role;
  insert into things values
    (1, 'Ant', 'a1', 'sad', 1.5, true, '{red,green}', '{"a":{"b":[10,20]},"n":1}', '{"k":"v"}', '[1,5)',
      '[2024-01-01,2024-02-01)', to_tsvector('english', 'the fat cats'), '2024-01-01T00:00:00Z', 1),
    (2, 'bee, the "b"', 'b2', 'ok', 20, false, '{green,"blue, dark"}', '{"a":{"b":[30]},"n":2}', '{"k":"w"}', '[5,9)',
      '[2024-02-01,2024-03-01)', to_tsvector('english', 'a rat'), '2024-02-01T00:00:00Z', 2),
    (3, 'cow%', 'c3', 'happy', 300, null, '{}', '{"n":3}', null, '[20,30)',
      null, null, '2024-03-01T00:00:00Z', 3),
    (4, null, null, null, null, null, null, null, null, null, null, null, null, null);
`;

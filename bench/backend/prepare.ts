import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { hashPassword } from '../../server/auth/passwords.ts';
import { readConfig } from '../../server/config.ts';
import { type Database, owner } from '../../server/database/database.ts';
import { migrate, readMigrations } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/open.ts';
import { loadKeys } from '../../server/keys/keys.ts';
import { checkSitesSql, fillSql, listProjectsSql, member } from './fill.ts';

/** Where an instance of ours keeps things, as its environment says it. */
export interface Place {
  DATA_DIR: string;
  /** A PostgreSQL database; the embedded one without it. */
  DATABASE_URL?: string;
}

/** Rows of one statement: the embedded database holds a whole statement's work in memory. */
const batch = 50_000;

const dropChecks = `do $$
declare found name;
begin
  for found in select conname from pg_constraint where conrelid = 'public.projects'::regclass and contype = 'c' loop
    execute format('alter table public.projects drop constraint %I', found);
  end loop;
end $$`;

/**
 * Makes an empty instance: the schema, one member who can sign in, and no demo content. Resolves with its publishable key.
 * `unchecked` leaves out the checks of a project's columns, which take three minutes of a million rows and no part in reading.
 */
export async function prepareInstance(place: Place, { unchecked = false } = {}): Promise<string> {
  await mkdir(path.join(place.DATA_DIR, 'files'), { recursive: true });
  return withDatabase(place, async (database) => {
    await migrate(database, await readMigrations());
    await database.run(owner, {
      text: `with account as (
          insert into auth.users
            (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
          values (gen_random_uuid(), 'authenticated', 'authenticated', $1, $2, now(), '{}', '{}') returning id)
        insert into auth.identities (id, user_id, provider_id, provider, identity_data)
          select gen_random_uuid(), id, id::text, 'email', json_build_object('sub', id, 'email', $1::text) from account`,
      values: [member.email, await hashPassword(member.password, null)],
    });
    // As if the first start had shared its websites already: the lists are of the benchmark's own rows.
    await database.run(owner, {
      text: `insert into plinth.secrets (name, value) values ('demo', '{}'), ('demo-repositories', '{}')`,
    });
    if (unchecked) await database.script(dropChecks);
    return (await loadKeys(database)).publishable;
  });
}

/** Adds the projects from number `from` to `to` and lets PostgreSQL look at them, as autovacuum would in time. */
export async function addProjects(place: Place, from: number, to: number): Promise<void> {
  await withDatabase(place, async (database) => {
    for (let first = from; first <= to; first += batch) {
      const last = Math.min(to, first + batch - 1);
      await database.script(fillSql(first, last));
      await database.script(checkSitesSql(first, last));
      await database.script(listProjectsSql(first, last));
    }
    await database.script('vacuum analyze');
  });
}

async function withDatabase<T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(readConfig({ ...place }));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

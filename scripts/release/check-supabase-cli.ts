/**
 * Pushes `supabase/migrations` with the Supabase CLI to a database as a hosted project has it: a login that is no superuser, the
 * schemas of Auth and Storage in other hands, every new table and function open to the roles of requests, a publication for live
 * updates, and nothing of our own backend. Then compares what it made with what our backend makes of the same files. Starting
 * containers, as `db reset` and `db diff` do, is left out. Needs the registry of npm and PostgreSQL. Exits 1 at the first step that
 * fails.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Migration, migrate, readMigrations } from '../../server/database/migrate.ts';
import { openPostgres } from '../../server/database/postgres.ts';
import { installDebianPackage } from '../test/debian.ts';
import { ensurePostgres, startPostgres } from '../test/postgres.ts';

const root = path.resolve(import.meta.dirname, '../..');
const cli = 'supabase@3.1.0';

/** What `db lint` says and is right about, with why it stays. */
const known = [
  // It returns before where our own backend, whose table that is, is not there.
  'private.unfinished_uploads',
];

/** After the schemas that a hosted project has were made by our own platform's files. */
const asHosted = `
  drop schema plinth cascade;
  create publication supabase_realtime;
  alter publication supabase_realtime owner to postgres;
  grant usage, create on schema public to postgres;
  grant usage on schema auth to postgres with grant option;
  grant all on all tables in schema auth to postgres with grant option;
  grant all on all functions in schema auth, storage to postgres with grant option;
  grant usage, create on schema storage to supabase_storage_admin;
  do $$
  declare
    kept regclass;
  begin
    for kept in select oid from pg_class where relnamespace = 'storage'::regnamespace and relkind = 'r' loop
      execute format('alter table %s owner to supabase_storage_admin', kept);
    end loop;
  end
  $$;
  grant supabase_storage_admin to postgres;
  alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
`;

const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-supabase-cli-'));
const inFolder = (name: string) => path.join(folder, name);

async function run(program: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(program, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout?: string; stderr?: string; message: string }) => {
    throw new Error([error.message, error.stdout, error.stderr].filter(Boolean).join('\n'));
  });
  return stdout + stderr;
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const since = performance.now();
  const result = await work();
  process.stdout.write(`${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s  ${name}\n`);
  return result;
}

function check(isSo: boolean, words: string): void {
  if (!isSo) throw new Error(words);
}

/** Runs statements as the superuser of a database. */
async function prepare(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function apply(url: string, migrations: Migration[]): Promise<void> {
  const database = await openPostgres(url, { connections: 1 });
  try {
    await migrate(database, migrations);
  } finally {
    await database.close();
  }
}

/** Tables, policies, grants, functions and triggers of the product, without the triggers by which our own backend announces changes. */
async function describeSchemas(binaries: string, url: string): Promise<string[]> {
  const dump = await run(path.join(binaries, 'pg_dump'), '-sO', '-n', 'public', '-n', 'private', url);
  const own = /^\\|^--|^$|TRIGGER announce_change |ON SCHEMA public TO postgres|^ALTER DEFAULT PRIVILEGES/;
  return dump
    .split('\n')
    .filter((line) => !own.test(line))
    .sort();
}

const found = ensurePostgres();
if ('missing' in found) throw new Error(found.missing);
const cluster = await startPostgres();
if ('missing' in cluster) throw new Error(cluster.missing);
const addressOf = (name: string, login = 'plinth') =>
  Object.assign(new URL(cluster.url), { pathname: `/${name}`, username: login }).href;
const supabase = (...args: string[]) =>
  run(inFolder('node_modules/.bin/supabase'), ...args, '--workdir', folder);
const remote = `--remote=${addressOf('hosted', 'postgres')}`;
try {
  const migrations = await readMigrations();
  const files = await readdir(path.join(root, 'supabase/migrations'));
  const isPlatform = ({ name }: Migration) => !files.includes(`${name}.sql`);
  await step(cli, () => run('npm', 'install', '--no-audit', '--no-fund', '--prefix', folder, cli));
  await supabase('init', '--yes');
  await mkdir(inFolder('supabase'), { recursive: true });
  await cp(path.join(root, 'supabase/migrations'), inFolder('supabase/migrations'), { recursive: true });

  await step('a database as a hosted project has it', async () => {
    await prepare(
      cluster.url,
      'create role postgres login createrole createdb bypassrls',
      'create role supabase_storage_admin',
      'create database ours',
      'create database hosted owner postgres',
    );
    await apply(addressOf('ours'), migrations);
    await apply(addressOf('hosted'), migrations.filter(isPlatform));
    await prepare(
      addressOf('hosted'),
      'grant anon, authenticated, service_role to postgres with admin option',
      asHosted,
    );
  });
  await step(`db push of ${files.length} migrations`, () => supabase('db', 'push', remote, '--yes'));
  await step('db push again: nothing is left', async () => {
    const said = await supabase('db', 'push', remote, '--yes');
    check(said.includes('up to date'), said);
  });
  await step('migration list: each is on both sides', async () => {
    const said = await supabase('migration', 'list', remote);
    const both = files.filter((file) => said.split(file.slice(0, 14)).length === 3);
    check(both.length === files.length, said);
  });
  const canLint = installDebianPackage('postgresql-15-plpgsql-check');
  if (!canLint) process.stdout.write('    --    db lint: plpgsql_check is not installed\n');
  else {
    await step('db lint: no error but what is known', async () => {
      await prepare(addressOf('hosted'), 'create extension plpgsql_check');
      const said = await supabase('db', 'lint', remote, '--schema', 'public,private', '--level', 'error');
      const faults = [...said.matchAll(/"function": "([^"]+)"/g)].map(([, name = '']) => name);
      check(faults.join() === known.join(), said);
    });
  }
  await step('tables, policies, grants and functions are those of our own backend', async () => {
    const [ours, hosted] = await Promise.all(
      ['ours', 'hosted'].map((name) => describeSchemas(found.binaries, addressOf(name))),
    );
    const without = (lines: string[] = [], others: string[] = []) => {
      const there = new Set(others);
      return lines.filter((line) => !there.has(line));
    };
    const differing = [
      ...without(ours, hosted).map((line) => `- ${line}`),
      ...without(hosted, ours).map((line) => `+ ${line}`),
    ];
    check(differing.length === 0, differing.join('\n'));
  });
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}

import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../server/testing/free-port.ts';
import { fillSql, member } from './fill.ts';
import { joinSide, type Side, startProgram } from './side.ts';

export const peerPackage = '@supabase/lite@0.10.0';
/** What it speaks to PostgreSQL with; it leaves the choice of a version to whoever installs it. */
const driver = 'postgres@3.4.9';

// It reports its use to its makers otherwise; storage is off without the last.
const environment = { LITE_TELEMETRY: '0', DO_NOT_TRACK: '1', EXPERIMENTAL_STORAGE: '1' };
const key = 'sb_publishable_bench';
const program = 'node_modules/@supabase/lite/dist/cli/index.js';

/** Installs the peer in a folder of its own, where nothing of the product is. Throws with what npm said. */
export async function installPeer(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{"private": true}');
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel=error', '-E', peerPackage, driver],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`npm install ${peerPackage}: ${stdout}${stderr}`);
}

/** Starts the peer with the product's own table of projects, its policies and `rows` of them. Needs `installPeer`. */
export async function startPeer(folder: string, databaseUrl: string | null, rows: number): Promise<Side> {
  const project = path.join(folder, databaseUrl ? 'postgres' : 'pglite');
  await mkdir(path.join(project, 'supabase', 'migrations'), { recursive: true });
  await writeFile(path.join(project, 'supabase', 'config.toml'), await configuration(databaseUrl));
  await writeMigrations(path.join(project, 'supabase', 'migrations'), rows);
  const cli = path.join(folder, program);
  const migrated = spawnSync(process.execPath, [cli, 'migration', 'up'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (migrated.status !== 0) throw new Error(`lite migration up: ${migrated.stderr.slice(-2000)}`);
  const server = await startProgram([cli, 'start', '--no-admin'], { cwd: project, env: environment });
  const response = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(member),
  });
  if (!response.ok) throw new Error(`lite: sign-up: ${response.status} ${await response.text()}`);
  return joinSide('peer', server, key);
}

/**
 * The product's migrations that are about projects and their files. The peer can not take all: it cuts a script at each
 * semicolon, also in the body of a function. It so has fewer policies and triggers to run than ours.
 */
async function writeMigrations(folder: string, rows: number): Promise<void> {
  const product = new URL('../../supabase/migrations/', import.meta.url);
  const wanted =
    /_(revoke_default_privileges|create_text_functions|create_slug_functions|create_projects|generate_project_slugs|create_project_files_bucket)\.sql$/;
  for (const name of await readdir(product)) {
    if (wanted.test(name)) await cp(new URL(name, product), path.join(folder, name));
  }
  const roles = ['anon nologin', 'authenticated nologin', 'service_role nologin bypassrls'].map(
    (role) =>
      `if not exists (select from pg_roles where rolname = '${role.split(' ')[0]}') then create role ${role}; end if;`,
  );
  // Before all others, and behind them.
  await writeFile(path.join(folder, '20000101000000_roles.sql'), `do $$ begin ${roles.join('\n')} end $$;`);
  await writeFile(
    path.join(folder, '20990101000000_fill.sql'),
    `alter table public.projects add column review_note text not null default '', add column taken_down_at timestamptz;
    ${fillSql(1, rows)}\nanalyze;`,
  );
}

async function configuration(databaseUrl: string | null): Promise<string> {
  const place = databaseUrl ?? './supabase/.temp/data';
  return `
[api]
port = ${await freePort()}
[db]
driver = "${databaseUrl ? 'postgres' : 'pglite'}"
url = "${place}"
[auth]
enabled = true
jwt_secret = "kMq8vTz2rWb5nXc7yLd9fHg3sJp6aRe4"
enable_signup = true
publishable_key = "${key}"
secret_key = "sb_secret_bench"
[auth.email]
enable_confirmations = false
[storage]
enabled = true
file_size_limit = "50MiB"
`;
}

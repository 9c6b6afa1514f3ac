/**
 * `node bench/upload-memory.ts`: ten uploads of 50 MB at once into the built product in a process of its own, as a
 * browser sends them (a form) and as a program does (bare bytes). Prints its memory before and at the peak, as the
 * kernel counts them, and fails above the limit. Linux only.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { pressLink } from '../server/testing/press-link.ts';
import { type ServerProcess, startServerProcess } from '../server/testing/process.ts';
import { largeZip } from '../server/testing/storage.ts';
import { forgetPeak, memoryOf } from './process-memory.ts';

const MiB = 1024 * 1024;
const uploads = 10;
const limit = 150 * MiB;

const account = { email: 'bench@example.org', password: 'correct horse battery' };

async function connect(server: ServerProcess): Promise<SupabaseClient> {
  const response = await fetch(`${server.url}/.well-known/plinth.json`);
  const { publishableKey } = (await response.json()) as { publishableKey: string };
  return createClient(server.url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** Signs up and follows the link in the mail. */
async function signUp(server: ServerProcess): Promise<void> {
  const client = await connect(server);
  const { error } = await client.auth.signUp(account);
  if (error) throw error;
  const mails = await server.mails();
  const link = mails[0]?.links.find((address) => address.includes('/verify'));
  if (!link) throw new Error('The confirmation mail did not come.');
  await pressLink(link);
}

async function signIn(server: ServerProcess): Promise<SupabaseClient> {
  const client = await connect(server);
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return client;
}

async function measure(server: ServerProcess, name: string, body: Blob | Buffer): Promise<number> {
  const client = await signIn(server);
  const pid = server.child.pid ?? 0;
  const { data } = await client.auth.getUser();
  const idle = (await memoryOf(pid)).now;
  await forgetPeak(pid);
  const begun = performance.now();
  const results = await Promise.all(
    Array.from({ length: uploads }, () =>
      client.storage.from('project-files').upload(`${data.user?.id}/${randomUUID()}.zip`, body),
    ),
  );
  const seconds = (performance.now() - begun) / 1000;
  for (const { error } of results) if (error) throw error;
  const { peak } = await memoryOf(pid);
  const inMiB = (bytes: number) => `${(bytes / MiB).toFixed(0)} MB`.padStart(8);
  process.stdout.write(
    `${name.padEnd(12)}${inMiB(idle)}${inMiB(peak)}${inMiB(peak - idle)}${seconds.toFixed(1).padStart(8)} s\n`,
  );
  return peak - idle;
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-upload-memory-'));
try {
  // The first start sets the database up, which leaves more memory behind than uploads would need.
  await onServer(signUp);
  const zip = largeZip(50 * MiB - 1024);
  process.stdout.write(
    `${'sent as'.padEnd(12)}${'idle'.padStart(8)}${'peak'.padStart(8)}${'above'.padStart(8)}\n`,
  );
  const form = await onServer((server) => measure(server, 'form', new Blob([zip])));
  const bare = await onServer((server) => measure(server, 'bare bytes', zip));
  const worst = Math.max(form, bare);
  const verdict = worst <= limit ? 'within' : 'ABOVE';
  process.stdout.write(`${verdict} the limit of ${limit / MiB} MB above idle\n`);
  if (worst > limit) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Each measurement has a process of its own, so that none starts from what another left in memory. */
async function onServer<T>(work: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await startServerProcess(folder, { RATE_LIMIT_FACTOR: '0' });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

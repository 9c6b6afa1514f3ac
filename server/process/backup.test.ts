import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pressLink } from '../testing/press-link.ts';
import { runDataCommand, type ServerProcess, startServerProcess } from '../testing/process.ts';

const account = { email: 'keeper@example.org', password: 'a long enough password' };
const zip = zipSync({ 'index.html': new TextEncoder().encode('<!doctype html><title>Kept</title>') });

let folder: string;
let running: ServerProcess | null = null;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-keep-'));
});
afterAll(async () => {
  await running?.kill();
  await rm(folder, { recursive: true, force: true });
});

async function connect({ url }: ServerProcess): Promise<SupabaseClient> {
  const { publishableKey } = (await (await fetch(`${url}/.well-known/plinth.json`)).json()) as {
    publishableKey: string;
  };
  return createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
}

it('restores accounts, sessions, keys and files into a new folder', async () => {
  const [before, after] = [path.join(folder, 'before'), path.join(folder, 'after')];
  const place = path.join(folder, 'plinth.tar.gz');
  running = await startServerProcess(before, { RATE_LIMIT_FACTOR: '0' });
  const port = new URL(running.url).port;
  const client = await connect(running);
  await client.auth.signUp(account);
  const [mail] = await running.mails();
  const link = mail?.links.find((address) => address.includes('/auth/v1/verify'));
  await pressLink(link ?? '');
  const { data, error } = await client.auth.signInWithPassword(account);
  expect(error).toBeNull();
  const name = `${data.user?.id}/1-kept.zip`;
  const files = client.storage.from('project-files');
  expect((await files.upload(name, zip, { contentType: 'application/zip' })).error).toBeNull();

  const early = await runDataCommand('backup', place, before);
  expect([early.code, early.output]).toEqual([
    1,
    `plinth: ${before} is open in another Plinth process. Stop it first; it can be started again right after.\n`,
  ]);
  expect(await running.stop()).toBe(0);
  const made = await runDataCommand('backup', place, before);
  expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/holds [\d,]+ rows and \d+ files/) });

  const restored = await runDataCommand('restore', place, after);
  expect(restored).toMatchObject({ code: 0, output: expect.stringMatching(/^Restored [\d,]+ rows/) });
  const again = await runDataCommand('restore', place, after);
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('accounts or files already')]);

  // At the same address, so that the session from before still names the right issuer.
  running = await startServerProcess(after, { RATE_LIMIT_FACTOR: '0', PORT: port });
  const signedIn = await (await connect(running)).auth.signInWithPassword(account);
  expect(signedIn.error).toBeNull();
  const refreshed = await client.auth.refreshSession();
  expect(refreshed.error).toBeNull();
  const { publicUrl } = files.getPublicUrl(name).data;
  expect(Buffer.from(await (await fetch(publicUrl)).arrayBuffer()).equals(zip)).toBe(true);
});

import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pressLink } from '../testing/press-link.ts';
import { type ServerProcess, startServerProcess } from '../testing/process.ts';
import { until } from '../testing/until.ts';

const rounds = 12;
/** Milliseconds that end what hangs: each start and each look at everything kept takes its time on a busy machine. */
const longest = 1_800_000;
const account = { email: 'crash@example.org', password: 'a long enough password' };

let folder: string;
let running: ServerProcess | null = null;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-crash-'));
});
afterAll(async () => {
  await running?.kill();
  await rm(folder, { recursive: true, force: true });
});

interface Acknowledged {
  rows: Map<string, string>;
  files: Map<string, string>;
}

/** Limits off: the test writes faster than any person. */
const environment = { RATE_LIMIT_FACTOR: '0', LOG_LEVEL: 'silent' };

it(
  `keeps everything acknowledged and leaves no orphan through ${rounds} power cuts`,
  async () => {
    const kept: Acknowledged = { rows: new Map(), files: new Map() };
    let inFlight = 0;
    for (let round = 0; round < rounds; round++) {
      running = await startServerProcess(folder, environment);
      const client = await connect(running, round === 0);
      await check(running, client, kept);
      const writing = write(client, kept, round);
      const goal = { rows: kept.rows.size + randomInt(1, 30), files: kept.files.size + randomInt(1, 4) };
      await until(() => {
        expect(kept.rows.size).toBeGreaterThanOrEqual(goal.rows);
        expect(kept.files.size).toBeGreaterThanOrEqual(goal.files);
      });
      inFlight += writing.open();
      await running.kill();
      await writing.ended;
    }
    running = await startServerProcess(folder, environment);
    await check(running, await connect(running, false), kept);
    expect(inFlight, 'writes that were cut off').toBeGreaterThan(rounds / 2);
  },
  longest,
);

async function connect(server: ServerProcess, isFirst: boolean): Promise<SupabaseClient> {
  const response = await fetch(`${server.url}/.well-known/plinth.json`);
  const { publishableKey } = (await response.json()) as { publishableKey: string };
  const client = createClient(server.url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  if (isFirst) {
    await client.auth.signUp(account);
    const [mail] = await server.mails();
    const link = mail?.links.find((address) => address.includes('/verify'));
    await pressLink(link as string);
  }
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return client;
}

/** Writes rows and files side by side until the server goes away. */
function write(client: SupabaseClient, kept: Acknowledged, round: number) {
  let open = 0;
  const { rows, files } = kept;
  const repeat = async (work: (index: number) => Promise<boolean>) => {
    for (let index = 0; ; index++) {
      open++;
      const goesOn = await work(index).catch(() => false);
      if (!goesOn) return;
      open--;
    }
  };
  const writeRow = async (index: number) => {
    const title = `Round ${round}, row ${index}`;
    const { data, error } = await client
      .from('projects')
      .insert(projectRow(title, await userOf(client)))
      .select('id, title')
      .single();
    if (data) rows.set(data.id, data.title);
    return !error;
  };
  const writeFile = async (index: number) => {
    const bytes = zipSync({ 'noise.bin': randomBytes(randomInt(1_000, 400_000)) }, { level: 0 });
    const key = `${await userOf(client)}/${round}-${index}.zip`;
    const { error } = await client.storage
      .from('project-files')
      .upload(key, bytes, { contentType: 'application/zip' });
    if (!error) files.set(key, sha256(bytes));
    return !error;
  };
  const ended = Promise.all([repeat(writeRow), repeat(writeRow), repeat(writeFile), repeat(writeFile)]);
  return { ended, open: () => open };
}

async function userOf(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  return data.session?.user.id as string;
}

function projectRow(title: string, user: string) {
  const address = `http://localhost/storage/v1/object/public/project-files/${user}/site.zip`;
  return { title, description: 'Written while the power fails', preview_url: address, zip_file_url: address };
}

/** Everything acknowledged so far is there, whole; and what is there is whole, acknowledged or not. */
async function check(server: ServerProcess, client: SupabaseClient, kept: Acknowledged): Promise<void> {
  const user = await userOf(client);
  const titles = await listRows(client, user);
  for (const [id, title] of kept.rows) expect(titles.get(id)).toBe(title);
  const names = await listFiles(client, user);
  for (const key of kept.files.keys()) expect(names).toContain(key);
  for (const key of names) {
    const response = await fetch(client.storage.from('project-files').getPublicUrl(key).data.publicUrl);
    expect(response.status, key).toBe(200);
    const digest = sha256(Buffer.from(await response.arrayBuffer()));
    if (kept.files.has(key)) expect(digest).toBe(kept.files.get(key));
  }
  expect(await storedFiles(), 'files on disk are those with a row').toBe(
    names.size + (await demoFiles(server, client)),
  );
}

async function listRows(client: SupabaseClient, user: string): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (;;) {
    const page = client.from('projects').select('id, title').eq('user_id', user).order('id');
    const { data, error } = await page.range(titles.size, titles.size + 999);
    if (error) throw error;
    for (const row of data) titles.set(row.id, row.title);
    if (data.length < 1000) return titles;
  }
}

async function listFiles(client: SupabaseClient, user: string): Promise<Set<string>> {
  const names = new Set<string>();
  for (;;) {
    const { data, error } = await client.storage
      .from('project-files')
      .list(user, { limit: 1000, offset: names.size });
    if (error) throw error;
    for (const file of data) names.add(`${user}/${file.name}`);
    if (data.length < 1000) return names;
  }
}

/** The site's own account has files of its own. */
async function demoFiles(server: ServerProcess, client: SupabaseClient): Promise<number> {
  const { data } = await client
    .from('projects')
    .select('image_url, zip_file_url')
    .like('image_url', `${new URL(server.url).protocol}//%/storage/%`);
  return (data ?? []).length * 2;
}

async function storedFiles(): Promise<number> {
  const entries = await readdir(path.join(folder, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

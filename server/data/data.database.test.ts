import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '../database/database.ts';
import { readMigrations } from '../database/migrate.ts';
import { openS3Store } from '../files/s3.ts';
import { startS3 } from '../testing/s3.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';
import { sha256, websiteZip } from '../testing/storage.ts';
import { backup } from './backup.ts';
import { listTables } from './manifest.ts';
import { restore } from './restore.ts';

let source: TestServer;
let ann: TestUser;
let directory: string;
let place: string;
let objectName: string;
const zip = websiteZip();
const migrations = await readMigrations();

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'plinth-backup-'));
  place = path.join(directory, 'plinth.tar.gz');
  source = await startTestServer();
  ann = await source.user('ann@example.org');
  objectName = `${ann.id}/1-site.zip`;
  const files = ann.client.storage.from('project-files');
  expect((await files.upload(objectName, zip)).error).toBeNull();
  const { error } = await ann.client.from('projects').insert({
    title: 'Crème brûlée, "quoted" (and) \\slashed',
    description: 'Lines\nand\ttabs, 🎉',
    tags: ['a,b', 'c"d', 'null'],
    zip_file_url: files.getPublicUrl(objectName).data.publicUrl,
    status: 'published',
    slug: '',
    user_id: ann.id,
  });
  expect(error).toBeNull();
  await ann.client.from('git_repositories').insert({ name: 'site', user_id: ann.id });
  // More rows than are read at once.
  await source.services.database.run(owner, {
    text: 'insert into auth.sessions (id, user_id) select gen_random_uuid(), $1 from generate_series(1, 250)',
    values: [ann.id],
  });
});
afterAll(async () => {
  await source.close();
  await rm(directory, { recursive: true, force: true });
});

/** Every row of every table, as text. */
async function contents({ services }: TestServer): Promise<Record<string, string[]>> {
  return services.database.transaction(owner, async (session) => {
    const found: Record<string, string[]> = {};
    for (const { name, sql } of await listTables(session)) {
      const { rows } = await session.query<{ line: string }>(
        `select item::text as line from ${sql} as item order by 1`,
      );
      found[name] = rows.map(({ line }) => line);
    }
    return found;
  });
}

describe('a backup', () => {
  it('is one file that only its owner reads, and is restored row for row and byte for byte', async () => {
    const made = await backup(source.services, place);
    expect(made.files).toBe(1);
    expect(made.rows).toBeGreaterThan(5);
    expect((await stat(place)).mode & 0o777).toBe(0o600);
    expect(await readdir(directory)).toEqual(['plinth.tar.gz']);

    const target = await startTestServer();
    try {
      expect(await restore(target.services, place, migrations)).toEqual(made);
      expect(await contents(target)).toEqual(await contents(source));
      const { data } = await target.operator().storage.from('project-files').download(objectName);
      expect(sha256(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer(0)))).toBe(sha256(zip));
      // References and triggers are back.
      const orphan = target.services.database.script(
        `insert into storage.objects (bucket_id, name) values ('there is no such bucket', 'x')`,
      );
      await expect(orphan).rejects.toMatchObject({ code: '23503' });
      const { rows: off } = await target.services.database.run(owner, {
        text: `select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'`,
      });
      expect(off).toEqual([]);
    } finally {
      await target.close();
    }
  });

  it('moves files from the disk into S3', async () => {
    const s3 = await startS3();
    const target = await startTestServer();
    try {
      target.services.files = await openS3Store(s3.config, path.join(directory, 'staging'));
      await restore(target.services, place, migrations);
      const keys = [];
      for await (const { key } of target.services.files.list()) keys.push(key);
      expect(keys).toHaveLength(1);
    } finally {
      await target.close();
      await s3.close();
    }
  });

  it('does not replace a file', async () => {
    await expect(backup(source.services, place)).rejects.toThrow('is there already');
  });
});

describe('what is not restored', () => {
  it('is a file that is cut short, damaged, or something else', async () => {
    const whole = await readFile(place);
    const archive = gunzipSync(whole);
    const bad = path.join(directory, 'bad.tar.gz');
    // Stays empty, so that one serves for all.
    const target = await startTestServer();
    const refuses = async (bytes: Buffer, message: RegExp) => {
      await writeFile(bad, bytes);
      const before = await contents(target);
      await expect(restore(target.services, bad, migrations)).rejects.toThrow(message);
      expect(await contents(target)).toEqual(before);
      const keys = [];
      for await (const { key } of target.services.files.list()) keys.push(key);
      expect(keys).toEqual([]);
    };
    try {
      await refuses(whole.subarray(0, whole.length - 100), /damaged or incomplete/);
      await refuses(gzipSync(archive.subarray(0, archive.length - 4096)), /damaged or incomplete/);
      await refuses(gzipSync(Buffer.alloc(2000, 'x')), /damaged/);
      await refuses(Buffer.from('no archive'), /damaged/);
    } finally {
      await target.close();
      await rm(bad);
    }
  });

  it('is a backup of another version', async () => {
    const target = await startTestServer();
    try {
      const fewer = migrations.slice(0, -1);
      await expect(restore(target.services, place, fewer)).rejects.toThrow(/made by another version/);
    } finally {
      await target.close();
    }
  });

  it('goes over what is there', async () => {
    const copy = path.join(directory, 'copy.tar.gz');
    await copyFile(place, copy);
    await expect(restore(source.services, copy, migrations)).rejects.toThrow('accounts or files already');
    expect((await contents(source))['auth.users']).toHaveLength(1);
  });
});

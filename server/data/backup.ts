import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { owner, type Session } from '../database/database.ts';
import { FileMissingError } from '../files/store.ts';
import type { Services } from '../services.ts';
import { DataError, listTables, type Manifest, type Summary, schemas } from './manifest.ts';
import { type TarWriter, writeTar } from './tar.ts';

/** Rows kept in memory at a time. */
const rowsAtOnce = 100;

type Kept = Pick<Services, 'database' | 'files'>;

/**
 * Writes everything into one file (a tar.gz that only its owner may read, since it holds the instance's keys): the
 * database as it is at one moment, whatever is written meanwhile, and every stored file. Resolves with how much that
 * was. Rejects with a DataError when the file is there already; a backup that fails leaves no file.
 */
export async function backup(kept: Kept, place: string): Promise<Summary> {
  if (await stat(place).catch(() => null))
    throw new DataError(`${place} is there already; choose another name.`);
  const unfinished = `${place}.unfinished`;
  const archive = writeTar();
  const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
  const written = pipeline(archive.bytes, createGzip(), target);
  // A full disk fails the entry being written, and `written` below.
  written.catch(() => {});
  try {
    const summary = await collect(kept, archive);
    archive.end();
    await written;
    await rename(unfinished, place);
    return summary;
  } catch (error) {
    archive.fail(error);
    await written.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function collect({ database, files }: Kept, archive: TarWriter): Promise<Summary> {
  const rows = await database.transaction(owner, async (session) => {
    await session.script('set transaction isolation level repeatable read, read only');
    await writeJson(archive, 'manifest.json', await describe(session));
    return writeTables(session, archive);
  });
  const summary: Summary = { rows, files: 0, missing: 0 };
  // Pieces of uploads that have not arrived are of no use without their rows.
  const parts = await database.run<{ key: string }>(owner, {
    text: 'select file_key as key from plinth.resumable_parts',
  });
  const pieces = new Set(parts.rows.map(({ key }) => key));
  for await (const { key } of files.list()) {
    if (pieces.has(key)) continue;
    try {
      const size = await files.size(key);
      await archive.add(`files/${key}`, size, (await files.read(key)) as AsyncIterable<Uint8Array>);
      summary.files += 1;
    } catch (error) {
      // Somebody removed it after the list was begun.
      if (!(error instanceof FileMissingError)) throw error;
      summary.missing += 1;
    }
  }
  await writeJson(archive, 'summary.json', summary);
  return summary;
}

async function describe(session: Session): Promise<Manifest> {
  const migrations = await session.query<Manifest['migrations'][number]>(
    'select name, checksum from plinth.migrations order by applied_at, name',
  );
  const sequences = await session.query<Manifest['sequences'][number]>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
      from pg_sequences where schemaname = any ($1::text[]) and last_value is not null`,
    [schemas],
  );
  return {
    format: 1,
    createdAt: new Date().toISOString(),
    migrations: migrations.rows,
    sequences: sequences.rows,
  };
}

/** Each row as PostgreSQL's own text of it, which loses nothing. Returns how many. */
async function writeTables(session: Session, archive: TarWriter): Promise<number> {
  let count = 0;
  for (const { name, sql } of await listTables(session)) {
    await session.query(`declare kept no scroll cursor for select item::text as line from ${sql} as item`);
    for (let batch = 1; ; batch += 1) {
      const { rows } = await session.query<{ line: string }>(`fetch ${rowsAtOnce} from kept`);
      if (rows.length === 0) break;
      count += rows.length;
      const lines = rows.map(({ line }) => line);
      await writeJson(archive, `database/${name}/${batch}.json`, lines);
    }
    await session.query('close kept');
  }
  return count;
}

async function writeJson(archive: TarWriter, name: string, value: unknown): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(value));
  await archive.add(name, bytes.length, [bytes]);
}

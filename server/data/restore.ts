import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { owner, type Session } from '../database/database.ts';
import { type Migration, migrate } from '../database/migrate.ts';
import type { Services } from '../services.ts';
import {
  DataError,
  listTables,
  type Manifest,
  manifestSchema,
  type Summary,
  summarySchema,
  type Table,
} from './manifest.ts';
import { readTar, type TarEntry, TarError } from './tar.ts';

type Kept = Pick<Services, 'database' | 'files'>;

/**
 * Puts a backup into a database and a file store that hold nothing yet, of whatever kind: a backup of the embedded
 * database and the disk may be restored into PostgreSQL and S3. The tables are made as they were at the time of the
 * backup, filled in one transaction, and brought up to date. Rejects with a DataError when the backup is damaged or made
 * by a newer version, or something is there already; nothing has changed then.
 */
export async function restore(kept: Kept, place: string, migrations: Migration[]): Promise<Summary> {
  const packed = createReadStream(place);
  const unpacked = createGunzip();
  packed.on('error', (error) => unpacked.destroy(error));
  // It may fail after nobody reads it any more.
  unpacked.on('error', () => {});
  const entries = readTar(packed.pipe(unpacked));
  const written: string[] = [];
  try {
    const manifest = await readManifest(entries);
    await migrate(kept.database, chooseMigrations(manifest, migrations));
    const summary = await kept.database.transaction(owner, (session) =>
      fill(kept, session, manifest, entries, written),
    );
    await migrate(kept.database, migrations);
    return summary;
  } catch (error) {
    await kept.files.remove(written);
    throw describeFault(error);
  } finally {
    packed.destroy();
  }
}

async function readManifest(entries: AsyncGenerator<TarEntry>): Promise<Manifest> {
  const { value: first } = await entries.next();
  if (first?.name !== 'manifest.json') throw new DataError('The file is no backup of this product.');
  const parsed = manifestSchema.safeParse(await readJson(first));
  if (!parsed.success)
    throw new DataError('The backup was made by a newer version; restore it with that one.');
  return parsed.data;
}

/** The migrations that the backup's database had: its rows fit no other tables. */
function chooseMigrations(manifest: Manifest, migrations: Migration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of manifest.migrations) {
    if (known.get(name)?.checksum === checksum) continue;
    throw new DataError(`The backup was made by another version: migration ${name} is not the same here.`);
  }
  const had = new Set(manifest.migrations.map(({ name }) => name));
  return migrations.filter(({ name }) => had.has(name));
}

async function fill(
  { files }: Kept,
  session: Session,
  manifest: Manifest,
  entries: AsyncGenerator<TarEntry>,
  written: string[],
): Promise<Summary> {
  await checkEmpty(session);
  const tables = await listTables(session);
  const byName = new Map(tables.map((table) => [table.name, table]));
  const tie = await untie(session, tables);
  await session.script(`truncate ${tables.map(({ sql }) => sql).join(', ')}`);
  let rows = 0;
  // By hand: leaving a `for await` early would end the generator before the reason is known.
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    const entry = next.value;
    const [kind, name = ''] = entry.name.split('/');
    if (kind === 'database') {
      const table = byName.get(name);
      if (!table) throw new DataError(`The backup holds a table ${name}, which is not here.`);
      rows += await insert(session, table, (await readJson(entry)) as string[]);
    } else if (kind === 'files') {
      await files.write(name, Readable.from(entry.body, { objectMode: false }));
      written.push(name);
    } else if (kind === 'summary.json') {
      const summary = summarySchema.parse(await readJson(entry));
      if (summary.rows !== rows || summary.files !== written.length)
        throw new TarError('Rows or files are missing.');
      for (const { name, value } of manifest.sequences) {
        await session.query('select setval($1::text::regclass, $2::text::bigint)', [name, value]);
      }
      await tie();
      return summary;
    }
  }
  throw new TarError('The file ends too early.');
}

async function checkEmpty(session: Session): Promise<void> {
  const { rows } = await session.query<{ used: boolean }>(
    'select exists (select from auth.users) or exists (select from storage.objects) as used',
  );
  if (rows[0]?.used) {
    throw new DataError(
      'There are accounts or files already. Restore into a new DATA_DIR or an empty database.',
    );
  }
}

/**
 * Takes off what would look at rows one by one: references, since a table may come before the one it refers to, and
 * triggers, which have done their work already. Returns the function that puts it back and so checks every reference.
 */
async function untie(session: Session, tables: Table[]): Promise<() => Promise<void>> {
  const { rows: references } = await session.query<{ place: string; name: string; definition: string }>(
    `select format('%I.%I', nspname, relname) as place, quote_ident(conname) as name,
        pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint
        join pg_class on pg_class.oid = conrelid
        join pg_namespace on pg_namespace.oid = relnamespace
      where contype = 'f' and format('%I.%I', nspname, relname) = any ($1::text[])`,
    [tables.map(({ sql }) => sql)],
  );
  for (const { place, name } of references)
    await session.script(`alter table ${place} drop constraint ${name}`);
  for (const { sql } of tables) await session.script(`alter table ${sql} disable trigger user`);
  return async () => {
    for (const { sql } of tables) await session.script(`alter table ${sql} enable trigger user`);
    for (const { place, name, definition } of references) {
      await session.script(`alter table ${place} add constraint ${name} ${definition}`);
    }
  };
}

async function insert(session: Session, { sql, columns }: Table, lines: string[]): Promise<number> {
  const values = columns.map((column) => `(item.kept).${column}`).join(', ');
  const { rowCount } = await session.query(
    `insert into ${sql} (${columns.join(', ')}) overriding system value
      select ${values}
      from unnest($1::text[]) as line, lateral (select line::${sql} as kept offset 0) as item`,
    [lines],
  );
  return rowCount;
}

async function readJson({ body }: TarEntry): Promise<unknown> {
  return JSON.parse((await buffer(body)).toString('utf8'));
}

function describeFault(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new DataError('There is no such file.');
  const isDamage = error instanceof TarError || error instanceof SyntaxError || code?.startsWith('Z_');
  return isDamage ? new DataError('The backup is damaged or incomplete. Nothing was restored.') : error;
}

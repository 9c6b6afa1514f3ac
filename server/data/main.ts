/** `node server/data/main.ts backup|restore <file>`: everything the product keeps, in one file. */
import path from 'node:path';
import { ConfigError, readConfig } from '../config.ts';
import { LockedError } from '../database/lock.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { openFileStore } from '../files/open.ts';
import { createLog } from '../log.ts';
import { explain } from '../process/explain.ts';
import { backup } from './backup.ts';
import { DataError, type Summary } from './manifest.ts';
import { keepFilesPrivate, openPrivateFolder } from './private-folder.ts';
import { restore } from './restore.ts';

const usage = `npm run data -- backup <file>    writes the database and all files into one file
npm run data -- restore <file>   puts such a file into a new DATA_DIR or an empty database`;

async function main(verb: 'backup' | 'restore', place: string): Promise<string> {
  const config = readConfig(process.env);
  if (config.supabase) {
    throw new ConfigError('SUPABASE_URL: is set, so the data is there and not here; its own backups keep it');
  }
  await openPrivateFolder(config.dataDirectory, createLog(config.logLevel));
  const database = await openDatabase(config);
  try {
    const files = await openFileStore(config);
    const migrations = await readMigrations();
    if (verb === 'restore')
      return `Restored ${describe(await restore({ database, files }, place, migrations))}.`;
    await migrate(database, migrations);
    return `${place} holds ${describe(await backup({ database, files }, place))}. Keep it safe: it holds the keys.`;
  } finally {
    await database.close();
  }
}

function describe({ rows, files, missing }: Summary): string {
  const gone = missing > 0 ? ` (${missing} were removed meanwhile)` : '';
  return `${rows.toLocaleString('en-US')} rows and ${files.toLocaleString('en-US')} files${gone}`;
}

function reason(error: unknown): string {
  if (error instanceof LockedError)
    return `${error.message} Stop it first; it can be started again right after.`;
  return error instanceof ConfigError || error instanceof DataError ? error.message : explain(error);
}

keepFilesPrivate();
const [verb, place, ...rest] = process.argv.slice(2);
if ((verb !== 'backup' && verb !== 'restore') || !place || rest.length > 0) {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}
try {
  // npm runs this in the project's folder; a relative path starts at the operator's working directory.
  const wanted = path.resolve(process.env.INIT_CWD ?? process.cwd(), place);
  process.stdout.write(`${await main(verb, wanted)}\n`);
} catch (error) {
  process.stderr.write(`plinth: ${reason(error)}\n`);
  process.exitCode = 1;
}

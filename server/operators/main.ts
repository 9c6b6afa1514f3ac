/**
 * `node server/operators/main.ts add|remove <email>` or `list`: says who may run the site at /admin. `reset-factors <email>`
 * helps somebody who has lost their authenticator app. `rotate-keys [--revoke-previous]` and `revoke-keys` change the keys
 * that sign tokens.
 */
import { type Config, ConfigError, readConfig } from '../config.ts';
import { keepFilesPrivate, openPrivateFolder } from '../data/private-folder.ts';
import { LockedError } from '../database/lock.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { createLog } from '../log.ts';
import { createMailer } from '../mail/create.ts';
import { explain } from '../process/explain.ts';
import { askControl } from './control.ts';
import { keyKeeper } from './key-keeper.ts';
import { operatorsAtSupabase, operatorsInDatabase } from './operators.ts';
import { carryOut, type Office, type Order, type Reply, readOrder, usage } from './orders.ts';

async function main(order: Order): Promise<Reply> {
  const config = readConfig(process.env);
  if (config.supabase) {
    if (!config.supabaseSecretKey) throw new ConfigError('SUPABASE_SECRET_KEY: is needed to name operators');
    const operators = operatorsAtSupabase(config.supabase.url, config.supabaseSecretKey);
    return withMailer(config, { operators, keys: null }, order);
  }
  if (config.database.kind === 'pglite') {
    const reply = await askControl(config.dataDirectory, order);
    if (reply) return reply;
  }
  await openPrivateFolder(config.dataDirectory, createLog(config.logLevel));
  const database = await openDatabase(config);
  try {
    await migrate(database, await readMigrations());
    const office = { operators: operatorsInDatabase(database), keys: keyKeeper(database) };
    return await withMailer(config, office, order);
  } finally {
    await database.close();
  }
}

async function withMailer(
  config: Config,
  office: Pick<Office, 'operators' | 'keys'>,
  order: Order,
): Promise<Reply> {
  const mailer = await createMailer(config, createLog(config.logLevel));
  try {
    return await carryOut({ ...office, mailer, siteUrl: config.siteUrl }, order);
  } finally {
    await mailer.close();
  }
}

function describe(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof LockedError) {
    return `${error.message} It takes no orders there; stop it, say this again, and start it.`;
  }
  return explain(error);
}

keepFilesPrivate();
const order = readOrder(process.argv.slice(2));
if (!order) {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}
try {
  const { done, text } = await main(order);
  (done ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = done ? 0 : 1;
} catch (error) {
  process.stderr.write(`plinth: ${describe(error)}\n`);
  process.exitCode = 1;
}

import { owner } from '../database/database.ts';
import type { Services } from '../services.ts';

/**
 * Does what is done once for a database, and notes that it has been done, with the facts that `work` returns. Of several
 * servers one does it; the others wait until it is there, or leave it to that one when they are told not to wait.
 */
export async function doOnce(
  services: Services,
  seedKey: string,
  work: () => Promise<Record<string, string>>,
  { waits = true } = {},
): Promise<void> {
  if (await isDone(services, seedKey)) return;
  await alone(services, seedKey, waits, async () => {
    if (await isDone(services, seedKey)) return;
    const facts = await work();
    await services.database.run(owner, {
      text: 'insert into plinth.secrets (name, value) values ($1, $2)',
      values: [seedKey, JSON.stringify({ loadedAt: new Date().toISOString(), ...facts })],
    });
  });
}

async function isDone({ database }: Services, seedKey: string): Promise<boolean> {
  const { rows } = await database.run(owner, {
    text: 'select 1 from plinth.secrets where name = $1',
    values: [seedKey],
  });
  return rows.length > 0;
}

/** The lock belongs to a transaction of its own, so that it ends with a server that dies. */
async function alone(
  { config, database }: Services,
  seedKey: string,
  waits: boolean,
  work: () => Promise<void>,
): Promise<void> {
  // With one connection, as the embedded database has, nothing else would run meanwhile.
  if (config.database.kind === 'pglite' || config.database.connections === 1) return work();
  await database.transaction(owner, async (session) => {
    const key = 'hashtextextended($1, 7031968)';
    if (waits) await session.query(`select pg_advisory_xact_lock(${key})`, [seedKey]);
    else {
      const { rows } = await session.query<{ got: boolean }>(
        `select pg_try_advisory_xact_lock(${key}) as got`,
        [seedKey],
      );
      if (!rows[0]?.got) return;
    }
    await work();
  });
}

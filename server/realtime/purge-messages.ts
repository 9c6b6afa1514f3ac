import { type Database, owner } from '../database/database.ts';

/** Removes what the database said in channels, as Supabase does after three days. */
export async function purgeMessages(database: Database): Promise<void> {
  await database.run(owner, {
    text: `delete from realtime.messages where inserted_at < now() - interval '3 days'`,
  });
}

import type { Database } from '../database/database.ts';
import { DatabaseStore } from './database-store.ts';
import { MemoryStore } from './memory-store.ts';
import type { RateLimitStore } from './store.ts';

/**
 * Opens the store in which the servers on a database count tries: the database itself, or the memory of this process where
 * it is the only one, as it is on the embedded database. There a count is a transaction that a write would wait for.
 */
export async function openRateLimits(database: Database): Promise<RateLimitStore> {
  const inDatabase = new DatabaseStore(database);
  return database.kind === 'postgres' ? inDatabase : MemoryStore.open(inDatabase);
}

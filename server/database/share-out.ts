import { AsyncLocalStorage } from 'node:async_hooks';
import { connectionBudget, statementBudget } from '../budgets/budgets.ts';
import { FairGate } from '../budgets/fair-gate.ts';
import { HttpError } from '../http/errors.ts';
import { currentNetwork, hasLeft, presentNetworks } from '../http/request-id.ts';
import { MemoryStore } from '../rate-limits/memory-store.ts';
import { type Database, DatabaseError } from './database.ts';

/**
 * Shares the connections of a database out among the networks whose requests use it, so that one that asks much waits for
 * itself: work for a request waits for a place of its network's, work of the server's own goes first. Rejects with a 503
 * when a place does not come in time, and with a 429 for who had too many statements ended for their time.
 */
export function shareOut(database: Database, connections: number): Database {
  const gate = new FairGate(connectionBudget(connections), presentNetworks);
  // Work in a transaction may ask the database besides: it has its place already.
  const isInside = new AsyncLocalStorage<true>();
  const ended = new MemoryStore();

  async function inPlace<T>(work: () => Promise<T>): Promise<T> {
    if (isInside.getStore()) return work();
    const network = currentNetwork();
    if (network !== null) refuseWhoIsTooSlow(network);
    const leave = await gate.enter(network, hasLeft());
    try {
      return await isInside.run(true, work);
    } catch (error) {
      if (network !== null && isEndedForItsTime(error)) await ended.take([bucketOf(network)]);
      throw error;
    } finally {
      leave();
    }
  }

  function refuseWhoIsTooSlow(network: string): void {
    const wait = ended.look(bucketOf(network));
    if (wait === 0) return;
    throw new HttpError(429, 'over_request_rate_limit', `Too many requests. Try again in ${wait} seconds.`, {
      retryAfter: wait,
    });
  }

  return {
    kind: database.kind,
    run: (scope, statement, options) => inPlace(() => database.run(scope, statement, options)),
    transaction: (scope, work) => inPlace(() => database.transaction(scope, work)),
    script: (sql) => database.script(sql),
    listen: (channel, heard) => database.listen(channel, heard),
    close: () => database.close(),
  };
}

const bucketOf = (network: string) => ({ name: network, limit: statementBudget.ended });

function isEndedForItsTime(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '57014';
}

import { expect } from 'vitest';
import { owner, type Session } from '../database/database.ts';
import type { TestServer } from './server.ts';

/**
 * Changes rows in a transaction, begins requests while the change is seen by nobody yet, each once the one before waits, and
 * ends the transaction once all wait. Resolves with the answer to the last when all have been answered. On the embedded
 * database requests wait for the whole transaction.
 */
export async function beginMeanwhile(
  { services: { database } }: TestServer,
  change: (session: Session) => Promise<unknown>,
  ...begin: (() => PromiseLike<unknown>)[]
): Promise<unknown> {
  const begun: Promise<unknown>[] = [];
  await database.transaction(owner, async (session) => {
    await change(session);
    const waiting = async () => {
      // On another connection: a transaction sees the activity of its first look only.
      const { rows } = await database.run<{ waiting: number }>(owner, {
        text: `select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      });
      return rows[0]?.waiting;
    };
    for (const one of begin) {
      begun.push(Promise.resolve(one()));
      if (database.kind === 'postgres') await expect.poll(waiting).toBeGreaterThanOrEqual(begun.length);
    }
  });
  return (await Promise.all(begun)).at(-1);
}

/** A `fetch` that has something happen, once, before a request whose method and address hold a text. */
export function interruptedFetch() {
  let interruption: { before: string; happen(): Promise<unknown> } | null = null;
  return {
    fetch: (async (input, init) => {
      const asked = `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input}`;
      const now = interruption && asked.includes(interruption.before) ? interruption : null;
      if (now) interruption = null;
      await now?.happen();
      return fetch(input, init);
    }) as typeof fetch,
    interrupt(before: string, happen: () => Promise<unknown>): void {
      interruption = { before, happen };
    },
    /** Whether it has happened; a test whose request took another way would prove nothing. */
    hasHappened: () => interruption === null,
  };
}

import type { SupabaseClient } from '@supabase/supabase-js';
import type { Queue, Queued } from './delivery-worker.ts';

interface Names {
  /** Has the columns id, attempts, next_attempt_at, delivered_at and last_error. */
  table: string;
  /** The database's function that takes the next row that is due. */
  claim: string;
  /** What is delivered is removed after so many days. */
  keptDays: number;
}

/** A queue in a table, through the client that any backend understands. Everything rejects on failure. */
export class TableQueue<Item extends Queued> implements Queue<Item> {
  readonly #client: SupabaseClient;
  readonly #names: Names;

  constructor(operator: SupabaseClient, names: Names) {
    this.#client = operator;
    this.#names = names;
  }

  async claim(leaseSeconds: number): Promise<Item | null> {
    const { data, error } = await this.#client.rpc(this.#names.claim, { lease_seconds: leaseSeconds });
    if (error) throw this.#failure('nothing could be taken', error);
    return (data as Item[])[0] ?? null;
  }

  markDelivered(item: Item): Promise<void> {
    const delivered_at = new Date().toISOString();
    return this.#settle(item, { delivered_at, next_attempt_at: null, last_error: null });
  }

  markFailed(item: Item, reason: string, next: Date | null): Promise<void> {
    return this.#settle(item, { last_error: reason, next_attempt_at: next?.toISOString() ?? null });
  }

  async removeOld(now = Date.now()): Promise<void> {
    const limit = new Date(now - this.#names.keptDays * 24 * 3600_000).toISOString();
    const { error } = await this.#rows().delete().lt('delivered_at', limit);
    if (error) throw this.#failure('old rows could not be removed', error);
  }

  /** Whoever was overtaken by a later attempt, after its lease, says nothing any more. */
  async #settle({ id, attempts }: Item, values: Record<string, unknown>): Promise<void> {
    const { error } = await this.#rows().update(values).eq('id', id).eq('attempts', attempts);
    if (error) throw this.#failure('a state was not stored', error);
  }

  #rows() {
    return this.#client.from(this.#names.table);
  }

  #failure(what: string, cause: { message: string }): Error {
    return new Error(`${this.#names.table}: ${what}: ${cause.message}`);
  }
}

import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '../../contact/store.ts';
import type { Queue, Queued } from '../../delivery/courier.ts';

const KEPT_DAYS = 30;

/** A mail about a change of status, on its way. */
export interface Notice extends Queued {
  suggestion_id: string;
  /** Null when it goes to whoever suggested. */
  user_id: string | null;
  /** Null when the address is gone. */
  email: string | null;
  number: number;
  /** Who suggested. */
  name: string;
  suggestion: string;
  status: string;
  reason: string;
}

/** The table of notices, through the client that any backend understands. */
export class NoticeQueue implements Queue<Notice> {
  readonly #client: SupabaseClient;

  constructor({ url, secretKey, fetch }: Backend) {
    this.#client = createClient(url, secretKey, {
      global: { fetch },
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
  }

  async claim(leaseSeconds: number): Promise<Notice | null> {
    const { data, error } = await this.#client.rpc('claim_suggestion_notice', {
      lease_seconds: leaseSeconds,
    });
    if (error) throw new Error(`No notice could be taken: ${error.message}`);
    return (data as Notice[])[0] ?? null;
  }

  markDelivered(notice: Notice): Promise<void> {
    const delivered_at = new Date().toISOString();
    return this.#settle(notice, { delivered_at, next_attempt_at: null, last_error: null });
  }

  markFailed(notice: Notice, reason: string, next: Date | null): Promise<void> {
    return this.#settle(notice, { last_error: reason, next_attempt_at: next?.toISOString() ?? null });
  }

  async removeOld(now = Date.now()): Promise<void> {
    const limit = new Date(now - KEPT_DAYS * 24 * 3600_000).toISOString();
    const { error } = await this.#notices().delete().lt('delivered_at', limit);
    if (error) throw new Error(`Old notices could not be removed: ${error.message}`);
  }

  /** Whoever was overtaken by a later attempt, after its lease, says nothing any more. */
  async #settle({ id, attempts }: Notice, values: Record<string, unknown>): Promise<void> {
    const { error } = await this.#notices().update(values).eq('id', id).eq('attempts', attempts);
    if (error) throw new Error(`The state of a notice was not stored: ${error.message}`);
  }

  #notices() {
    return this.#client.from('suggestion_notices');
  }
}

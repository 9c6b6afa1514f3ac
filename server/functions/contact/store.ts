import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type ContactMessage, KEPT_DAYS } from '../../../app/features/contact/schema.ts';

/** A message on its way, as the table keeps it. */
export interface StoredMessage extends ContactMessage {
  id: string;
  created_at: string;
  /** Attempts so far, with the one that has just been claimed. */
  attempts: number;
}

export interface Backend {
  /** Base address of the Supabase whose table holds the messages. */
  url: string;
  /** Its secret key. */
  secretKey: string;
  fetch: typeof fetch;
}

/** The table of messages, through the client that any backend understands: ours in this process, or a remote one. */
export class MessageStore {
  readonly #client: SupabaseClient;

  constructor({ url, secretKey, fetch }: Backend) {
    this.#client = createClient(url, secretKey, {
      global: { fetch },
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
  }

  /** Stores a message, due at once. One that is already there stays as it is. Rejects when it is not stored. */
  async add(id: string, message: ContactMessage): Promise<void> {
    const { error } = await this.#messages().upsert(
      { id, ...message },
      { onConflict: 'id', ignoreDuplicates: true },
    );
    if (error) throw new Error(`A contact message was not stored: ${error.message}`);
  }

  /** Takes the next message that is due and counts the attempt; null when none is. */
  async claim(leaseSeconds: number): Promise<StoredMessage | null> {
    const { data, error } = await this.#client.rpc('claim_contact_message', { lease_seconds: leaseSeconds });
    if (error) throw new Error(`No contact message could be taken: ${error.message}`);
    return (data as StoredMessage[])[0] ?? null;
  }

  /** Ends a message's way: it has been handed over. */
  markDelivered(message: StoredMessage): Promise<void> {
    const delivered_at = new Date().toISOString();
    return this.#settle(message, { delivered_at, next_attempt_at: null, last_error: null });
  }

  /** Notes a failed attempt. `next` is when to try again; null gives the message up, and keeps it. */
  markFailed(message: StoredMessage, reason: string, next: Date | null): Promise<void> {
    return this.#settle(message, { last_error: reason, next_attempt_at: next?.toISOString() ?? null });
  }

  /** Removes messages that were delivered longer than KEPT_DAYS ago. */
  async removeOld(now = Date.now()): Promise<void> {
    const limit = new Date(now - KEPT_DAYS * 24 * 3600_000).toISOString();
    const { error } = await this.#messages().delete().lt('delivered_at', limit);
    if (error) throw new Error(`Old contact messages could not be removed: ${error.message}`);
  }

  /** Whoever was overtaken by a later attempt, after its lease, says nothing any more. */
  async #settle({ id, attempts }: StoredMessage, values: Record<string, unknown>): Promise<void> {
    const { error } = await this.#messages().update(values).eq('id', id).eq('attempts', attempts);
    if (error) throw new Error(`The state of a contact message was not stored: ${error.message}`);
  }

  #messages() {
    return this.#client.from('contact_messages');
  }
}

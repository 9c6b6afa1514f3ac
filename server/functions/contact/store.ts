import type { SupabaseClient } from '@supabase/supabase-js';
import { type ContactMessage, KEPT_DAYS } from '../../../app/features/contact/schema.ts';
import type { Queued } from '../delivery/delivery-worker.ts';
import { TableQueue } from '../delivery/table-queue.ts';

const TABLE = 'contact_messages';

/** A message on its way, as the table keeps it. */
export interface StoredMessage extends ContactMessage, Queued {}

/** Stores a message, due at once. One that is already there stays as it is. Rejects when it is not stored. */
export async function addMessage(
  operator: SupabaseClient,
  id: string,
  message: ContactMessage,
): Promise<void> {
  const { error } = await operator
    .from(TABLE)
    .upsert({ id, ...message }, { onConflict: 'id', ignoreDuplicates: true });
  if (error) throw new Error(`A contact message was not stored: ${error.message}`);
}

/** The messages that wait to be delivered. */
export function messageQueue(operator: SupabaseClient): TableQueue<StoredMessage> {
  return new TableQueue(operator, { table: TABLE, claim: 'claim_contact_message', keptDays: KEPT_DAYS });
}

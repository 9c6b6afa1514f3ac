import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { ServerProcess } from '../../server/testing/process.ts';
import type { Account } from './accounts.ts';

/** A client signed in to an account apart from any browser, to make what a journey needs. */
export async function memberClient(server: ServerProcess, account: Account): Promise<SupabaseClient> {
  const answer = await fetch(`${server.url}/.well-known/plinth.json`);
  const { publishableKey } = (await answer.json()) as { publishableKey: string };
  const client = createClient(server.url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return client;
}

import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { ServerProcess } from '../../server/testing/process.ts';
import { type Account, backendOf } from './accounts.ts';

/** A client signed in to an account apart from any browser, to make what a journey needs. */
export async function memberClient(server: ServerProcess, account: Account): Promise<SupabaseClient> {
  const { url, publishableKey } = await backendOf(server);
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return client;
}

/** Where everybody finds a project's file, whether there is one or not. */
export function publicAddress(client: SupabaseClient, path: string): string {
  return client.storage.from('project-files').getPublicUrl(path).data.publicUrl;
}

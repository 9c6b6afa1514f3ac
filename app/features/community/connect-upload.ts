import type { SupabaseClient } from '@supabase/supabase-js';
import { getPublicConfig } from '../../lib/supabase.ts';
import { createUploadFetch, type SentBytes } from './upload-fetch.ts';

/**
 * A client for one upload of the member who is signed in to `client`. It borrows that client's session and has no auth
 * of its own, so the two never refresh the same token.
 */
export async function connectUpload(
  client: SupabaseClient,
  signal: AbortSignal,
  onProgress: (bytes: SentBytes) => void,
): Promise<SupabaseClient> {
  const [{ createClient }, config] = await Promise.all([import('@supabase/supabase-js'), getPublicConfig()]);
  return createClient(config.url, config.publishableKey, {
    accessToken: async () => (await client.auth.getSession()).data.session?.access_token ?? null,
    global: { fetch: createUploadFetch({ signal, onProgress }) },
  });
}

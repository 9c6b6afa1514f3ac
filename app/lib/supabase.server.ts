import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { RouterContextProvider } from 'react-router';
import { requestValues } from '../../domain/site/request-context.ts';

/**
 * A Supabase client for a loader. It always acts as an anonymous visitor: the session lives in the
 * browser's storage and never reaches the server that renders pages.
 */
export function getServerSupabase(context: Readonly<RouterContextProvider>): SupabaseClient {
  const { backend, backendFetch } = context.get(requestValues);
  return createClient(backend.url, backend.publishableKey, {
    global: { fetch: backendFetch },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

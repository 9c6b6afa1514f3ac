import type { SupabaseClient } from '@supabase/supabase-js';
import { noteAnswer } from './refused-answers.ts';

/** What the server publishes for clients at `/.well-known/plinth.json`; nothing in it is secret. */
export type PublicConfig = { url: string; publishableKey: string; version: string };

const CONFIG_PATH = '/.well-known/plinth.json';

let pending: Promise<SupabaseClient> | undefined;
let config: Promise<PublicConfig> | undefined;
const listeners = new Set<(client: SupabaseClient) => void>();

/**
 * The browser's one Supabase client. The library (about 42 kB) and the configuration are fetched at the
 * first call and shared by all later ones; a failed attempt is forgotten, so that the next call tries again.
 * The session lives in the browser's storage, therefore this must not be called on the server.
 */
export function getSupabase(): Promise<SupabaseClient> {
  pending ??= connect().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

/** Calls `listener` with the client as soon as anyone has created it. Returns the function that stops listening. */
export function onSupabaseCreated(listener: (client: SupabaseClient) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function connect(): Promise<SupabaseClient> {
  const [{ createClient }, config] = await Promise.all([import('@supabase/supabase-js'), getPublicConfig()]);
  const client = createClient(config.url, config.publishableKey, {
    auth: { experimental: { recoveryCodes: true } },
    global: { fetch: async (input, init) => noteAnswer(await fetch(input, init)) },
  });
  for (const listener of listeners) listener(client);
  return client;
}

/** What the server publishes for clients; fetched once, and again after a failure. */
export function getPublicConfig(): Promise<PublicConfig> {
  config ??= fetchConfig().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}

async function fetchConfig(): Promise<PublicConfig> {
  const response = await fetch(CONFIG_PATH);
  if (!response.ok) throw new Error(`The site's configuration could not be loaded (${response.status}).`);
  return (await response.json()) as PublicConfig;
}

import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Config } from '../../config.ts';
import type { Keys } from '../../keys/keys.ts';
import { createLog, type Log } from '../../log.ts';
import { createMailer } from '../../mail/create.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Services } from '../../services.ts';
import { countBeside, countInMemory, type TakeTry } from './limits.ts';

/** What functions with a public form stand on, whichever backend holds the tables. */
export interface Connection {
  config: Config;
  log: Log;
  /** The keys a caller may carry. */
  keys: Pick<Keys, 'publishable' | 'secret'>;
  /** Null where nothing could be stored: a remote backend whose secret key is not set. */
  open: OpenConnection | null;
  /** Lets go of what was opened for the functions alone. */
  close(): Promise<void>;
}

export interface OpenConnection {
  /** What all servers on one database share, and nobody else knows. Derive keys from it, one for each purpose. */
  signingSeed: Buffer | string;
  take: TakeTry;
  mailer: Mailer;
  /** Acts with the secret key. */
  operator: SupabaseClient;
  /** Acts for who carries the access token, or for an anonymous visitor: row-level security decides. */
  visitor(accessToken?: string): SupabaseClient;
}

/**
 * Connects functions to the built-in backend or, where `services` is null, to the remote one. `backendFetch` reaches
 * either.
 */
export async function connect(
  config: Config,
  services: Services | null,
  backendFetch: typeof fetch,
): Promise<Connection> {
  const log = services?.log ?? createLog(config.logLevel);
  const keys = services?.keys ?? {
    publishable: config.supabase?.publishableKey ?? '',
    secret: config.supabaseSecretKey ?? '',
  };
  const url = services ? config.siteUrl : config.supabase?.url;
  if (!url || !keys.secret) return { config, log, keys, open: null, async close() {} };
  const mailer = services?.mailer ?? (await createMailer(config, log));
  const client = (key: string, headers: Record<string, string> = {}) =>
    createClient(url, key, {
      global: { fetch: backendFetch, headers },
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
  const anonymous = client(keys.publishable);
  return {
    config,
    log,
    keys,
    open: {
      signingSeed: services ? services.keys.pepper : keys.secret,
      take: services ? countBeside(services) : countInMemory(config),
      mailer,
      operator: client(keys.secret),
      visitor: (accessToken) =>
        accessToken ? client(keys.publishable, { Authorization: `Bearer ${accessToken}` }) : anonymous,
    },
    close: async () => {
      if (!services) await mailer.close();
    },
  };
}

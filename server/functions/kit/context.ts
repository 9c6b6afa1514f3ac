import { createHmac } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Context } from 'hono';
import type { Config } from '../../config.ts';
import { clientNetwork } from '../../http/client-address.ts';
import { createLog, type Log } from '../../log.ts';
import { createMailer } from '../../mail/create.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Services } from '../../services.ts';
import { countBeside, countInMemory, type TakeTry } from './limits.ts';

/** The Supabase that holds the tables, ours or a remote one. */
interface Backend {
  url: string;
  publishableKey: string;
  /** Empty where a remote backend's is not set. */
  secretKey: string;
  /** Reaches it; in one process without the network. */
  fetch: typeof fetch;
}

/** What every function of the site works with, whichever backend holds the tables. Opened once and handed to all of them. */
export interface FunctionContext {
  config: Config;
  log: Log;
  backend: Backend;
  /** Acts for the holder of an access token, or for an anonymous visitor: row-level security decides. */
  visitor(accessToken?: string): SupabaseClient;
  /** Acts with the secret key; null where that is not set. */
  operator: SupabaseClient | null;
  /** Null where `operator` is. */
  mailer: Mailer | null;
  /** What all servers on one database share and nobody else knows; null where `operator` is. See `deriveKey`. */
  signingSeed: Buffer | string | null;
  /** Counts a try against a rate limit. `limitTries` refuses in words. */
  take: TakeTry;
  /** The network a request comes from: whose tries are counted, and whose places are taken. */
  networkOf(c: Context): string;
  /** Closes what was opened for the functions alone. */
  close(): Promise<void>;
}

/** A context in which rows can be written. */
export interface OpenContext extends FunctionContext {
  operator: SupabaseClient;
  mailer: Mailer;
  signingSeed: Buffer | string;
}

/** Whether rows can be written: always on the built-in backend, on a remote one when its secret key is set. */
export function isOpen(context: FunctionContext): context is OpenContext {
  return context.operator !== null;
}

/**
 * Opens the context on the built-in backend or, where `services` is null, on the remote one. `backendFetch` reaches
 * either.
 */
export async function openFunctionContext(
  config: Config,
  services: Services | null,
  backendFetch: typeof fetch,
): Promise<FunctionContext> {
  const log = services?.log ?? createLog(config.logLevel);
  const backend: Backend = {
    url: config.supabase?.url ?? config.siteUrl,
    publishableKey: services?.keys.publishable ?? config.supabase?.publishableKey ?? '',
    secretKey: services?.keys.secret ?? config.supabaseSecretKey ?? '',
    fetch: backendFetch,
  };
  const client = (key: string, headers: Record<string, string> = {}) =>
    createClient(backend.url, key, {
      global: { fetch: backendFetch, headers },
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
  const isSet = backend.secretKey !== '';
  const ownMailer = isSet && !services ? await createMailer(config, log) : null;
  let anonymous: SupabaseClient | undefined;
  return {
    config,
    log,
    backend,
    visitor(accessToken) {
      if (accessToken) return client(backend.publishableKey, { Authorization: `Bearer ${accessToken}` });
      anonymous ??= client(backend.publishableKey);
      return anonymous;
    },
    operator: isSet ? client(backend.secretKey) : null,
    mailer: services?.mailer ?? ownMailer,
    signingSeed: isSet ? (services?.keys.pepper ?? backend.secretKey) : null,
    take: services ? countBeside(services) : countInMemory(config),
    networkOf: (c) => clientNetwork(c, config.trustedProxies),
    close: async () => ownMailer?.close(),
  };
}

/** The key for one purpose, the same on all servers of one database. What is signed for one purpose is refused for others. */
export function deriveKey({ signingSeed }: Pick<OpenContext, 'signingSeed'>, purpose: string): Buffer {
  return createHmac('sha256', signingSeed).update(purpose).digest();
}

/** A keyed hash of 22 characters, for what must be known again but not be read. */
export function keyedHash({ signingKey }: { signingKey: Buffer }, ...parts: string[]): string {
  return createHmac('sha256', signingKey).update(parts.join('\n')).digest('base64url').slice(0, 22);
}

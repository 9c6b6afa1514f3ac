import { createClient } from '@supabase/supabase-js';
import type { Hono } from 'hono';
import { accountBudget } from '../../budgets/budgets.ts';
import { FairGate } from '../../budgets/fair-gate.ts';
import type { Config } from '../../config.ts';
import type { Repositories } from '../../git/repositories.ts';
import { clientAddress } from '../../http/client-address.ts';
import { createLog } from '../../log.ts';
import type { Services } from '../../services.ts';
import { countBeside, countInMemory } from '../form/limits.ts';
import { accountRoutes } from './routes.ts';

/**
 * The account's own functions, to be mounted at /functions/v1/account: on the built-in backend or, where `services` is
 * null, on the remote one, whose secret key is needed for what writes.
 */
export function openAccount(
  config: Config,
  services: Services | null,
  backendFetch: typeof fetch,
  repositories: Repositories | null,
): Hono {
  const url = config.supabase?.url ?? config.siteUrl;
  const secretKey = services?.keys.secret ?? config.supabaseSecretKey ?? '';
  const publishableKey = services?.keys.publishable ?? config.supabase?.publishableKey ?? '';
  return accountRoutes({
    log: services?.log ?? createLog(config.logLevel),
    siteUrl: config.siteUrl,
    backend: { url, secretKey, publishableKey, fetch: backendFetch },
    operator: secretKey
      ? createClient(url, secretKey, {
          global: { fetch: backendFetch },
          auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        })
      : null,
    repositories,
    mailer: services?.mailer ?? null,
    take: services ? countBeside(services) : countInMemory(config),
    pictures: new FairGate(accountBudget.pictures),
    exports: new FairGate(accountBudget.exports),
    addressOf: (context) => clientAddress(context, config.trustedProxies),
  });
}

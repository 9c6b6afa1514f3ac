import { isDeepStrictEqual } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import type { Config } from '../config.ts';
import { type Database, owner } from '../database/database.ts';
import type { Log } from '../log.ts';
import { accountQuotas } from './defaults.ts';
import type { AccountQuotas } from './settings.ts';

/** Tells the database the operator's numbers; it decides by them. Of several servers the one that starts last is heard. */
export async function applyQuotas(database: Database, quotas: AccountQuotas): Promise<void> {
  await database.run(owner, {
    text: 'select public.set_account_quotas($1::json)',
    values: [JSON.stringify(rowOf(quotas))],
  });
}

/**
 * The same for a remote Supabase, where the secret key is set and the operator has set numbers here: those of the remote may
 * have been set there. A failure is logged and ends nothing: the remote keeps to the numbers that it has.
 */
export async function applyRemoteQuotas(config: Config, log: Log): Promise<void> {
  if (!config.supabase || !config.supabaseSecretKey) return;
  if (isDeepStrictEqual(config.quotas, accountQuotas)) return;
  const client = createClient(config.supabase.url, config.supabaseSecretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const { error } = await client.rpc('set_account_quotas', { quotas: rowOf(config.quotas) });
  if (error) log.error('account_quotas_not_applied', { error: error.message });
}

/** As the columns of private.quotas are called. */
function rowOf(quotas: AccountQuotas): Record<string, number | null> {
  return {
    files: quotas.files,
    file_bytes: quotas.fileBytes,
    repositories: quotas.repositories,
    repository_bytes: quotas.repositoryBytes,
    checkpoints: quotas.checkpoints,
    checkpoint_bytes: quotas.checkpointBytes,
    sites: quotas.sites,
    site_bytes: quotas.siteBytes,
    total_bytes: quotas.totalBytes,
  };
}

import type { RouterContextProvider } from 'react-router';
import { requestValues } from '../../../lib/request-context.ts';
import { getServerSupabase } from '../../../lib/supabase.server.ts';

/** A page does not wait longer for the counts than this. */
const PATIENCE_MS = 300;
const FRESH_MS = 10_000;

type Counts = Record<string, number>;
const known = new Map<string, { counts: Counts; until: number }>();

/**
 * Downloads of each template by its id, as counted by the server, at most ten seconds old. Empty when the backend has no
 * counts or does not answer in 300 ms; a template nobody has downloaded is not in it.
 */
export async function loadDownloadCounts(context: Readonly<RouterContextProvider>): Promise<Counts> {
  const backend = context.get(requestValues).backend.url;
  const fresh = known.get(backend);
  if (fresh && fresh.until > Date.now()) return fresh.counts;
  const { data, error } = await getServerSupabase(context)
    .from('template_download_counts')
    .select('template_id, downloads')
    .abortSignal(AbortSignal.timeout(PATIENCE_MS))
    .retry(false);
  if (error) return {};
  const rows = data as { template_id: string; downloads: number }[];
  const counts = Object.fromEntries(rows.map((row) => [row.template_id, row.downloads]));
  known.set(backend, { counts, until: Date.now() + FRESH_MS });
  return counts;
}

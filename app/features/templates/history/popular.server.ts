import type { RouterContextProvider } from 'react-router';
import { requestValues } from '../../../../domain/site/request-context.ts';
import { inTime } from '../../../lib/in-time.ts';
import { getServerSupabase } from '../../../lib/supabase.server.ts';

/** Milliseconds. */
const FRESH_MS = 10_000;

type Counts = Record<string, number>;
type Reading = { counts: Promise<Counts>; until: number };
const readings = new Map<string, Reading>();

/**
 * Downloads of each template by its id, as counted by the server, about ten seconds old at most. Empty when the backend
 * has no counts or does not answer in 300 ms; a template nobody has downloaded is not in it.
 */
export async function loadDownloadCounts(context: Readonly<RouterContextProvider>): Promise<Counts> {
  const backend = context.get(requestValues).backend.url;
  let reading = readings.get(backend);
  // Visitors who come at the same time wait for the same answer.
  if (!reading || reading.until < Date.now()) {
    reading = { counts: read(context), until: Date.now() + FRESH_MS };
    readings.set(backend, reading);
  }
  return (await inTime(reading.counts)) ?? {};
}

async function read(context: Readonly<RouterContextProvider>): Promise<Counts> {
  const { data, error } = await getServerSupabase(context)
    .from('template_download_counts')
    .select('template_id, downloads')
    .retry(false);
  const rows = (error ? [] : data) as { template_id: string; downloads: number }[];
  return Object.fromEntries(rows.map((row) => [row.template_id, row.downloads]));
}

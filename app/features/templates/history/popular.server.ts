import type { RouterContextProvider } from 'react-router';
import { requestValues } from '../../../lib/request-context.ts';
import { getServerSupabase } from '../../../lib/supabase.server.ts';

/** A page does not wait longer for the counts than this. */
const TIMEOUT_MS = 300;
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
  return inTime(reading.counts);
}

async function read(context: Readonly<RouterContextProvider>): Promise<Counts> {
  const { data, error } = await getServerSupabase(context)
    .from('template_download_counts')
    .select('template_id, downloads')
    .retry(false);
  const rows = (error ? [] : data) as { template_id: string; downloads: number }[];
  return Object.fromEntries(rows.map((row) => [row.template_id, row.downloads]));
}

// Not by a signal: a backend in the same process can not be hung up on.
async function inTime(counts: Promise<Counts>): Promise<Counts> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<Counts>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, {});
  });
  try {
    return await Promise.race([counts, patience]);
  } finally {
    clearTimeout(timer);
  }
}

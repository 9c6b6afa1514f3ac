import { RealtimeClient } from '@supabase/supabase-js';
import type { Followed, RowChange } from './follow-rows.ts';
import { getPublicConfig } from './supabase.ts';

const HEARTBEAT_MS = 25_000;
/** So many failures in a row mean that the way is closed, by a proxy for one. */
const MOST_FAILURES = 4;

/**
 * Joins a channel that follows rows, with the site's public key alone. Only this part of the client is fetched for it.
 * `missed`: whether changes came before, which `heard(null)` tells as soon as the channel is joined, and after every
 * break. Returns the function that leaves.
 */
export async function openChannel(
  name: string,
  followed: readonly Followed[],
  heard: (change: RowChange | null) => void,
  missed: boolean,
): Promise<() => void> {
  const { url, publishableKey } = await getPublicConfig();
  const client = new RealtimeClient(`${url}/realtime/v1`, {
    params: { apikey: publishableKey },
    heartbeatIntervalMs: HEARTBEAT_MS,
  });
  const channel = client.channel(name);
  for (const { table, filter } of followed) {
    const rows = { event: '*', schema: 'public', table, ...(filter && { filter }) } as const;
    channel.on('postgres_changes', rows, (change) => {
      const row = change.eventType === 'DELETE' ? change.old : change.new;
      heard({ table: change.table, type: change.eventType, row });
    });
  }
  let failures = 0;
  let isBehind = missed;
  channel.subscribe((status) => {
    if (status === 'SUBSCRIBED') {
      failures = 0;
      if (isBehind) heard(null);
      isBehind = true;
      return;
    }
    if (status === 'CLOSED') return;
    failures += 1;
    if (failures >= MOST_FAILURES) void client.disconnect();
  });
  return () => void client.disconnect();
}

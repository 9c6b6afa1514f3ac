import { getPublicConfig } from '../../lib/supabase.ts';
import type { Suggestion } from './suggestion.ts';

export type Similar = Pick<Suggestion, 'number' | 'suggestion' | 'status' | 'votes_count'>;

/** Suggestions that share words with a text, best match first; at most five. Rejects when it cannot be read. */
export async function findSimilar(text: string, signal: AbortSignal): Promise<Similar[]> {
  const { url, publishableKey } = await getPublicConfig();
  const response = await fetch(`${url}/rest/v1/rpc/similar_suggestions`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ words: text }),
    signal,
  });
  if (!response.ok) throw new Error(`Similar suggestions could not be read (${response.status}).`);
  return (await response.json()) as Similar[];
}

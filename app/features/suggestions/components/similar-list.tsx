import { useEffect, useState } from 'react';
import { counted } from '../../../lib/counted.ts';
import { getPublicConfig } from '../../../lib/supabase.ts';
import { headlineOf, type Suggestion, suggestionPath } from '../suggestion.ts';
import { StatusBadge } from './status-badge.tsx';

/** How long nobody has typed before it is asked; milliseconds. */
const PAUSE_MS = 400;
/** Shorter texts share words with everything. */
const SHORTEST = 8;

/** Suggestions like the one being typed, so that a wish gets one more vote rather than a twin. */
export function SimilarList({ text }: { text: string }) {
  const similar = useSimilar(text.trim());
  return (
    <div aria-live="polite" className="mt-5 empty:hidden">
      {similar.length > 0 && (
        <section aria-label="Similar suggestions" className="rounded-md border border-line bg-sunken p-4">
          <p className="text-label font-semibold">
            Is it one of these? A vote helps more than a second suggestion.
          </p>
          <ul className="mt-2 divide-y divide-line">
            {similar.map((one) => (
              <li key={one.number} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <a
                  href={suggestionPath(one)}
                  target="_blank"
                  rel="noopener"
                  className="text-link min-w-0 flex-1 basis-48 text-[0.9375rem] wrap-anywhere"
                >
                  <bdi>{headlineOf(one.suggestion)}</bdi>
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
                <span className="text-label text-ink-soft tabular-nums">
                  {counted(one.votes_count, 'vote')}
                </span>
                {one.status !== 'open' && <StatusBadge status={one.status} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function useSimilar(text: string): Similar[] {
  const [found, setFound] = useState<Similar[]>([]);
  useEffect(() => {
    if (text.length < SHORTEST) {
      setFound([]);
      return;
    }
    const request = new AbortController();
    const timer = setTimeout(() => {
      findSimilar(text, request.signal)
        .then(setFound)
        .catch((error: unknown) => {
          // A help that fails is no reason to disturb who is writing.
          if (!request.signal.aborted) console.info('Similar suggestions could not be read.', error);
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text]);
  return found;
}

type Similar = Pick<Suggestion, 'number' | 'suggestion' | 'status' | 'votes_count'>;

/** Suggestions that share words with a text, best match first; at most five. Rejects when it cannot be read. */
async function findSimilar(text: string, signal: AbortSignal): Promise<Similar[]> {
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

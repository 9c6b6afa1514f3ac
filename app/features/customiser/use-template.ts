import { useEffect, useState } from 'react';
import { failureWords } from '../../lib/failure-words.ts';
import type { Outline, Subject } from './schema.ts';
import { type OpenWorkshop, startWorkshop } from './worker/call-workshop.ts';

export type OpenTemplate = { workshop: OpenWorkshop; outline: Outline };

type State = { kind: 'loading' } | { kind: 'failed'; words: string } | ({ kind: 'ready' } & OpenTemplate);

/** Fetches a template and opens it in a worker. `retry` begins again after a failure. */
export function useTemplate({ id }: Subject): { state: State; retry: () => void } {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins again
  useEffect(() => {
    const workshop = startWorkshop();
    const stop = new AbortController();
    setState({ kind: 'loading' });
    fetchTemplate(id, stop.signal)
      .then((zip) => workshop.call('open', zip))
      .then(
        (outline) => setState({ kind: 'ready', workshop, outline }),
        (error: unknown) => {
          if (!stop.signal.aborted) setState({ kind: 'failed', words: failureWords(error) });
        },
      );
    return () => {
      stop.abort();
      workshop.close();
    };
  }, [id, attempt]);
  return { state, retry: () => setAttempt((before) => before + 1) };
}

async function fetchTemplate(id: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(`/customiser/files/${id}.zip`, { signal });
  if (!response.ok)
    throw new Error(`The template could not be loaded (${response.status}). Please try again.`);
  return new Uint8Array(await response.arrayBuffer());
}

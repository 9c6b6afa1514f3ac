import { useEffect, useRef, useState } from 'react';
import type { SiteFiles } from '../../../domain/studio/site-files.ts';
import { failureWords } from '../../lib/failure-words.ts';

/** What is going on just now. */
export type Work =
  | {
      kind: 'all';
      /** As far as they have come; null before anything has. */
      files: SiteFiles | null;
      /** Without the file that is being written, once the page has its look: fit to be run. */
      ready: SiteFiles | null;
      writing: string | null;
    }
  | { kind: 'file'; file: string }
  | { kind: 'edit' }
  | { kind: 'open' }
  /** `trial` runs in the preview, to see whether it is better. */
  | { kind: 'mend'; trial: SiteFiles | null };

/** A piece of work. `isCurrent` turns false when something else is begun meanwhile. */
type Act = (signal: AbortSignal, isCurrent: () => boolean) => Promise<void>;

/** One piece of work at a time, and what there is to say about it. */
export function useWork() {
  const [work, setWork] = useState<Work | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  /** Runs one piece of work; what goes wrong is said in the page. */
  async function run(begin: Work, otherwise: string, act: Act) {
    const controller = new AbortController();
    current.current = controller;
    setWork(begin);
    setError(null);
    setNotice(null);
    try {
      // A new chat has nothing to do with what was begun before it.
      await act(controller.signal, () => current.current === controller);
    } catch (reason) {
      if (!controller.signal.aborted) setError(failureWords(reason, otherwise));
    } finally {
      if (current.current === controller) {
        current.current = null;
        setWork(null);
      }
    }
  }

  return {
    work,
    setWork,
    error,
    setError,
    notice,
    setNotice,
    run,
    stop: () => current.current?.abort(),
    /** Stops, and forgets what there was to say. */
    clear() {
      current.current?.abort();
      current.current = null;
      setWork(null);
      setError(null);
      setNotice(null);
    },
  };
}

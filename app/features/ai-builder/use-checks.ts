import { useCallback, useRef, useState } from 'react';
import { type SiteFiles, sameFiles } from '../../../domain/studio/site-files.ts';
import type { Report } from './mend/report.ts';

/** How long a page may take to load and be looked at. Milliseconds. */
const TIMEOUT_MS = 60_000;

/** What the preview finds wrong, and a way to wait for what it finds in other files. */
export function useChecks() {
  const [report, setReport] = useState<Report | null>(null);
  const waiting = useRef<{ files: SiteFiles; resolve: (report: Report) => void } | null>(null);
  const onReport = useCallback((next: Report) => {
    setReport(next);
    if (!next.isComplete || !waiting.current || !sameFiles(next.files, waiting.current.files)) return;
    waiting.current.resolve(next);
    waiting.current = null;
  }, []);
  /** Resolves once the preview, which must have been given the files, has looked at them. */
  const check = (files: SiteFiles, signal: AbortSignal) =>
    new Promise<Report>((resolve, reject) => {
      waiting.current = { files, resolve };
      const giveUp = () => reject(new Error('The page did not load, so it could not be looked at again.'));
      AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]).addEventListener('abort', giveUp);
    });
  return { report, onReport, check };
}

export type Checks = ReturnType<typeof useChecks>;

import type { CodeCase } from '../../data/types.ts';

export interface CaseResult {
  pass: boolean;
  got: string;
  logs: string[];
}

export type RunResult =
  | { kind: 'ran'; results: CaseResult[] }
  | { kind: 'broken'; message: string }
  | { kind: 'endless' };

/** What is taken from the worker before the learner's code begins: every way out of it. */
const shut = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'importScripts',
  'indexedDB',
  'caches',
  'BroadcastChannel',
  'Worker',
  'WebTransport',
  'postMessage',
];

/**
 * The text of a worker that calls `functionName` with each case and posts a CaseResult[]. The learner's code stands
 * in a function of its own, so that it can neither see nor replace the checking around it.
 */
export function workerSource(code: string, functionName: string, cases: CodeCase[]): string {
  return `'use strict';
const post = self.postMessage.bind(self);
for (const name of ${JSON.stringify(shut)}) Object.defineProperty(self, name, { value: undefined, configurable: false });
const logs = [];
const show = (value) => value === undefined ? 'undefined' : typeof value === 'number' ? String(value) : JSON.stringify(value) ?? String(value);
const same = (a, b) => typeof a === 'number' && typeof b === 'number'
  ? Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
  : Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((x, i) => same(x, b[i])) : a === b;
console.log = (...values) => { if (logs.length < 50) logs.push(values.map(show).join(' ')); };
const learner = (function (self, postMessage, post) {
${code}
;return typeof ${functionName} === 'function' ? ${functionName} : null;
})();
if (!learner) post({ missing: true });
else post({ results: ${JSON.stringify(cases)}.map(({ args, expected }) => {
  logs.length = 0;
  try {
    const got = learner(...args);
    return { pass: same(got, expected), got: show(got), logs: [...logs] };
  } catch (error) {
    return { pass: false, got: String(error), logs: [...logs] };
  }
}) });
`;
}

/** Runs a learner's code in a worker without page, storage or network, and stops it after `limit` milliseconds. */
export function run(code: string, functionName: string, cases: CodeCase[], limit = 2000): Promise<RunResult> {
  const url = URL.createObjectURL(
    new Blob([workerSource(code, functionName, cases)], { type: 'text/javascript' }),
  );
  return new Promise((resolve) => {
    const worker = new Worker(url);
    const end = (result: RunResult) => {
      clearTimeout(timer);
      worker.terminate();
      URL.revokeObjectURL(url);
      resolve(result);
    };
    const timer = setTimeout(() => end({ kind: 'endless' }), limit);
    worker.onmessage = ({ data }: MessageEvent<{ missing?: boolean; results?: CaseResult[] }>) =>
      end(
        data.results
          ? { kind: 'ran', results: data.results }
          : { kind: 'broken', message: `There is no function called ${functionName}.` },
      );
    worker.onerror = (event) => {
      event.preventDefault();
      end({ kind: 'broken', message: event.message.replace(/^Uncaught /, '') });
    };
  });
}

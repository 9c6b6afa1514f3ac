import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Seen } from './honest-visitor.ts';
import type { Target } from './target.ts';

const port = parentPort;
if (!port) throw new Error('honest-thread.ts must run as a worker thread.');
const { url, publishableKey, repository } = workerData as Target;

const rest = { apikey: publishableKey };
const asked: { path: string; headers?: Record<string, string> }[] = [
  { path: '/' },
  { path: '/rest/v1/projects?select=id,title&limit=5', headers: rest },
  { path: '/templates' },
  { path: `/${repository}/info/refs?service=git-upload-pack` },
  { path: '/community' },
  { path: '/rest/v1/suggestions?select=*&limit=20', headers: rest },
  { path: `/${repository.replace(/^git\//, 'git-store/').replace(/\.git$/, '')}` },
];
/** Milliseconds between two requests; an answer that is late does not hold back the next. */
const everyMilliseconds = 100;
const address = '198.51.100.7';

async function ask(at: number): Promise<{ path: string; milliseconds: number; refused: boolean }> {
  const { path, headers } = asked[at % asked.length] as (typeof asked)[number];
  const begun = performance.now();
  const status = await fetch(url + path, { headers: { ...headers, 'x-forwarded-for': address } })
    .then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    })
    .catch(() => 0);
  return { path, milliseconds: performance.now() - begun, refused: status !== 200 };
}

for (let at = 0; at < asked.length; at += 1) await ask(at);
port.postMessage('here');
for (;;) {
  await once(port, 'message');
  let isOver = false;
  port.once('message', () => {
    isOver = true;
  });
  const answers: ReturnType<typeof ask>[] = [];
  for (let at = 0; !isOver; at += 1) {
    answers.push(ask(at));
    await pause(everyMilliseconds);
  }
  const seen = (await Promise.all(answers)).toSorted((a, b) => a.milliseconds - b.milliseconds);
  const part = (of: number) => Math.round(seen[Math.floor((seen.length - 1) * of)]?.milliseconds ?? 0);
  port.postMessage({
    median: part(0.5),
    p95: part(0.95),
    slowest: part(1),
    slowestPath: seen.at(-1)?.path ?? '',
    refused: seen.filter(({ refused }) => refused).length,
  } satisfies Seen);
}

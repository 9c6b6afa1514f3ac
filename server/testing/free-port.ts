import { once } from 'node:events';
import { createServer } from 'node:net';

// Below those that systems give to connections going out (Linux from 32,768, others from 49,152): such a one would take the
// port between the question and its use.
const FIRST = 20_000;
const COUNT = 12_000;
const given = new Set<number>();

/** A port of the loopback that nobody listens on, another one at each call. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

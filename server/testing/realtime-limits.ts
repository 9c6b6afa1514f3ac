import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type RawSocket, startTestRealtime, type TestRealtime } from './realtime.ts';

let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `10.0.${networks >> 8}.${networks & 255}`;
};

/** What suites about realtime's limits share. */
export interface RealtimeLimits {
  /** Realtime with its limits, or with those by rate switched off: what this test speaks to from now on. */
  use(kind: 'limited' | 'unlimited'): TestRealtime;
  /** A network that no other test comes from. */
  network(): string;
  /** The networks of this test. */
  here: string;
  elsewhere: string;
  /** A request to realtime's own routes, by default with the publishable key from `here`. */
  post(path: string, body: unknown, key?: string, network?: string): Promise<Response>;
}

/** Starts both kinds for a suite, behind one proxy, so that a test can come from several networks; ends what each test opened. */
export function realtimeLimits(): RealtimeLimits {
  const started = new Map<string, TestRealtime>();
  let current: TestRealtime;
  const limits: RealtimeLimits = {
    use(kind) {
      current = started.get(kind) as TestRealtime;
      return current;
    },
    network: newNetwork,
    here: '',
    elsewhere: '',
    post: (path, body, key = current.test.services.keys.publishable, network = limits.here) =>
      fetch(`${current.url}/api${path}`, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json', 'x-forwarded-for': network },
        body: JSON.stringify(body),
      }),
  };
  beforeAll(async () => {
    for (const [kind, rateLimitFactor] of [
      ['limited', 1],
      ['unlimited', 0],
    ] as const) {
      started.set(kind, await startTestRealtime({ rateLimitFactor, trustedProxies: 1 }));
    }
  });
  beforeEach(() => {
    limits.here = newNetwork();
    limits.elsewhere = newNetwork();
  });
  afterEach(() => current.disconnect());
  afterAll(async () => {
    for (const realtime of started.values()) await realtime.close();
  });
  return limits;
}

/** Joins a channel over a socket without the client's manners. */
export const join = (socket: RawSocket, name: string, config: object = {}) =>
  socket.ask(`realtime:${name}`, 'phx_join', { config });

/** A message of a channel. */
export const broadcast = (text: string) => ({ type: 'broadcast', event: 'hello', payload: { text } });

/** So many things, by their index. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

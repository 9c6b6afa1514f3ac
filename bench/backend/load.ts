import autocannon from 'autocannon';

/** What one call costs: how many are answered in a second, and how long one waits. */
export interface Rate {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** The longest wait, in milliseconds. */
  longest: number;
}

export interface LoadRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  /** `[<id>]` in it becomes a text that is new each time. */
  body?: string;
}

/** Sends the same request over and over, from a thread of its own. Throws when any answer is not a success; none at all is a rate of 0. */
export async function load(request: LoadRequest, connections: number, seconds: number): Promise<Rate> {
  const result = await autocannon({
    ...request,
    idReplacement: request.body !== undefined,
    connections,
    duration: seconds,
    workers: 1,
    excludeErrorStats: false,
  });
  const { requests, latency, non2xx, errors, duration } = result;
  if (non2xx + errors > 0) {
    throw new Error(`${non2xx + errors} of ${requests.total} requests failed`);
  }
  return {
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    longest: latency.max,
  };
}

/** Does `work` on each of them in turn, so many times, so that what else the machine does falls on all. */
export async function inTurn<T, R>(
  of: readonly T[],
  rounds: number,
  work: (one: T) => Promise<R>,
): Promise<Map<T, R[]>> {
  const results = new Map<T, R[]>(of.map((one) => [one, []]));
  for (let round = 0; round < rounds; round++) {
    for (const one of of) results.get(one)?.push(await work(one));
  }
  return results;
}

/** The middle one; of an even number the higher of the two. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

import type { AttackedTarget } from './target.ts';

/** How often what was said. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  toString(): string {
    return [...this.#counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([what, count]) => `${what}: ${count}`)
      .join(', ');
  }
}

interface FloodRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
}

/** Sends requests until the signal, so many at once, each as soon as the one before it has been answered. */
export async function flood(
  { url, from }: AttackedTarget,
  until: AbortSignal,
  atOnce: number,
  next: (turn: number) => FloodRequest,
): Promise<string> {
  const tally = new Tally();
  let turn = 0;
  const sendOn = async () => {
    while (!until.aborted) {
      const { path, headers, ...rest } = next(turn++);
      const status = await fetch(url + path, {
        ...rest,
        headers: { ...headers, 'x-forwarded-for': from },
        signal: until,
      })
        .then(async (response) => {
          await response.arrayBuffer();
          return String(response.status);
        })
        .catch(() => (until.aborted ? 'left waiting' : 'cut off'));
      tally.add(status);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOn));
  return tally.toString();
}

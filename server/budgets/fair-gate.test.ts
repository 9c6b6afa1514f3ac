import { describe, expect, it } from 'vitest';
import { FairGate, type GateLimits } from './fair-gate.ts';

const limits: GateLimits = { places: 2, placesOfOne: 1, waitingOfOne: 3, waiting: 5, wait: 60_000 };

/** A gate with a clock of its own, and the order in which work began. */
function open(changes: Partial<GateLimits> = {}) {
  let now = 0;
  const begun: string[] = [];
  const gate = new FairGate({ ...limits, ...changes }, () => now);
  const ends = new Map<string, () => void>();
  const come = (visitor: string | null, name = visitor ?? 'own', signal?: AbortSignal) =>
    gate.enter(visitor, signal).then((leave) => {
      begun.push(name);
      ends.set(name, leave);
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    come,
    begun,
    async end(name: string, milliseconds = 0) {
      await settle();
      now += milliseconds;
      ends.get(name)?.();
      await settle();
    },
    settle,
    go: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('a gate', () => {
  it('gives one visitor its share alone, and the others the rest', async () => {
    const { come, begun, settle } = open();
    for (const name of ['a1', 'a2', 'a3']) void come('a', name);
    void come('b');
    await settle();
    expect(begun).toEqual(['a1', 'b']);
  });

  it('lets who has used least go first, however long the queue of another is', async () => {
    const { come, begun, end } = open({ places: 1 });
    void come('a', 'a1');
    void come('a', 'a2');
    void come('a', 'a3');
    void come('b');
    await end('a1', 500);
    expect(begun).toEqual(['a1', 'b']);
    await end('b', 5);
    expect(begun).toEqual(['a1', 'b', 'a2']);
  });

  it('forgets what was used as time goes by', async () => {
    const { come, begun, end, go } = open({ places: 1 });
    await come('a', 'a1');
    await end('a1', 500);
    go(600_000);
    await come('b', 'b1');
    void come('a', 'a2');
    void come('b', 'b2');
    await end('b1', 100);
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  it('refuses what one visitor has waiting on top, and nobody else for it', async () => {
    const { come, begun, end, settle } = open({ places: 1 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void come('a', name);
    await expect(come('a', 'a5')).rejects.toMatchObject({ status: 503, fields: { retryAfter: 2 } });
    void come('b');
    await settle();
    await end('a1', 1);
    expect(begun).toEqual(['a1', 'b']);
  });

  it('refuses everybody when too many wait, but not the server itself', async () => {
    const { come, begun, end } = open({ places: 1, waiting: 2 });
    void come('a');
    void come('b');
    void come('c');
    await expect(come('d')).rejects.toMatchObject({ status: 503 });
    void come(null);
    await end('a', 1);
    expect(begun).toEqual(['a', 'own']);
  });

  it('lets go of who gives up, and of who has waited long enough', async () => {
    const { come, begun, end } = open({ places: 1, wait: 5 });
    const controller = new AbortController();
    void come('a');
    const left = come('b', 'b', controller.signal);
    controller.abort();
    await expect(left).rejects.toMatchObject({ status: 503 });
    await expect(come('c')).rejects.toMatchObject({ status: 503 });
    await end('a');
    expect(begun).toEqual(['a']);
  });

  it('takes a place back once', async () => {
    const { come, begun, end, settle } = open({ places: 1 });
    await come('a');
    await end('a');
    await end('a');
    void come('b', 'b1');
    void come('c', 'c1');
    await settle();
    expect(begun).toEqual(['a', 'b1']);
  });
});

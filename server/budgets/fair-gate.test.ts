import { describe, expect, it } from 'vitest';
import { FairGate, type GateLimits } from './fair-gate.ts';

const limits: GateLimits = { places: 2, placesOfOne: 1, waitingOfOne: 3, waiting: 5, wait: 60_000 };

/** A gate with a clock of its own, and the order in which work began. */
function open(changes: Partial<GateLimits> = {}) {
  let now = 0;
  const begun: string[] = [];
  const present = new Set<string>();
  const gate = new FairGate(
    { ...limits, ...changes },
    () => present,
    () => now,
  );
  const ends = new Map<string, () => void>();
  const come = (visitor: string | null, name = visitor ?? 'own', signal?: AbortSignal) => {
    const entered = gate.enter(visitor, signal).then((leave) => {
      begun.push(name);
      ends.set(name, leave);
    });
    // Those that still wait when their test is over are let go later.
    entered.catch(() => {});
    return entered;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    enter: (visitor: string) => gate.enter(visitor),
    come,
    begun,
    present,
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
  it('gives a place to who has to wait as the first of more visitors than are remembered', async () => {
    const gate = open({ places: 1 });
    for (let at = 0; at < 9_999; at += 1) (await gate.enter(`earlier ${at}`))();
    await gate.come('first');
    gate.come('late');
    await gate.end('first');
    expect(gate.begun).toEqual(['first', 'late']);
  });

  it('gives one visitor its share alone, and the others the rest', async () => {
    const { come, begun, settle } = open();
    for (const name of ['a1', 'a2', 'a3']) void come('a', name);
    void come('b');
    await settle();
    expect(begun).toEqual(['a1', 'b']);
  });

  it('lets visitors take turns, however long the queue of one is', async () => {
    const { come, begun, end } = open({ places: 1 });
    for (const name of ['a1', 'a2', 'a3']) void come('a', name);
    void come('b', 'b1');
    void come('b', 'b2');
    for (const name of ['a1', 'b1', 'a2', 'b2']) await end(name, 5);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });

  it('lets who has taken little time go before several who have taken much', async () => {
    const { come, begun, end } = open({ places: 1 });
    void come('a', 'a1');
    for (const name of ['b1', 'c1']) void come(name.slice(0, 1), name);
    await end('a1', 5);
    for (const name of ['b2', 'c2', 'a2', 'a3']) void come(name.slice(0, 1), name);
    for (const name of ['b1', 'c1']) await end(name, 90);
    for (const name of ['a2', 'a3']) await end(name, 5);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'b2']);
  });

  it('lets nobody save up time by staying away', async () => {
    const { come, begun, end } = open({ places: 1 });
    for (const name of ['a1', 'a2', 'a3']) {
      void come('a', name);
      await end(name, 50);
    }
    void come('a', 'a4');
    for (const name of ['b1', 'b2', 'b3']) void come('b', name);
    void come('a', 'a5');
    await end('a4', 50);
    for (const name of ['b1', 'a5']) await end(name, 50);
    expect(begun.slice(3)).toEqual(['a4', 'b1', 'a5', 'b2']);
  });

  it('lets who has taken much rest between two pieces while others have work under way', async () => {
    const { come, begun, end, go } = open({ places: 4, rest: 100 });
    for (const name of ['a1', 'b1']) await come(name.slice(0, 1), name);
    await end('a1', 50);
    void come('a', 'a2');
    void come('c', 'c1');
    await end('c1', 0);
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    go(50);
    await expect.poll(() => begun).toEqual(['a1', 'b1', 'c1', 'a2']);
    await end('a2', 50);
    void come('a', 'a3');
    await end('b1', 0);
    expect(begun.at(-1)).toBe('a3');
  });

  it('keeps places for visitors whose pieces are known to be short', async () => {
    const { come, begun, end, settle } = open({ places: 3, placesOfOne: 2, kept: 1 });
    await come('b', 'b1');
    await end('b1', 5);
    for (const name of ['x1', 'y1', 'z1']) void come(name.slice(0, 1), name);
    await settle();
    expect(begun).toEqual(['b1', 'x1', 'y1']);
    void come('b', 'b2');
    await settle();
    expect(begun).toEqual(['b1', 'x1', 'y1', 'b2']);
    await end('x1', 5);
    expect(begun).toEqual(['b1', 'x1', 'y1', 'b2', 'z1']);
  });

  it('begins a long piece beside short ones only after as long again as the last one took, whoever it was', async () => {
    const { come, begun, end, go, present } = open({ places: 1 });
    for (const name of ['x1', 'y1']) {
      await come(name.slice(0, 1), name);
      await end(name, 1500);
    }
    present.add('x').add('y').add('b');
    void come('x', 'x2');
    go(2001);
    await expect.poll(() => begun.at(-1)).toBe('x2');
    void come('y', 'y2');
    go(2001);
    await end('x2', 1500);
    void come('b', 'b1');
    await end('b1', 5);
    expect(begun.slice(2)).toEqual(['x2', 'b1']);
    go(2000);
    await expect.poll(() => begun.at(-1)).toBe('y2');
  });

  it('gives all places that are free to those who have let others go first', async () => {
    const { come, begun, end, present } = open({ places: 3 });
    for (const name of ['x1', 'y1', 'z1']) {
      await come(name.slice(0, 1), name);
      await end(name, 1000);
    }
    present.add('b');
    for (const name of ['x2', 'y2', 'z2']) void come(name.slice(0, 1), name);
    await come('b', 'b1');
    present.delete('b');
    await end('b1', 1);
    expect(begun.slice(3)).toEqual(['b1', 'x2', 'y2', 'z2']);
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

  it('lets who has long pieces of work begin when nobody with short ones is present, or after a while', async () => {
    const { come, begun, end, go, present } = open({ places: 1 });
    await come('a', 'a1');
    await end('a1', 1000);
    present.add('a').add('b');
    void come('a', 'a2');
    await come('b', 'b1');
    await end('b1', 5);
    expect(begun).toEqual(['a1', 'b1']);
    present.delete('b');
    await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2']);
    await end('a2', 1000);
    present.add('b');
    void come('a', 'a3');
    go(2001);
    await expect.poll(() => begun.at(-1)).toBe('a3');
  });
});

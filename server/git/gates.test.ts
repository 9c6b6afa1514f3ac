import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gitBudget } from '../budgets/budgets.ts';
import { GitGates, type Leave } from './gates.ts';

let folder: string;
let gates: GitGates;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-gates-'));
  gates = new GitGates({ ...gitBudget, memoryBytes: 10, spooled: { ofOne: 100, all: 150 } }, folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const { signal } = new AbortController();
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** What of `asked` has got in. */
async function inside(asked: Promise<Leave>[]): Promise<number> {
  let count = 0;
  // Those that still wait when their test is over are let go later.
  for (const one of asked)
    one.then(
      () => (count += 1),
      () => {},
    );
  await settle();
  return count;
}
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

describe('places', () => {
  it('of one visitor are three clones and one page besides, of eight', async () => {
    const clones = times(5, () => gates.transfer('a', signal));
    expect(await inside(clones)).toBe(3);
    expect(await inside(times(5, () => gates.read('a', signal)))).toBe(1);
    expect(await inside(times(5, () => gates.transfer('b', signal)))).toBe(3);
    expect(await inside([gates.read('b', signal)])).toBe(1);
  });

  it('for pages are there whatever number of visitors clones', async () => {
    await inside(['a', 'b', 'c', 'd'].map((name) => gates.transfer(name, signal)));
    expect(await inside(['e', 'f', 'g'].map((name) => gates.transfer(name, signal)))).toBe(2);
    expect(await inside(['x', 'y'].map((name) => gates.read(name, signal)))).toBe(2);
  });

  it('are given back once, both of a clone', async () => {
    const [first] = times(4, () => gates.transfer('a', signal));
    const leave = (await first) as Leave;
    leave();
    leave();
    await settle();
    expect(await inside([gates.transfer('a', signal)])).toBe(0);
    expect(await inside([gates.read('a', signal)])).toBe(1);
  });
});

describe('a spool', () => {
  const text = async (spool: ReturnType<GitGates['room']['spool']>) => (await spool.bytes()).toString();

  it('gives back what was written, from memory and from the disk, while it is written', async () => {
    const spool = gates.room.spool('a');
    const read = text(spool);
    for (const part of ['123456', '7890', 'abc', 'def']) await spool.write(Buffer.from(part));
    spool.end();
    expect([await read, await text(spool)]).toEqual(['1234567890abcdef', '1234567890abcdef']);
    expect(await readdir(folder)).toHaveLength(1);
    await spool.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  it('takes no more of the disk than one visitor, and all, may have, and gives it back', async () => {
    const [a, b] = [gates.room.spool('a'), gates.room.spool('b')];
    await a.write(Buffer.alloc(90));
    await expect(a.write(Buffer.alloc(20))).rejects.toMatchObject({ status: 503 });
    await expect(gates.room.spool('a').write(Buffer.alloc(20))).rejects.toMatchObject({ status: 503 });
    await b.write(Buffer.alloc(50));
    await expect(b.write(Buffer.alloc(20))).rejects.toMatchObject({ status: 503 });
    await a.discard();
    await a.discard();
    await b.write(Buffer.alloc(40));
    await expect(b.write(Buffer.alloc(20))).rejects.toMatchObject({ status: 503 });
    await b.discard();
  });

  it('tells its reader of what is missing', async () => {
    const spool = gates.room.spool('a');
    const read = expect(text(spool)).rejects.toThrow('git was ended');
    await spool.write(Buffer.from('half'));
    spool.end(new Error('git was ended'));
    await read;
    const other = gates.room.spool('a');
    const left = expect(text(other)).rejects.toThrow('not there any more');
    await other.write(Buffer.alloc(50));
    await other.discard();
    await left;
    expect(await readdir(folder)).toEqual([]);
  });
});

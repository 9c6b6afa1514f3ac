import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CheckOptions, checkEach } from './check-each.ts';
import type { Fault } from './fault.ts';

const fault: Fault = { bar: 'css', file: 'style.css', what: 'is wrong', mend: 'mend it' };

let folder: string;
/** What was looked at since the last question. */
let inspected: string[];
let checker: string;
let states: Record<string, string>;
let faults: Record<string, Fault[]>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-check-each-'));
  for (const id of ['cafe', 'shop']) await mkdir(path.join(folder, id));
  inspected = [];
  checker = 'first';
  states = { cafe: 'a', shop: 'a' };
  faults = {};
});
afterEach(() => rm(folder, { recursive: true }));

/** Checks both, and returns which of them were looked at. */
async function look(options: CheckOptions = {}): Promise<string[]> {
  inspected = [];
  const results = checkEach(['cafe', 'shop'], options, {
    memory: folder,
    checker,
    open: async (id) => ({ id }),
    stateOf: async ({ id }) => states[id] ?? '',
    inspect: async ({ id }) => {
      inspected.push(id);
      return { faults: faults[id] ?? [], measures: { bytes: 1 } };
    },
    checkRecords: async () => [],
  });
  for await (const { measures, isCached, id } of results) {
    expect(measures).toEqual({ bytes: 1 });
    expect(isCached).toBe(!inspected.includes(id));
  }
  return inspected.sort();
}

it('looks once at what is good and does not change', async () => {
  expect(await look()).toEqual(['cafe', 'shop']);
  expect(await look()).toEqual([]);
});

it('looks again at what has changed, at all when the checker has, and when it is told to', async () => {
  await look();
  states.shop = 'b';
  expect(await look()).toEqual(['shop']);
  checker = 'second';
  expect(await look()).toEqual(['cafe', 'shop']);
  expect(await look({ all: true })).toEqual(['cafe', 'shop']);
});

it('looks again at what was not good', async () => {
  faults = { shop: [fault] };
  await look();
  expect(await look()).toEqual(['shop']);
});

it('keeps a line for each in the order of their names, and none for what is gone', async () => {
  await look();
  await rm(path.join(folder, 'shop'), { recursive: true });
  states.cafe = 'b';
  await look();
  const lines = (await readFile(path.join(folder, 'passed.json'), 'utf8')).split('\n');
  expect(lines.map((line) => line.slice(0, 8))).toEqual(['{', '  "cafe"', '}', '']);
});

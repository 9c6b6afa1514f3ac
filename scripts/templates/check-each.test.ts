import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CheckOptions, checkEach, type Part } from './check-each.ts';
import type { Fault } from './fault.ts';

const fault: Fault = { bar: 'css', file: 'style.css', what: 'is wrong', mend: 'mend it' };

let folder: string;
/** What was looked at since the last question. */
let inspected: string[];
let checkers: Record<string, string>;
let states: Record<string, string>;
let faults: Record<string, Fault[]>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-check-each-'));
  for (const id of ['cafe', 'shop']) await mkdir(path.join(folder, id));
  inspected = [];
  checkers = {};
  states = { cafe: 'a', shop: 'a' };
  faults = {};
});
afterEach(() => rm(folder, { recursive: true }));

/** Checks both, and returns what was looked at: the part and the id. */
async function look(options: CheckOptions = {}): Promise<string[]> {
  inspected = [];
  const part = (name: string, measures: object): Part<{ id: string }, object> => ({
    name,
    checker: checkers[name] ?? '',
    inspect: async ({ id }) => {
      inspected.push(`${name} ${id}`);
      return { faults: faults[`${name} ${id}`] ?? [], measures };
    },
  });
  const results = checkEach(['cafe', 'shop'], options, {
    memory: folder,
    parts: [part('files', {}), part('views', { bytes: 1 })],
    open: async (id) => ({ id }),
    stateOf: async ({ id }) => states[id] ?? '',
    checkRecords: async () => [],
  });
  for await (const { measures, isCached, id } of results) {
    expect(measures).toEqual({ bytes: 1 });
    expect(isCached).toBe(!inspected.some((one) => one.endsWith(id)));
  }
  return inspected.sort();
}

const everything = ['files cafe', 'files shop', 'views cafe', 'views shop'];

it('looks once at what is good and does not change', async () => {
  expect(await look()).toEqual(everything);
  expect(await look()).toEqual([]);
});

it('looks again at what has changed, and at all when it is told to', async () => {
  await look();
  states.shop = 'b';
  expect(await look()).toEqual(['files shop', 'views shop']);
  expect(await look({ all: true })).toEqual(everything);
});

it('looks again with a part that has changed, and not with the other', async () => {
  await look();
  checkers.files = 'second';
  expect(await look()).toEqual(['files cafe', 'files shop']);
  expect(await look()).toEqual([]);
});

it('looks again at what was not good, with the part that found it', async () => {
  faults = { 'files shop': [fault] };
  await look();
  expect(await look()).toEqual(['files shop']);
});

it('makes nothing of a record in another form', async () => {
  await writeFile(path.join(folder, 'passed.json'), '{"cafe":{"key":"a","measures":{"bytes":2}}}');
  expect(await look()).toEqual(everything);
});

it('keeps a line for each in the order of their names, and none for what is gone', async () => {
  await look();
  await rm(path.join(folder, 'shop'), { recursive: true });
  states.cafe = 'b';
  await look();
  const lines = (await readFile(path.join(folder, 'passed.json'), 'utf8')).split('\n');
  expect(lines.map((line) => line.slice(0, 8))).toEqual(['{', '  "cafe"', '}', '']);
});

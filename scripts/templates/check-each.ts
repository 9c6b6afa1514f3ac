import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { reachableFrom, readImports } from '../imports.ts';
import { packagesOf } from '../packages.ts';
import { bars, type Fault } from './fault.ts';
import type { Measures } from './inspect-views.ts';

/** What a check found of one template or product. */
export interface CheckResult<Subject, Measured = Measures> {
  id: string;
  faults: Fault[];
  /** Missing when its manifest can not be read. */
  subject?: Subject;
  measures?: Measured;
  seconds: number;
  /** Whether nothing had changed since it last passed. */
  isCached: boolean;
}

export interface CheckOptions {
  folder?: string;
  /** Check also what has passed before and has not changed since. */
  all?: boolean;
  /** Leave out whether figures, pictures, film and catalogue are up to date. */
  withoutRecords?: boolean;
}

/** Some of the bars of a kind, whose result is remembered by itself: a change of what reads files opens no browser. */
export interface Part<Subject, Measured> {
  name: string;
  /** Stands for what looks: whatever changes it makes what has passed before worthless. */
  checker: string;
  inspect(subject: Subject): Promise<{ faults: Fault[]; measures?: Partial<Measured> }>;
}

/** How one kind of subject is held to its bars. */
interface Kind<Subject, Measured> {
  /** The folder they lie in. What has passed is remembered in its `passed.json`; null when it is not. */
  memory: string | null;
  /** Together they measure all that `Measured` has. */
  parts: Part<Subject, Measured>[];
  open(id: string): Promise<Subject | Fault[]>;
  stateOf(subject: Subject): Promise<string>;
  checkRecords(subject: Subject): Promise<Fault[]>;
}

/**
 * How many are looked at side by side: for much of the time a page is waited for, not worked on. No bar looks at the clock
 * of the machine.
 */
const atOnce = os.availableParallelism();

/** Holds each to every bar of its kind, some at once, and yields each result in the order of `ids`. */
export async function* checkEach<Subject extends object, Measured extends object>(
  ids: string[],
  { all, withoutRecords }: CheckOptions,
  { memory, parts, open, stateOf, checkRecords }: Kind<Subject, Measured>,
): AsyncGenerator<CheckResult<Subject, Measured>> {
  yield* Readable.from(ids).map(
    async (id: string): Promise<CheckResult<Subject, Measured>> => {
      const begun = performance.now();
      const subject = await open(id);
      if (Array.isArray(subject)) return { id, faults: subject, seconds: 0, isCached: false };
      const state = await stateOf(subject);
      const passed = { ...nothing<Measured>(), ...(memory ? readPassed<Measured>(memory)[id] : {}) };
      const keys: Record<string, string> = {};
      const faults: Fault[] = [];
      const measures: Partial<Measured> = { ...passed.measures };
      let isCached = true;
      for (const { name, checker, inspect } of parts) {
        const key = createHash('sha256').update(`${checker} ${state}`).digest('hex');
        if (all || passed.keys[name] !== key) {
          isCached = false;
          const found = await inspect(subject);
          faults.push(...found.faults);
          Object.assign(measures, found.measures);
          if (found.faults.length > 0) continue;
        }
        keys[name] = key;
      }
      if (memory && !isCached) writePassed(memory, id, { keys, measures });
      const stale = withoutRecords ? [] : await checkRecords(subject);
      return {
        id,
        faults: [...faults, ...stale].sort((one, other) => bars.indexOf(one.bar) - bars.indexOf(other.bar)),
        subject,
        measures: measures as Measured,
        seconds: (performance.now() - begun) / 1000,
        isCached,
      };
    },
    { concurrency: atOnce },
  );
}

/** Something that is opened once, when it is first asked for, and closed if it was. */
export function whenNeeded<T extends { close(): Promise<void> }>(open: () => Promise<T>) {
  let opened: Promise<T> | null = null;
  return {
    get(): Promise<T> {
      opened ??= open();
      return opened;
    },
    async close(): Promise<void> {
      await (await opened)?.close();
    },
  };
}

/**
 * Stands for what looks: the sources that these import, themselves or through others, what these folders hold, and the packages
 * of both. Paths from the project's root.
 */
export async function hashChecker(sources: string[], folders: string[] = []): Promise<string> {
  const imports = await readImports(['domain', 'scripts', 'server']);
  // Papers that are written into sources import their neighbours there.
  const files = [...reachableFrom(sources, imports)].filter((file) => imports.has(file)).sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = await readFile(path.resolve(import.meta.dirname, '../..', file));
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  // Of packages those alone that have a part in it: a library of the server's changes no template.
  hash.update(await packagesOf([...files, ...folders]));
  return hash.digest('hex');
}

interface Passed<Measured> {
  /** Of each part that found nothing wrong: stands for what looked and for the state it was found in. */
  keys: Record<string, string>;
  measures: Partial<Measured>;
}

const nothing = <Measured>(): Passed<Measured> => ({ keys: {}, measures: {} });

const passedFile = (folder: string) => path.join(folder, 'passed.json');

/** What was found good when last checked, and what was measured then, by id. */
function readPassed<Measured>(folder: string): Record<string, Partial<Passed<Measured>>> {
  return existsSync(passedFile(folder)) ? JSON.parse(readFileSync(passedFile(folder), 'utf8')) : {};
}

/** Remembers what exactly was found good, and forgets what is no longer there. A line each, for a readable diff. */
function writePassed<Measured>(folder: string, id: string, passed: Passed<Measured>): void {
  const lines = Object.entries({ ...readPassed<Measured>(folder), [id]: passed })
    .filter(([name]) => existsSync(path.join(folder, name)))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  writeFileSync(passedFile(folder), `{\n${lines.join(',\n')}\n}\n`);
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { packagesOf } from '../packages.ts';
import { bars, type Fault } from './fault.ts';
import type { Measures } from './inspect.ts';

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

/** How one kind of subject is held to its bars. */
interface Kind<Subject, Measured> {
  /** The folder they lie in. What has passed is remembered in its `passed.json`; null when it is not. */
  memory: string | null;
  /** Stands for the checker: whatever changes it makes what has passed before worthless. */
  checker: string;
  open(id: string): Promise<Subject | Fault[]>;
  stateOf(subject: Subject): Promise<string>;
  inspect(subject: Subject): Promise<{ faults: Fault[]; measures: Measured }>;
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
  { memory, checker, open, stateOf, inspect, checkRecords }: Kind<Subject, Measured>,
): AsyncGenerator<CheckResult<Subject, Measured>> {
  yield* Readable.from(ids).map(
    async (id: string): Promise<CheckResult<Subject, Measured>> => {
      const begun = performance.now();
      const subject = await open(id);
      if (Array.isArray(subject)) return { id, faults: subject, seconds: 0, isCached: false };
      const key = createHash('sha256')
        .update(`${checker} ${await stateOf(subject)}`)
        .digest('hex');
      const passed = memory ? readPassed<Measured>(memory)[id] : undefined;
      const known = passed?.key === key && !all ? passed.measures : null;
      const { faults, measures } = known ? { faults: [], measures: known } : await inspect(subject);
      if (memory && !known && faults.length === 0) writePassed(memory, id, { key, measures });
      const stale = withoutRecords ? [] : await checkRecords(subject);
      return {
        id,
        faults: [...faults, ...stale].sort((one, other) => bars.indexOf(one.bar) - bars.indexOf(other.bar)),
        subject,
        measures,
        seconds: (performance.now() - begun) / 1000,
        isCached: known !== null,
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

/** Whatever changes the checker, or the rules it goes by, makes every earlier result worthless. */
export async function hashChecker(...folders: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [import.meta.dirname, ...folders]) {
    const names = (await readdir(folder, { recursive: true }))
      .filter((name) => /\.(ts|js)$/.test(name) && !name.endsWith('.test.ts'))
      .sort();
    for (const name of names) hash.update(await readFile(path.join(folder, name)));
  }
  const others = [
    'server/site/demo-files.ts',
    'server/site/demo-policy.ts',
    'server/site/demo-routes.ts',
    'server/site/demo-theme.ts',
    'server/testing/serve-demos.ts',
    'server/demo/files.ts',
    'scripts/test/browser-flags.ts',
  ];
  for (const name of others) hash.update(await readFile(path.resolve(import.meta.dirname, '../..', name)));
  // Of packages those alone that have a part in it: a library of the server's changes no template.
  hash.update(await packagesOf(['scripts/templates', 'scripts/products', 'templates', 'products']));
  return hash.digest('hex');
}

interface Passed<Measured> {
  /** Stands for the checker and for the state in which it was found good. */
  key: string;
  measures: Measured;
}

const passedFile = (folder: string) => path.join(folder, 'passed.json');

/** What was found good when last checked, and what was measured then, by id. */
function readPassed<Measured>(folder: string): Record<string, Passed<Measured>> {
  return existsSync(passedFile(folder)) ? JSON.parse(readFileSync(passedFile(folder), 'utf8')) : {};
}

/** Remembers that exactly this was found good, and forgets what is no longer there. A line each, for a readable diff. */
function writePassed<Measured>(folder: string, id: string, passed: Passed<Measured>): void {
  const lines = Object.entries({ ...readPassed<Measured>(folder), [id]: passed })
    .filter(([name]) => existsSync(path.join(folder, name)))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  writeFileSync(passedFile(folder), `{\n${lines.join(',\n')}\n}\n`);
}

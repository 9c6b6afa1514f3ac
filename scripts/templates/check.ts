import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { launchBrowser } from './browser.ts';
import { checkRecords, stateOf } from './catalogue.ts';
import { bars, type Fault } from './fault.ts';
import { inspect, type Measures } from './inspect.ts';
import { parseManifest } from './schema.ts';
import { type DemoServer, serveDemos } from './serve.ts';
import { openTemplate, type Template, templatesFolder } from './template.ts';

const cacheFolder = path.resolve(import.meta.dirname, '../../.cache');

export interface CheckResult {
  id: string;
  faults: Fault[];
  /** Missing when the manifest can not be read. */
  template?: Template;
  measures?: Measures;
  seconds: number;
  /** Whether nothing had changed since it last passed. */
  isCached: boolean;
}

export interface CheckOptions {
  folder?: string;
  /** Check also what has passed before and has not changed since. */
  all?: boolean;
  /** Leave out whether figures, pictures and catalogue are up to date. */
  withoutRecords?: boolean;
}

/** Holds templates to every bar, one after the other in one browser, and yields each result as it is known. */
export async function* check(ids: string[], options: CheckOptions = {}): AsyncGenerator<CheckResult> {
  const folder = options.folder ?? templatesFolder;
  const checker = await hashChecker();
  let browser: Browser | null = null;
  let server: DemoServer | null = null;
  try {
    for (const id of ids) {
      const begun = performance.now();
      const template = await open(folder, id);
      if (Array.isArray(template)) {
        yield { id, faults: template, seconds: 0, isCached: false };
        continue;
      }
      const key = `${checker} ${await stateOf(template)}`;
      const known = options.all ? null : await readPassed('templates', id, key);
      let faults: Fault[] = [];
      let measures = known;
      if (!measures) {
        browser ??= await launchBrowser();
        server ??= await serveDemos(folder);
        ({ faults, measures } = await inspect(template, browser, server));
        if (faults.length === 0 && folder === templatesFolder)
          await writePassed('templates', id, key, measures);
      }
      if (!options.withoutRecords) faults.push(...(await checkRecords(template)));
      faults.sort((one, other) => bars.indexOf(one.bar) - bars.indexOf(other.bar));
      const seconds = (performance.now() - begun) / 1000;
      yield { id, faults, template, measures, seconds, isCached: known !== null };
    }
  } finally {
    await browser?.close();
    await server?.close();
  }
}

async function open(folder: string, id: string): Promise<Template | Fault[]> {
  const fault = (what: string, mend: string, line?: number): Fault => {
    return { bar: 'manifest', file: 'template.json', ...(line ? { line } : {}), what, mend };
  };
  const text = await readFile(path.join(folder, id, 'template.json'), 'utf8').catch(() => null);
  if (text === null) return [fault('is missing', `run: npm run templates -- new ${id} "Title"`)];
  const result = parseManifest(text);
  if ('faults' in result)
    return result.faults.map(({ field, line, what }) =>
      fault(field ? `"${field}" ${what}` : what, 'the fields are explained in templates/README.md', line),
    );
  if (result.manifest.id !== id)
    return [fault(`"id" is ${result.manifest.id}`, `it must be the name of the folder, ${id}`)];
  return openTemplate(path.join(folder, id), result.manifest);
}

/** Whatever changes the checker, or the rules it goes by, makes every earlier result worthless. */
export async function hashChecker(...folders: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [import.meta.dirname, ...folders]) {
    const names = (await readdir(folder, { recursive: true }))
      .filter((name) => /\.(ts|js)$/.test(name))
      .sort();
    for (const name of names) hash.update(await readFile(path.join(folder, name)));
  }
  for (const name of ['server/site/demo-files.ts', 'server/demo/files.ts', 'package-lock.json'])
    hash.update(await readFile(path.resolve(import.meta.dirname, '../..', name)));
  return hash.digest('hex');
}

/** What was measured when exactly this was last found good; null when it never was. */
export async function readPassed<T = Measures>(kind: string, id: string, key: string): Promise<T | null> {
  const text = await readFile(path.join(cacheFolder, kind, `${id}.json`), 'utf8').catch(() => null);
  const known = text ? (JSON.parse(text) as { key: string; measures: T }) : null;
  return known?.key === key ? known.measures : null;
}

/** Remembers that exactly this was found good. */
export async function writePassed(kind: string, id: string, key: string, measures: object): Promise<void> {
  await mkdir(path.join(cacheFolder, kind), { recursive: true });
  await writeFile(path.join(cacheFolder, kind, `${id}.json`), JSON.stringify({ key, measures }));
}

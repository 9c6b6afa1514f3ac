import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from './browser.ts';
import { checkRecords, stateOf } from './catalogue.ts';
import { type CheckOptions, type CheckResult, checkEach, hashChecker, whenNeeded } from './check-each.ts';
import { openDemoServers } from './demo-servers.ts';
import type { Fault } from './fault.ts';
import { inspectFiles } from './inspect-files.ts';
import { inspectInBrowser } from './inspect-views.ts';
import { parseManifest } from './schema.ts';
import { openTemplate, type Template, templatesFolder } from './template.ts';

/** What is written into sources that are built, and read from there when it is: no module imports it. */
export async function builtPapers(): Promise<string[]> {
  const names = await readdir(path.join(import.meta.dirname, 'built'));
  return names.sort().map((name) => `scripts/templates/built/${name}`);
}

/** What decides what a browser finds: the bars, the browser, and what serves the pages to it. */
const ofBrowser = ['inspect-views.ts', 'browser.ts', 'demo-servers.ts'];

/** Holds templates to every bar, some at once in one browser, and yields each result in the order of `ids`. */
export async function* check(
  ids: string[],
  options: CheckOptions = {},
): AsyncGenerator<CheckResult<Template>> {
  const folder = options.folder ?? templatesFolder;
  const browser = whenNeeded(launchBrowser);
  const servers = whenNeeded(() => openDemoServers(folder));
  try {
    yield* checkEach(ids, options, {
      memory: folder === templatesFolder ? folder : null,
      parts: [
        {
          name: 'files',
          checker: await hashChecker(
            ['scripts/templates/inspect-files.ts', ...(await builtPapers())],
            ['templates'],
          ),
          inspect: async (template) => ({ faults: await inspectFiles(template) }),
        },
        {
          name: 'views',
          checker: await hashChecker(ofBrowser.map((name) => `scripts/templates/${name}`)),
          inspect: async (template) => inspectInBrowser(template, await browser.get(), await servers.get()),
        },
      ],
      open: (id) => open(folder, id),
      stateOf,
      checkRecords,
    });
  } finally {
    await browser.close();
    await servers.close();
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

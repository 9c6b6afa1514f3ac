import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from './browser.ts';
import { checkRecords, stateOf } from './catalogue.ts';
import { type CheckOptions, type CheckResult, checkEach, hashChecker, whenNeeded } from './check-each.ts';
import { openDemoServers } from './demo-servers.ts';
import type { Fault } from './fault.ts';
import { inspect } from './inspect.ts';
import { parseManifest } from './schema.ts';
import { openTemplate, type Template, templatesFolder } from './template.ts';

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
      checker: await hashChecker(),
      open: (id) => open(folder, id),
      stateOf,
      inspect: async (template) => inspect(template, await browser.get(), await servers.get()),
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

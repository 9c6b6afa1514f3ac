import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '../templates/build.ts';
import type { Fault } from '../templates/fault.ts';
import { makePreview, runOwnChecks } from './build.ts';
import type { Product } from './product.ts';

/** The committed preview is byte for byte what the source makes. */
export async function checkPreview(product: Product): Promise<Fault[]> {
  const mend = `run: npm run products -- build ${product.slug}`;
  const fault = (file: string, what: string): Fault => ({ bar: 'build', file, what, mend });
  try {
    const build = await makePreview(product);
    const { files, folder } = product.preview;
    const faults: Fault[] = [];
    for (const [file, bytes] of build) {
      if (!files.includes(file))
        faults.push(fault(`preview/${file}`, 'is missing, though the source makes it'));
      else if (!(await readFile(path.join(folder, file))).equals(bytes))
        faults.push(fault(`preview/${file}`, 'is not what the source makes'));
    }
    for (const file of files)
      if (!build.has(file)) faults.push(fault(`preview/${file}`, 'is not made by the source'));
    return faults;
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    const words = error.message.split('\n').slice(0, 2).join(' ').trim();
    return [{ ...fault('source', `can not be built: ${words}`), mend: 'build shows all of it' }];
  }
}

/** The type check and the tests that a buyer runs pass. */
export async function checkTypesAndTests(product: Product): Promise<{ faults: Fault[]; tests: number }> {
  const { types, tests, failures } = await runOwnChecks(product);
  const faults: Fault[] = types.map((words) => {
    const [, file = 'source', line, what = words] = /^(\S+)\((\d+),\d+\): (.+)$/.exec(words) ?? [];
    return {
      bar: 'types',
      file: file === 'source' ? file : `source/${file}`,
      ...(line ? { line: Number(line) } : {}),
      what,
      mend: 'run tsc --noEmit in source/',
    };
  });
  for (const what of failures)
    faults.push({ bar: 'tests', file: 'source', what, mend: 'run npm test in source/' });
  if (tests === 0 && failures.length === 0)
    faults.push({ bar: 'tests', file: 'source', what: 'has no tests', mend: 'test what can go wrong' });
  return { faults, tests };
}

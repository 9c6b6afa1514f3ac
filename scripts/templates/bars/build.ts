import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError, makeBuild } from '../build.ts';
import { builtPapers, isBuilt } from '../built/papers.ts';
import type { Fault } from '../fault.ts';
import type { Template } from '../template.ts';

/**
 * A built template carries the workshop's own papers, and its pages and assets are byte for byte what its sources make
 * with the packages that the project has locked.
 */
export async function checkBuild(template: Template): Promise<Fault[]> {
  if (!isBuilt(template.manifest)) return [];
  const mend = `run: npm run templates -- build ${template.id}`;
  const fault = (file: string, what: string, how = mend): Fault => ({ bar: 'build', file, what, mend: how });
  const read = (file: string) => readFile(path.join(template.folder, file)).catch(() => null);
  const faults: Fault[] = [];
  for (const [file, text] of Object.entries(await builtPapers(template.manifest))) {
    const present = await read(file);
    if (present === null) faults.push(fault(file, 'is missing'));
    else if (present.toString() !== text) faults.push(fault(file, 'is not what the workshop writes'));
  }
  let build: Map<string, Buffer>;
  try {
    build = await makeBuild(template);
  } catch (error) {
    if (error instanceof BuildError) return [...faults, failed(error)];
    throw error;
  }
  for (const [file, bytes] of build) {
    const present = await read(file);
    if (present === null) faults.push(fault(file, 'is missing, though the source makes it'));
    else if (!present.equals(bytes)) faults.push(fault(file, 'is not what the source makes'));
  }
  for (const file of template.site)
    if (!build.has(file))
      faults.push(fault(file, 'is not made by the source', `move it to source/public/${file}, or delete it`));
  return faults;
}

/** Vite's first words, at the place in the sources that they name. */
function failed({ message }: BuildError): Fault {
  const [, file = 'source', line, column] = /\b(source\/[\w./-]+\.\w+)(?::(\d+):(\d+))?/.exec(message) ?? [];
  const words = message.split('\n').slice(0, 2);
  return {
    bar: 'build',
    file,
    ...(line ? { line: Number(line), column: Number(column) } : {}),
    what: `can not be built: ${words.join(' ').trim()}`,
    mend: 'build shows all of it',
  };
}

import path from 'node:path';
import { Failure } from '../failure.ts';
import { readFolder } from '../folder.ts';
import { inspectWebsite } from '../inspect-website.ts';
import type { Result, World } from '../world.ts';

/** Says what would be refused or broken on the net. Fails where anything would. */
export async function check(world: World, [given = '']: string[]): Promise<Result> {
  const root = path.resolve(world.cwd, given);
  const found = await readFolder({ root, platform: world.platform });
  const { files, bytes, faults, findings, notes } = await inspectWebsite(found);
  const facts = { folder: root, files: files.size, bytes, faults, findings, notes };
  if (faults.length + findings.length > 0) {
    const sentences = [...faults, ...findings.map(({ path: file, what }) => `${file}: ${what}`)];
    throw new Failure(sentences.join('\n'), 1, facts);
  }
  return { lines: [...notes, `Nothing was found in ${files.size} files.`], json: facts };
}

import { gitBudget } from '../../budgets/budgets.ts';
import { RecentlyUsed } from '../../site/recently-used.ts';
import type { Place } from '../inspect.ts';
import { runGit } from '../run.ts';

/** One file of a commit. */
export interface FileEntry {
  path: string;
  /** Git's mode: 100644, or 100755 for a program. */
  mode: string;
  sha: string;
  /** Bytes. */
  size: number;
}

/** Lists of commits looked at last, by what git prints of them. A commit's id stands for its files, so they never go stale. */
const recent = new RecentlyUsed<{ files: FileEntry[]; size: number }>(8 * 1024 * 1024);

/** All files of a commit, given by its whole id, in the order of their paths; submodules and links count as files. */
export async function listFiles(place: Place, commit: string): Promise<readonly FileEntry[]> {
  const known = recent.get(commit);
  if (known) return known.files;
  const output = await runGit(['ls-tree', '-r', '-l', '-z', '--full-tree', commit], {
    ...place,
    maxBytes: gitBudget.listBytes,
  });
  const files = readFiles(output);
  recent.set(commit, { files, size: output.length });
  return files;
}

function readFiles(output: Buffer): FileEntry[] {
  return output
    .toString('utf8')
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const tab = line.indexOf('\t');
      const [mode = '', , sha = '', size] = line.slice(0, tab).split(/ +/);
      return { mode, sha, size: Number(size) || 0, path: line.slice(tab + 1) };
    });
}

/** The bytes of objects, in the order asked for. */
export async function readBlobs(place: Place, shas: string[]): Promise<Buffer[]> {
  if (shas.length === 0) return [];
  const output = await runGit(['cat-file', '--batch'], { ...place, input: `${shas.join('\n')}\n` });
  const blobs: Buffer[] = [];
  let position = 0;
  for (const sha of shas) {
    const end = output.indexOf(0x0a, position);
    const [, kind, size] = output.subarray(position, end).toString('latin1').split(' ');
    if (kind !== 'blob') throw new Error(`${sha} is not a file.`);
    blobs.push(output.subarray(end + 1, end + 1 + Number(size)));
    position = end + 1 + Number(size) + 1;
  }
  return blobs;
}

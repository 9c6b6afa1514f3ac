import { isProgram } from '../../../domain/repository/repository-files.ts';
import { gitBudget } from '../../budgets/budgets.ts';
import { RecentlyUsed } from '../../site/recently-used.ts';
import type { Place } from '../run.ts';
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

/** What a commit holds that is shown and served, and what else is in it. */
interface Listed {
  files: FileEntry[];
  /** Paths of symbolic links, submodules and programs, which only commits made elsewhere and behind a branch's end have. */
  others: string[];
  size: number;
}

/** File lists of recent commits, sized by git's output. A commit's id determines its files, so entries never go stale. */
const recent = new RecentlyUsed<Listed>(8 * 1024 * 1024);

/** The files of a commit that are shown and served, given by its whole id, in the order of their paths. */
export async function listFiles(place: Place, commit: string): Promise<readonly FileEntry[]> {
  return (await list(place, commit)).files;
}

/** Paths in a commit of what is never served. */
export async function listOthers(place: Place, commit: string): Promise<readonly string[]> {
  return (await list(place, commit)).others;
}

async function list(place: Place, commit: string): Promise<Listed> {
  const known = recent.get(commit);
  if (known) return known;
  const output = await runGit(['ls-tree', '-r', '-l', '-z', '--full-tree', commit], {
    ...place,
    maxBytes: gitBudget.listBytes,
  });
  const entries = readEntries(output);
  const isFile = ({ mode, path }: FileEntry) => mode.startsWith('100') && !isProgram(path);
  const listed = {
    files: entries.filter(isFile),
    others: entries.filter((entry) => !isFile(entry)).map(({ path }) => path),
    size: output.length,
  };
  recent.set(commit, listed);
  return listed;
}

function readEntries(output: Buffer): FileEntry[] {
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

/** The bytes of objects, in the order asked for. Throws a GitOutputError where they are more than `maxBytes`. */
export async function readBlobs(place: Place & { maxBytes?: number }, shas: string[]): Promise<Buffer[]> {
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

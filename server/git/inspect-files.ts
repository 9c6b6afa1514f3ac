import {
  dangerousPathFault,
  fileTooLarge,
  pathFault,
  repositoryLimits,
  sizeFault,
} from '../../domain/repository/repository-files.ts';
import { Refusal } from './refusal.ts';
import { GitEndedError, GitOutputError, type Place, readGit, runGit } from './run.ts';

const mostCommits = 5000;
/** Of the list of everything that a push changes, and of everything that its branches and tags hold. */
const mostListedBytes = 16 * 1024 * 1024;
/** Of what a commit says, with its signature. */
const mostCommitBytes = 64 * 1024;
const tooLarge = 'This push is too large. Please push it in several parts.';
const tooLong = 'This push takes too long to look at. Please push it in several parts.';
/** The tree without files, which every git knows. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
const listing = ['diff-tree', '--stdin', '-r', '--raw', '-z', '--no-renames', '--no-abbrev'];

/** A branch or tag as it is to be: the commit behind it and the tree of its files. */
export interface Tip {
  name: string;
  commit: string;
  tree: string;
}

/** A file of a commit as git lists it; `path` is null for a name that is not UTF-8. */
interface Entry {
  mode: string;
  sha: string;
  path: string | null;
}

/**
 * Why files that come with a change can not be kept, in sentences. What a branch ends with can be mended by one more commit
 * and is held to every rule; an older commit or a tagged one cannot be mended, and is refused only for what is dangerous
 * or too large. `known` are the ends of the branches and tags so far, `tips` of those that come.
 */
export async function inspectFiles(place: Place, known: string[], tips: Tip[]): Promise<string[]> {
  if (tips.length === 0) return [];
  try {
    const commits = await newCommits(place, known, tips);
    const changed = commits.length > 0 ? await changedEntries(place, commits) : [];
    const isNew = new Set(commits);
    const looked = tips.filter(({ name, commit }) => name.startsWith('refs/heads/') || isNew.has(commit));
    const trees = await treeEntries(place, new Set(looked.map(({ tree }) => tree)));
    const files = [...changed, ...[...trees.values()].flat()].filter(({ mode }) => mode !== '160000');
    const sizes = await sizesOf(place, [...new Set([...files.map(({ sha }) => sha), ...commits])]);
    const faults = new Set<string>();
    for (const { path, sha } of changed) {
      const fault = dangerousPathFault(path ?? '?');
      if (fault) faults.add(fault);
      else if ((sizes.get(sha) ?? 0) > repositoryLimits.fileBytes) faults.add(fileTooLarge(path ?? '?'));
    }
    for (const commit of commits) {
      if ((sizes.get(commit) ?? 0) > mostCommitBytes) {
        faults.add(`${commit.slice(0, 7)}: what a commit says can have at most 64 kB.`);
      }
    }
    const branches = new Set(
      tips.filter(({ name }) => name.startsWith('refs/heads/')).map(({ tree }) => tree),
    );
    for (const [tree, entries] of trees) {
      if (branches.has(tree)) for (const entry of entries) addFault(faults, entryFault(entry));
      const bytes = entries.reduce((sum, { sha }) => sum + (sizes.get(sha) ?? 0), 0);
      addFault(faults, sizeFault(entries.length, bytes));
    }
    return [...faults];
  } catch (error) {
    if (error instanceof GitEndedError) throw new Refusal([tooLong]);
    throw error instanceof GitOutputError ? new Refusal([tooLarge]) : error;
  }
}

function addFault(faults: Set<string>, fault: string | null): void {
  if (fault) faults.add(fault);
}

function entryFault({ mode, path }: Entry): string | null {
  if (path === null) return 'A file name is not valid UTF-8.';
  if (mode === '120000') return `${path}: symbolic links are not accepted.`;
  if (mode === '160000') return `${path}: submodules are not accepted.`;
  return pathFault(path);
}

async function newCommits(place: Place, known: string[], tips: Tip[]): Promise<string[]> {
  const wanted = [...new Set(tips.map(({ commit }) => commit)), ...known.map((target) => `^${target}`)];
  const output = await readGit(['rev-list', '--stdin'], {
    ...place,
    input: `${wanted.join('\n')}\n`,
    maxBytes: 41 * mostCommits,
  });
  return output === '' ? [] : output.split('\n');
}

/** Every file that any of the commits adds or changes, not only those that are left at the end. */
async function changedEntries(place: Place, commits: string[]): Promise<Entry[]> {
  const output = await runGit([...listing, '-m', '--root', '--no-commit-id'], {
    ...place,
    input: `${commits.join('\n')}\n`,
    maxBytes: mostListedBytes,
  });
  return [...rawEntries(output)].flatMap(({ entry }) => (entry.mode === '000000' ? [] : [entry]));
}

/** All files of each tree: what it has that the empty tree has not. */
async function treeEntries(place: Place, trees: Set<string>): Promise<Map<string, Entry[]>> {
  const found = new Map<string, Entry[]>([...trees].map((tree) => [tree, []]));
  if (trees.size === 0) return found;
  const output = await runGit(listing, {
    ...place,
    input: [...trees].map((tree) => `${emptyTree} ${tree}\n`).join(''),
    maxBytes: mostListedBytes,
  });
  for (const { tree, entry } of rawEntries(output)) found.get(tree)?.push(entry);
  return found;
}

/** What git lists; of two trees it says first which they were, and `tree` is the second. */
function* rawEntries(output: Buffer): Generator<{ tree: string; entry: Entry }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let position = 0;
  let tree = '';
  const next = (end: number) => {
    const stop = output.indexOf(end, position);
    const part = output.subarray(position, stop);
    position = stop + 1;
    return part;
  };
  while (position < output.length) {
    if (output[position] !== 0x3a) {
      tree = next(0x0a).toString('latin1').split(' ')[1] ?? '';
      continue;
    }
    const [, mode = '', , sha = ''] = next(0).toString('latin1').split(' ');
    const name = next(0);
    let path: string | null = null;
    try {
      path = decoder.decode(name);
    } catch {}
    yield { tree, entry: { mode, sha, path } };
  }
}

async function sizesOf(place: Place, shas: string[]): Promise<Map<string, number>> {
  if (shas.length === 0) return new Map();
  const output = await readGit(['cat-file', '--batch-check=%(objectname) %(objectsize)'], {
    ...place,
    input: `${shas.join('\n')}\n`,
  });
  return new Map(
    output.split('\n').map((line) => {
      const [sha = '', size] = line.split(' ');
      return [sha, Number(size)];
    }),
  );
}

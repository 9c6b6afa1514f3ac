import { fileTooLarge, pathFault, repositoryLimits, sizeFault } from '../../app/lib/repository-files.ts';
import { listFiles } from './read/files.ts';
import { Refusal } from './refusal.ts';
import { GitEndedError, GitError, GitOutputError, readGit, runGit } from './run.ts';
import type { RefChange, StoreState } from './store.ts';

const none = '0'.repeat(40);
const mostRefs = 200;
const mostCommits = 5000;
/** Of the list of everything that a push changes. */
const mostListedBytes = 16 * 1024 * 1024;
/** Of what a commit says, with its signature. */
const mostCommitBytes = 64 * 1024;
const tooLarge = 'This push is too large. Please push it in several parts.';
const tooLong = 'This push takes too long to look at. Please push it in several parts.';
/** Sentences of one refusal: enough to see what is wrong. */
const mostSentences = 10;

/** Where to look: a workspace, with the objects that are still in quarantine. */
export interface Place {
  directory: string;
  environment?: Record<string, string>;
  /** Time that one look has: that of a page unless given. */
  milliseconds?: number;
  /** Ends every look. */
  signal?: AbortSignal;
}

/** What a push wants to move, as git tells its hook. */
export interface Wish {
  old: string;
  new: string;
  name: string;
}

/**
 * Looks at a change before it is taken in. Returns the moves with what they mean, and the name of the default branch
 * afterwards. Throws a Refusal with every reason it finds.
 */
export async function inspectChange(
  place: Place,
  state: StoreState,
  wishes: Wish[],
): Promise<{ refs: RefChange[]; defaultBranch: string }> {
  const defaultBranch = chooseDefault(state, wishes);
  const refs: RefChange[] = [];
  const faults: string[] = [];
  for (const wish of wishes) {
    const fault = nameFault(wish, defaultBranch);
    if (fault) faults.push(fault);
    else refs.push(await understand(place, wish));
  }
  for (const { name, rewinds } of refs) {
    if (rewinds && name === `refs/heads/${defaultBranch}`) {
      faults.push(
        `${defaultBranch} cannot be rewritten: fetch it, put your commits on top and push again without force.`,
      );
    }
  }
  const made = refs.filter((ref) => !ref.old && ref.new).length;
  if (made > 0 && Object.keys(state.refs).length + made > mostRefs) {
    faults.push(`A repository can have at most ${mostRefs} branches and tags.`);
  }
  if (faults.length > 0) throw new Refusal(faults.slice(0, mostSentences));
  await inspectFiles(place, state, refs);
  return { refs, defaultBranch };
}

/** The first push to an empty repository decides: main, master, or whatever branch it brings. */
function chooseDefault(state: StoreState, wishes: Wish[]): string {
  if (state.refs[`refs/heads/${state.default_branch}`]) return state.default_branch;
  const pushed = wishes
    .filter((wish) => wish.new !== none && wish.name.startsWith('refs/heads/'))
    .map((wish) => wish.name.slice('refs/heads/'.length));
  return ['main', 'master'].find((name) => pushed.includes(name)) ?? pushed[0] ?? state.default_branch;
}

function nameFault(wish: Wish, defaultBranch: string): string | null {
  if (!/^refs\/(heads|tags)\/./.test(wish.name)) {
    return `${wish.name}: only branches and tags are kept here.`;
  }
  if (wish.name.length > 255) return `${wish.name.slice(0, 80)}...: this name is too long.`;
  if (wish.new === none && wish.name === `refs/heads/${defaultBranch}`) {
    return `${defaultBranch} cannot be removed: it is the branch that the repository shows.`;
  }
  return null;
}

async function understand(place: Place, wish: Wish): Promise<RefChange> {
  const change = {
    name: wish.name,
    old: wish.old === none ? null : wish.old,
    new: wish.new === none ? null : wish.new,
  };
  if (!change.new) return { ...change, rewinds: true };
  await readGit(['rev-parse', '--verify', '--quiet', `${change.new}^{commit}`], place).catch((error) => {
    throw error instanceof GitError ? new Refusal([`${wish.name}: only commits can be pushed.`]) : error;
  });
  const rewinds = change.old !== null && !(await isAncestor(place, change.old, change.new));
  return { ...change, rewinds };
}

async function isAncestor(place: Place, older: string, newer: string): Promise<boolean> {
  try {
    await runGit(['merge-base', '--is-ancestor', older, newer], place);
    return true;
  } catch (error) {
    if (error instanceof GitError && error.code === 1) return false;
    throw error;
  }
}

async function inspectFiles(place: Place, state: StoreState, refs: RefChange[]): Promise<void> {
  const tips = refs.flatMap((ref) => ref.new ?? []);
  if (tips.length === 0) return;
  try {
    const known = Object.values(state.refs).map((target) => `^${target}`);
    const commits = await readGit(['rev-list', '--stdin'], {
      ...place,
      input: `${[...tips, ...known].join('\n')}\n`,
      maxBytes: 41 * mostCommits,
    });
    if (commits === '') return;
    await inspectEntries(place, commits);
    for (const tip of new Set(tips)) {
      const files = await listFiles(place, tip);
      const fault = sizeFault(
        files.length,
        files.reduce((sum, { size }) => sum + size, 0),
      );
      if (fault) throw new Refusal([fault]);
    }
  } catch (error) {
    if (error instanceof GitEndedError) throw new Refusal([tooLong]);
    throw error instanceof GitOutputError ? new Refusal([tooLarge]) : error;
  }
}

/** Looks at every file that any of the commits adds or changes, not only at those that are left at the end. */
async function inspectEntries(place: Place, commits: string): Promise<void> {
  const args = ['diff-tree', '--stdin', '-r', '-m', '--root', '--raw', '-z', '--no-renames', '--no-abbrev'];
  const output = await runGit([...args, '--no-commit-id'], {
    ...place,
    input: `${commits}\n`,
    maxBytes: mostListedBytes,
  });
  const faults = new Set<string>();
  const blobs = new Map<string, string>();
  for (const { mode, sha, path } of rawEntries(output)) {
    if (mode === '000000') continue;
    const fault = entryFault(mode, path);
    if (fault) faults.add(fault);
    else blobs.set(sha, String(path));
  }
  for (const [sha, size] of await sizesOf(place, [...blobs.keys(), ...commits.split('\n')])) {
    const path = blobs.get(sha);
    if (path !== undefined && size > repositoryLimits.fileBytes) faults.add(fileTooLarge(path));
    if (path === undefined && size > mostCommitBytes) {
      faults.add(`${sha.slice(0, 7)}: what a commit says can have at most 64 kB.`);
    }
  }
  if (faults.size === 0) return;
  const sentences = [...faults];
  const more = sentences.length - mostSentences;
  throw new Refusal([...sentences.slice(0, mostSentences), ...(more > 0 ? [`... and ${more} more.`] : [])]);
}

function entryFault(mode: string, path: string | null): string | null {
  if (path === null) return 'A file name is not valid UTF-8.';
  if (mode === '120000') return `${path}: symbolic links are not accepted.`;
  if (mode === '160000') return `${path}: submodules are not accepted.`;
  return pathFault(path);
}

function* rawEntries(output: Buffer): Generator<{ mode: string; sha: string; path: string | null }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let position = 0;
  const next = () => {
    const end = output.indexOf(0, position);
    const part = output.subarray(position, end);
    position = end + 1;
    return part;
  };
  while (position < output.length) {
    const [, mode = '', , sha = ''] = next().toString('latin1').split(' ');
    const name = next();
    let path: string | null = null;
    try {
      path = decoder.decode(name);
    } catch {}
    yield { mode, sha, path };
  }
}

async function sizesOf(place: Place, shas: string[]): Promise<[string, number][]> {
  if (shas.length === 0) return [];
  const output = await readGit(['cat-file', '--batch-check=%(objectname) %(objectsize)'], {
    ...place,
    input: `${shas.join('\n')}\n`,
  });
  return output.split('\n').map((line) => {
    const [sha = '', size] = line.split(' ');
    return [sha, Number(size)];
  });
}

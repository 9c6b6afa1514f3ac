import { inspectFiles, type Tip } from './inspect-files.ts';
import { Refusal } from './refusal.ts';
import { GitError, type Place, readGit, runGit } from './run.ts';
import type { RefChange, StoreState } from './store.ts';

const none = '0'.repeat(40);
const mostRefs = 200;
/** Sentences of one refusal: enough to see what is wrong. */
const mostSentences = 10;

/** What a push wants to move, as git tells its hook. */
export interface RefUpdate {
  old: string;
  new: string;
  name: string;
}

/**
 * Looks at a change before it is taken in. Returns the moves with what they mean, and the name of the default branch
 * afterwards. Throws a Refusal with every reason it finds. Runs git as often for two hundred branches as for one.
 */
export async function inspectChange(
  place: Place,
  state: StoreState,
  updates: RefUpdate[],
): Promise<{ refs: RefChange[]; defaultBranch: string }> {
  const defaultBranch = chooseDefault(state, updates);
  refuse(updates.map((update) => nameFault(update, defaultBranch)));
  const { refs, tips } = await classifyRefUpdates(place, updates);
  const main = refs.find(({ name }) => name === `refs/heads/${defaultBranch}`);
  if (main?.old && main.new && !(await isAncestor(place, main.old, main.new))) {
    refuse([
      `${defaultBranch} cannot be rewritten: fetch it, put your commits on top and push again without force.`,
    ]);
  }
  const made = refs.filter((ref) => !ref.old && ref.new).length;
  if (made > 0 && Object.keys(state.refs).length + made > mostRefs) {
    refuse([`A repository can have at most ${mostRefs} branches and tags.`]);
  }
  refuse(await inspectFiles(place, Object.values(state.refs), tips));
  return { refs, defaultBranch };
}

/** Throws a Refusal when there is any reason for one. */
function refuse(found: readonly (string | null)[]): void {
  const sentences = found.filter((sentence) => sentence !== null);
  if (sentences.length === 0) return;
  const more = sentences.length - mostSentences;
  throw new Refusal([...sentences.slice(0, mostSentences), ...(more > 0 ? [`... and ${more} more.`] : [])]);
}

/** The first push to an empty repository decides: main, master, or whatever branch it brings. */
function chooseDefault(state: StoreState, updates: RefUpdate[]): string {
  if (state.refs[`refs/heads/${state.default_branch}`]) return state.default_branch;
  const pushed = updates
    .filter((update) => update.new !== none && update.name.startsWith('refs/heads/'))
    .map((update) => update.name.slice('refs/heads/'.length));
  return ['main', 'master'].find((name) => pushed.includes(name)) ?? pushed[0] ?? state.default_branch;
}

function nameFault(update: RefUpdate, defaultBranch: string): string | null {
  if (!/^refs\/(heads|tags)\/./.test(update.name)) {
    return `${update.name}: only branches and tags are kept here.`;
  }
  if (update.name.length > 255) return `${update.name.slice(0, 80)}...: this name is too long.`;
  if (update.new === none && update.name === `refs/heads/${defaultBranch}`) {
    return `${defaultBranch} cannot be removed: it is the branch that the repository shows.`;
  }
  return null;
}

async function classifyRefUpdates(
  place: Place,
  updates: RefUpdate[],
): Promise<{ refs: RefChange[]; tips: Tip[] }> {
  const moved = updates.filter((update) => update.old !== none && update.new !== none);
  const wanted = updates.flatMap((update) => (update.new === none ? [] : [update.new]));
  const peeled = await peel(place, [...wanted, ...moved.map((update) => update.old)]);
  refuse(
    updates.map((update) =>
      update.new === none || peeled.has(update.new) ? null : `${update.name}: only commits can be pushed.`,
    ),
  );
  const lost = await lostCommits(
    place,
    moved.map((update) => update.old),
    wanted,
  );
  const refs = updates.map((update) => {
    const change = {
      name: update.name,
      old: update.old === none ? null : update.old,
      new: update.new === none ? null : update.new,
    };
    if (!change.new) return { ...change, rewinds: true };
    // An annotated tag that moves leaves its own object behind.
    const rewinds =
      change.old !== null && (lost.has(change.old) || peeled.get(change.old)?.commit !== change.old);
    return { ...change, rewinds };
  });
  const tips = refs.flatMap(({ name, new: target }) => {
    const found = target === null ? undefined : peeled.get(target);
    return found ? [{ name, ...found }] : [];
  });
  return { refs, tips };
}

/** The commit of each object (a tag is peeled) and that commit's tree. Objects without a commit are left out. */
async function peel(place: Place, ids: string[]): Promise<Map<string, { commit: string; tree: string }>> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const output = await readGit(['cat-file', '--batch-check=%(objectname)'], {
    ...place,
    input: distinct.map((id) => `${id}^{commit}\n${id}^{commit}^{tree}\n`).join(''),
  });
  const lines = output.split('\n');
  return new Map(
    distinct.flatMap((id, index) => {
      const [commit = '', tree = ''] = [lines[2 * index], lines[2 * index + 1]];
      return /^[0-9a-f]{40}$/.test(commit) ? [[id, { commit, tree }] as const] : [];
    }),
  );
}

/** Commits of the first that nothing of the second leads to any more. */
async function lostCommits(place: Place, from: string[], to: string[]): Promise<Set<string>> {
  if (from.length === 0) return new Set();
  const input = [...from, ...to.map((id) => `^${id}`)].map((line) => `${line}\n`).join('');
  return new Set((await readGit(['rev-list', '--stdin'], { ...place, input })).split('\n'));
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

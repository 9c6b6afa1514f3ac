import { setTimeout as wait } from 'node:timers/promises';
import { KeyedMutex, Mutex } from '../database/mutex.ts';
import type { OpenContext } from '../functions/kit/context.ts';
import { functionError } from '../functions/kit/errors.ts';
import type { Log } from '../log.ts';
import { GitCache } from './cache.ts';
import { compact } from './compact.ts';
import { type Edit, planEdit } from './edit.ts';
import { importCommit, type NewCommit } from './import.ts';
import type { RefUpdate } from './inspect.ts';
import { publish } from './publish.ts';
import { listFiles } from './read/files.ts';
import { Refusal } from './refusal.ts';
import type { Place } from './run.ts';
import { type FileRow, GitStore, type StoreState } from './store.ts';

const none = '0'.repeat(40);
const mostAttempts = 40;
/** Packs of one repository after which they are made one. */
const mostPacks = 40;

export interface Committed {
  commit: string;
  /** True when all was as wished before, so that no commit was made. */
  unchanged: boolean;
}

/** The repositories as git sees them: brought up to date from the store, and changed through one door. */
export class Repositories {
  readonly store: GitStore;
  readonly cache: GitCache;
  readonly #log: Log;
  readonly #mailDomain: string;
  readonly #syncing = new KeyedMutex();
  readonly #editing = new KeyedMutex();
  readonly #compacting = new Set<string>();
  /** One pack is made at a time: each is a whole history in memory. */
  readonly #compaction = new Mutex();
  readonly #stop = new AbortController();
  #underWay: Promise<unknown> = Promise.resolve();
  readonly #followers: (() => void)[] = [];

  /** `directory` holds copies that may be deleted at any time. */
  constructor({ operator, log, config }: OpenContext, directory: string) {
    this.store = new GitStore(operator);
    this.cache = new GitCache(directory, this.store, this.#stop.signal);
    this.#log = log;
    this.#mailDomain = `users.noreply.${new URL(config.siteUrl).hostname}`;
  }

  /**
   * The repository as it is now, with the copy on this machine brought up to it and rows that clients wrote made a
   * commit. Null when it is gone.
   */
  open(id: string): Promise<StoreState | null> {
    return this.#syncing.run(id, async () => {
      for (let attempt = 0; attempt < mostAttempts; attempt++) {
        const state = await this.store.read(id);
        if (!state) return null;
        await this.cache.bringUpTo(state);
        if (state.changes === state.committed_changes) {
          this.#compactLater(state);
          return state;
        }
        await this.#commitRows(state);
      }
      throw functionError('busy', { retryAfter: 2 });
    });
  }

  /** Changes files of a branch for its owner. Others' commits that come at the same time stay below it. Throws a Refusal. */
  edit(id: string, edit: Edit, owner: string): Promise<Committed> {
    return this.#editing.run(id, async () => {
      for (let attempt = 0; attempt < mostAttempts; attempt++) {
        if (attempt > 0) await wait(Math.random() * 40 * attempt);
        const state = await this.open(id);
        if (!state) throw functionError('repositoryNotFound');
        const branch = edit.branch ?? state.default_branch;
        const parent = state.refs[`refs/heads/${branch}`] ?? null;
        if (!parent && branch !== state.default_branch) throw functionError('refNotFound');
        const files = parent ? await listFiles(this.cache.placeOf(this.cache.directoryOf(id)), parent) : [];
        const work = planEdit(files, edit);
        if (!work) return { commit: parent ?? '', unchanged: true };
        const commit = await this.#commit(state, { ...work, branch, parent, message: edit.message }, owner);
        if (commit) return { commit, unchanged: false };
      }
      throw functionError('busy', { retryAfter: 2 });
    });
  }

  /** Takes in what the owner has pushed; `place` is where its objects wait. Throws a Refusal. */
  async receive(pushed: StoreState, place: Place, updates: RefUpdate[], owner: string): Promise<void> {
    let state: StoreState | null = pushed;
    for (let attempt = 0; attempt < mostAttempts && state; attempt++) {
      const outcome = await publish(this, state, place, updates, owner);
      if (outcome === 'published') return this.#tellFollowers();
      if (outcome !== 'overtaken') {
        const name = outcome.moved.replace(/^refs\/(heads|tags)\//, '');
        throw new Refusal([`${name} has moved on since you fetched it. Please fetch it and try again.`]);
      }
      state = await this.open(pushed.repository.id);
    }
    throw new Refusal([
      state ? 'Many changes come in at this moment. Please push again.' : 'This repository has been deleted.',
    ]);
  }

  /** Calls `follower` after each change of a branch that this process has taken in. */
  whenChanged(follower: () => void): void {
    this.#followers.push(follower);
  }

  /** Removes what interrupted pushes and deleted repositories left, in the store and on this machine. */
  async sweep(): Promise<void> {
    const removed = await this.store.removeUnused();
    await this.cache.tidy();
    if (removed > 0) this.#log.info('git_packs_swept', { removed });
  }

  /** Aborted when the server stops: ends whatever git does. */
  get stopping(): AbortSignal {
    return this.#stop.signal;
  }

  /** Resolves when what goes on behind requests has been done. */
  async settled(): Promise<void> {
    await this.#underWay;
  }

  /** Ends what git does. Resolves when nothing touches the store any more. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.settled();
  }

  /** Returns the new commit's id, or null when another change came first. */
  async #commit(
    state: StoreState,
    commit: Omit<NewCommit, 'author'>,
    owner: string | null,
  ): Promise<string | null> {
    const workspace = await this.cache.workOn(state);
    try {
      const { author, repository } = state;
      const email = `${repository.owner}@${this.#mailDomain}`;
      const made = await importCommit(workspace, { ...commit, author: { name: author, email } });
      const update = { name: `refs/heads/${commit.branch}`, old: commit.parent ?? none, new: made };
      const outcome = await publish(this, state, workspace, [update], owner);
      if (outcome !== 'published') return null;
      this.#tellFollowers();
      return made;
    } finally {
      await workspace.remove();
    }
  }

  async #commitRows(state: StoreState): Promise<void> {
    const { id } = state.repository;
    const parent = state.refs[`refs/heads/${state.default_branch}`] ?? null;
    const { changed, names } = await this.store.readRows(id);
    const files = parent ? await listFiles(this.cache.placeOf(this.cache.directoryOf(id)), parent) : [];
    const kept = new Set(names);
    const removed = files.map(({ path }) => path).filter((path) => !kept.has(path));
    const plan = planRows(files, changed, removed);
    if (!plan) {
      // The rows say what the branch says.
      const change = { refs: [], pack: null, files: [], removed: [], default_branch: state.default_branch };
      await this.store.publish(id, { ...change, generation: state.generation, changes: state.changes }, null);
      return;
    }
    const message = describe(changed, removed, parent);
    await this.#commit(state, { ...plan, branch: state.default_branch, parent, message }, null);
  }

  #tellFollowers(): void {
    for (const follower of this.#followers) follower();
  }

  #compactLater(state: StoreState): void {
    const { id } = state.repository;
    if (state.packs.length <= mostPacks || this.#compacting.has(id)) return;
    this.#compacting.add(id);
    const work = this.#compaction
      .run(() => compact(this, state))
      .catch((error) => {
        if (!this.stopping.aborted) this.#log.error('git_repack_failed', { id, error: String(error) });
      })
      .finally(() => this.#compacting.delete(id));
    this.#underWay = Promise.all([this.#underWay, work]);
  }
}

function planRows(files: Parameters<typeof planEdit>[0], changed: FileRow[], removed: string[]) {
  const present = new Map(files.map(({ path, sha }) => [path, sha]));
  return planEdit(files, {
    message: '',
    changes: [
      ...removed.map((path) => ({ action: 'delete' as const, path })),
      ...changed.map(({ filename, content }) => ({
        action: 'write' as const,
        path: filename,
        content,
        encoding: 'utf-8' as const,
        was: present.get(filename) ?? null,
      })),
    ],
  });
}

/** 'Add index.html', 'Change 3 files', ... */
function describe(changed: FileRow[], removed: string[], parent: string | null): string {
  const count = changed.length + removed.length;
  const verb = parent === null ? 'Add' : changed.length === 0 ? 'Remove' : 'Change';
  return `${verb} ${count === 1 ? (changed[0]?.filename ?? removed[0]) : `${count} files`}`;
}

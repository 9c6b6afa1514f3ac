import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gitBudget } from '../budgets/budgets.ts';
import type { Place } from './run.ts';
import { runGit } from './run.ts';
import type { GitStore, Pack, StoreState } from './store.ts';

/**
 * What `git fsck --strict` complains of in histories that other programs and older gits have made, and that is a danger to
 * nobody: a warning then, since nobody can mend it in a commit that others are built on.
 */
export const harmlessFaults = [
  ...['zeroPaddedFilemode', 'badFilemode', 'nulInCommit', 'multipleAuthors'],
  ...['badDate', 'badDateOverflow', 'zeroPaddedDate', 'badTimezone', 'missingSpaceBeforeDate'],
  ...['badName', 'badEmail', 'missingEmail', 'missingNameBeforeEmail', 'missingSpaceBeforeEmail'],
];

// `fsckObjects` refuses the rest of what `git fsck --strict` would complain of. Nothing is collected here: copies are thrown
// away whole.
const settings = `[core]
	repositoryformatversion = 0
	filemode = true
	bare = true
	quotePath = false
	bigFileThreshold = 2m
	deltaBaseCacheLimit = 32m
[gc]
	auto = 0
[fastimport]
	unpackLimit = 1
[http]
	receivepack = true
	getanyfile = false
[receive]
	fsckObjects = true
	maxInputSize = 50331648
	denyNonFastForwards = false
	unpackLimit = 1
	autogc = false
[receive "fsck"]
${harmlessFaults.map((id) => `	${id} = warn\n`).join('')}[uploadpack]
	allowReachableSHA1InWant = true
[pack]
	threads = 1
	deltaCacheSize = 32m
`;

// A zip holds the bytes of the files as they were pushed: what a `.gitattributes` says of line ends, keywords and encodings is
// for working copies. What it leaves out of archives stays out.
const attributes = '* -text !eol !ident !filter !working-tree-encoding !export-subst\n';

// Hands the push to the server over descriptor 3, repeats its answer to the client, and ends as it says.
const preReceive = `#!/bin/sh
{ printf 'quarantine %s\\n' "$GIT_QUARANTINE_PATH"; cat; printf 'end\\n'; } >&3
while IFS= read -r line <&3; do
  case $line in
    accept) exit 0 ;;
    refuse) exit 1 ;;
    *) printf '%s\\n' "\${line#say }" ;;
  esac
done
echo 'The server could not look at this push. Please try again.'
exit 1
`;

/** A repository of its own for one piece of work, which sees all objects of the cached one and shares none it makes. */
export interface Workspace extends Place {
  state: StoreState;
  remove(): Promise<void>;
}

/**
 * Bare repositories on this machine's disk, each a copy of what the store holds. Anything here may be deleted at any
 * time: it is fetched again.
 */
export class GitCache {
  readonly #directory: string;
  readonly #store: GitStore;
  readonly #stopping: AbortSignal;
  readonly #written = new Map<string, string>();

  /** `stopping` ends what git does here for the store. */
  constructor(directory: string, store: GitStore, stopping: AbortSignal) {
    this.#directory = directory;
    this.#store = store;
    this.#stopping = stopping;
  }

  async open(): Promise<void> {
    await rm(path.join(this.#directory, 'work'), { recursive: true, force: true });
    await mkdir(path.join(this.#directory, 'work'), { recursive: true, mode: 0o700 });
    await mkdir(path.join(this.#directory, 'hooks'), { recursive: true, mode: 0o700 });
    await writeFile(path.join(this.#directory, 'hooks', 'pre-receive'), preReceive, { mode: 0o755 });
  }

  directoryOf(repositoryId: string): string {
    return path.join(this.#directory, 'repositories', repositoryId);
  }

  /** Where work on the store itself is done, which is not done for one visitor alone. */
  placeOf(directory: string): Place {
    return { directory, milliseconds: gitBudget.storeMilliseconds, signal: this.#stopping };
  }

  /** Brings the copy up to a state that was read from the store. Calls for one repository must not overlap. */
  async bringUpTo(state: StoreState): Promise<void> {
    const { id } = state.repository;
    const directory = this.directoryOf(id);
    if (!(await isThere(path.join(directory, 'info/attributes')))) {
      this.#written.delete(id);
      await layOut(directory, settings);
    }
    for (const pack of state.packs) await this.#fetch(directory, id, pack);
    const refs = packedRefs(state);
    const head = `ref: refs/heads/${state.default_branch}\n`;
    if (this.#written.get(id) === head + refs) return;
    await replaceFile(path.join(directory, 'packed-refs'), refs);
    await replaceFile(path.join(directory, 'HEAD'), head);
    this.#written.set(id, head + refs);
  }

  async #fetch(directory: string, repositoryId: string, pack: Pack): Promise<void> {
    if (await isThere(packFile(directory, pack.id, 'idx'))) return;
    await this.addPack(repositoryId, pack, await this.#store.download(repositoryId, pack));
  }

  /**
   * Puts a pack where git finds it. Its index, made now unless `given` is the file of one, comes last and whole:
   * without it the pack is not seen.
   */
  async addPack(repositoryId: string, pack: Pack, bytes: Buffer, given?: string): Promise<void> {
    const directory = this.directoryOf(repositoryId);
    const target = packFile(directory, pack.id, 'pack');
    await replaceFile(target, bytes);
    const index = given ?? path.join(directory, 'objects/pack', `tmp_${randomUUID()}.idx`);
    if (!given) await runGit(['index-pack', '-o', index, target], this.placeOf(directory));
    await rename(index, packFile(directory, pack.id, 'idx'));
  }

  /** Makes a workspace on a state that the copy has been brought up to. */
  async workOn(state: StoreState): Promise<Workspace> {
    const directory = path.join(this.#directory, 'work', randomUUID());
    const hooks = path.join(this.#directory, 'hooks');
    await layOut(directory, `${settings}[core]\n\thooksPath = ${JSON.stringify(hooks)}\n`);
    const objects = path.join(this.directoryOf(state.repository.id), 'objects');
    await Promise.all([
      writeFile(path.join(directory, 'objects/info/alternates'), `${objects}\n`),
      writeFile(path.join(directory, 'packed-refs'), packedRefs(state)),
      writeFile(path.join(directory, 'HEAD'), `ref: refs/heads/${state.default_branch}\n`),
    ]);
    return {
      ...this.placeOf(directory),
      state,
      remove: () => rm(directory, { recursive: true, force: true, maxRetries: 3 }),
    };
  }

  /** Deletes copies of repositories that are gone, and packs superseded by a repack over an hour ago. */
  async tidy(): Promise<void> {
    const ids = await readdir(path.join(this.#directory, 'repositories')).catch(() => []);
    for (const id of ids) {
      const state = await this.#store.read(id);
      if (state) await removeOldPacks(this.directoryOf(id), state.packs);
      else {
        this.#written.delete(id);
        await rm(this.directoryOf(id), { recursive: true, force: true });
      }
    }
  }
}

/** A request may still read an old pack; after an hour none does. */
async function removeOldPacks(directory: string, packs: Pack[]): Promise<void> {
  const folder = path.join(directory, 'objects/pack');
  const kept = new Set(
    packs.flatMap(({ id }) =>
      (['pack', 'idx'] as const).map((kind) => path.basename(packFile('', id, kind))),
    ),
  );
  for (const name of await readdir(folder).catch(() => [])) {
    const about = kept.has(name) ? null : await stat(path.join(folder, name)).catch(() => null);
    if (about && about.mtimeMs < Date.now() - 3600_000) await rm(path.join(folder, name), { force: true });
  }
}

async function layOut(directory: string, config: string): Promise<void> {
  for (const folder of ['info', 'objects/pack', 'objects/info', 'refs/heads', 'refs/tags']) {
    await mkdir(path.join(directory, folder), { recursive: true, mode: 0o700 });
  }
  if (!(await isThere(path.join(directory, 'HEAD')))) {
    await writeFile(path.join(directory, 'HEAD'), 'ref: refs/heads/main\n');
  }
  await replaceFile(path.join(directory, 'config'), config);
  await replaceFile(path.join(directory, 'info/attributes'), attributes);
}

function packedRefs({ refs }: StoreState): string {
  return Object.entries(refs)
    .map(([name, target]) => `${target} ${name}\n`)
    .join('');
}

function packFile(directory: string, id: string, kind: 'pack' | 'idx'): string {
  return path.join(directory, 'objects/pack', `pack-${id.replaceAll('-', '')}.${kind}`);
}

async function replaceFile(place: string, content: string | Buffer): Promise<void> {
  const unfinished = `${place}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, place);
}

function isThere(place: string): Promise<boolean> {
  return access(place).then(
    () => true,
    () => false,
  );
}

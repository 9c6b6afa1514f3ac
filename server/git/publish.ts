import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gitBudget } from '../budgets/budgets.ts';
import { type GitCache, harmlessFaults } from './cache.ts';
import { inspectChange, type RefUpdate } from './inspect.ts';
import { rowChange } from './projection.ts';
import { Refusal } from './refusal.ts';
import type { Place } from './run.ts';
import { runGit } from './run.ts';
import { type GitStore, type Pack, StoreError, type StoreState } from './store.ts';

const historyFull =
  'The history of this repository has reached 45 MB, which is the most that is kept. Please start a new repository.';

/** What became of a change: taken in, or overtaken by another one, so that it must be looked at again. */
export type Outcome = 'published' | 'overtaken' | { moved: string };

/**
 * Takes a change in: looks at it, packs what is new, stores the pack and moves the branches. Everybody who changes a
 * repository comes through here, whether with git or in the browser: `owner` is who asks, null for rows that their
 * policies have let in already. Throws a Refusal.
 */
export async function publish(
  { store, cache }: { store: GitStore; cache: GitCache },
  state: StoreState,
  place: Place,
  updates: RefUpdate[],
  owner: string | null,
): Promise<Outcome> {
  const { id } = state.repository;
  const { refs, defaultBranch } = await inspectChange(place, state, updates);
  const main = refs.find(({ name }) => name === `refs/heads/${defaultBranch}`);
  const rows = main?.new ? await rowChange(place, main.old, main.new) : { files: [], removed: [] };
  const packed = await packNew(
    place,
    state,
    refs.flatMap((ref) => ref.new ?? []),
  );
  const pack: Pack | null = packed && { id: randomUUID(), bytes: packed.bytes.length };
  if (pack && packed) await store.upload(id, pack, packed.bytes);
  try {
    const change = {
      generation: state.generation,
      changes: state.changes,
      refs,
      pack,
      default_branch: defaultBranch,
      ...rows,
    };
    const answer = await store.publish(id, change, owner);
    if (answer.published) {
      // Saves the next reader here the way to the store; without it the copy fetches the pack.
      if (pack && packed) await cache.addPack(id, pack, packed.bytes, packed.index).catch(() => {});
      return 'published';
    }
    if (pack) await store.discard(id, pack);
    if (answer.because === 'history') throw new Refusal([historyFull]);
    if (answer.because === 'gone') throw new Refusal(['This repository has been deleted.']);
    if (answer.because === 'owner') throw new Refusal(['This repository is not yours to change any more.']);
    return answer.because === 'ref' ? { moved: answer.ref } : 'overtaken';
  } catch (error) {
    // Without an SQLSTATE nobody knows whether it was done: then the pack stays, and is swept when nothing refers to it.
    if (!(error instanceof StoreError) || !/^[0-9A-Z]{5}$/.test(error.code)) throw error;
    if (pack) await store.discard(id, pack);
    // The owner's account is full; the database says of what.
    if (error.code === 'PT413') throw new Refusal([error.words]);
    // 40P01: a client wrote the same rows at the same moment, and one of both had to give way.
    if (error.code === '40P01' || error.code === '40001') return 'overtaken';
    throw error;
  }
}

/** Everything reachable from the tips that the store does not have, as one pack that git has checked; null for nothing. */
async function packNew(place: Place, state: StoreState, tips: string[]) {
  if (tips.length === 0) return null;
  const input = [...tips, '--not', ...Object.values(state.refs)].join('\n');
  const bytes = await runGit(['pack-objects', '--revs', '--stdout', '--delta-base-offset', '-q'], {
    ...place,
    input: `${input}\n`,
    maxBytes: gitBudget.packBytes,
  });
  if (bytes.readUInt32BE(8) === 0) return null;
  const file = path.join(place.directory, `${randomUUID()}.pack`);
  await writeFile(file, bytes);
  const index = `${file}.idx`;
  await runGit(
    ['index-pack', `--strict=${harmlessFaults.map((id) => `${id}=warn`).join(',')}`, '-o', index, file],
    place,
  );
  return { bytes, index };
}

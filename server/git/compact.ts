import { randomUUID } from 'node:crypto';
import { gitBudget } from '../budgets/budgets.ts';
import type { GitCache } from './cache.ts';
import { runGit } from './run.ts';
import type { GitStore, StoreState } from './store.ts';

/**
 * Makes one pack of a repository's many, with what its branches and tags reach and nothing else. Copies on other
 * machines keep what they have; a change that is built on the older packs is looked at again.
 */
export async function compact(
  { store, cache }: { store: GitStore; cache: GitCache },
  state: StoreState,
): Promise<void> {
  const { id } = state.repository;
  const bytes = await runGit(['pack-objects', '--revs', '--stdout', '--delta-base-offset', '-q'], {
    ...cache.placeOf(cache.directoryOf(id)),
    input: `${Object.values(state.refs).join('\n')}\n`,
    maxBytes: gitBudget.packBytes,
  });
  const pack = { id: randomUUID(), bytes: bytes.length };
  await store.upload(id, pack, bytes);
  const replaced = state.packs.map((old) => old.id);
  if (await store.replacePacks(id, state.generation, pack, replaced)) await cache.addPack(id, pack, bytes);
  else await store.discard(id, pack);
}

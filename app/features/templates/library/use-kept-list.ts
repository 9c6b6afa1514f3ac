import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../../shell/session.tsx';
import type { KeptList } from './kept-list.ts';
import { type Kept, newestFirst, unsentOf } from './kept-state.ts';

type Item<Entry> = { key: string; entry: Entry; removed: boolean };

/**
 * A list as a page shows it, newest first; null until this browser has looked. What is removed while the page is open
 * keeps its place, so that it can be brought back where it was.
 */
export function useKeptList<Entry extends Kept>(list: KeptList<Entry>) {
  const state = useSyncExternalStore(list.subscribe, list.current, () => null);
  const [removed, setRemoved] = useState<Record<string, Entry>>({});
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signed-in') list.refresh();
  }, [list, status]);
  const owner = state?.owner;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account's list brings nothing back
  useEffect(() => setRemoved({}), [owner]);

  const items: Item<Entry>[] | null =
    state &&
    newestFirst({ ...removed, ...state.entries }).map(([key, entry]) => ({
      key,
      entry,
      removed: !Object.hasOwn(state.entries, key),
    }));
  return {
    items,
    /** Changes that are not on the server yet; always 0 for visitors. */
    unsent: state ? Object.keys(unsentOf(state)).length : 0,
    remove(key: string, entry: Entry) {
      setRemoved((before) => ({ ...before, [key]: entry }));
      list.change(key, null);
    },
    restore(key: string, entry: Entry) {
      list.change(key, entry);
    },
    /** Shows what was removed no longer. */
    forget: () => setRemoved({}),
  };
}

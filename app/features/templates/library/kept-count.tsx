import { useSyncExternalStore } from 'react';
import type { KeptList } from './kept-list.ts';
import type { Kept } from './kept-state.ts';

/** How many entries a list has, for the name of a tab; nothing while there are none or it is not known. */
export function KeptCount<Entry extends Kept>({ list }: { list: KeptList<Entry> }) {
  const count = useSyncExternalStore(
    list.subscribe,
    () => Object.keys(list.current().entries).length,
    () => 0,
  );
  if (count === 0) return null;
  return <span className="ml-1.5 font-normal text-ink-faint tabular-nums">{count}</span>;
}

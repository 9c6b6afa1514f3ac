import type { Change, Collection, Records, Store } from './types';

const collections: Collection[] = ['orders', 'products', 'customers', 'discounts', 'settings'];

/** A change that writes records of one collection. */
export function put<Name extends Collection>(label: string, name: Name, records: Records[Name][]): Change {
  return { label, puts: { [name]: records }, removes: {} };
}

/** Several changes as one. */
export function together(label: string, ...changes: Change[]): Change {
  const all: Change = { label, puts: {}, removes: {} };
  for (const { puts, removes } of changes)
    for (const name of collections) {
      merge(all.puts, name, puts[name]);
      merge(all.removes, name, removes[name]);
    }
  return all;
}

function merge(into: object, name: Collection, items: unknown[] | undefined): void {
  const holder = into as Record<string, unknown[] | undefined>;
  if (items) holder[name] = [...(holder[name] ?? []), ...items];
}

/** The store after a change. Collections that are not touched stay the same object. */
export function applyChange(store: Store, change: Change): Store {
  const next = { ...store };
  for (const name of collections) {
    const written = change.puts[name];
    const removed = change.removes[name];
    if (!written?.length && !removed?.length) continue;
    const records = new Map<string, Records[Collection]>(store[name]);
    for (const record of written ?? []) records.set(record.id, record);
    for (const id of removed ?? []) records.delete(id);
    Object.assign(next, { [name]: records });
  }
  return next;
}

/** The change that takes a change back, made from the store before it. */
export function invertChange(store: Store, change: Change): Change {
  const back: Change = { label: change.label, puts: {}, removes: {} };
  for (const name of collections) {
    const ids = [...(change.puts[name] ?? []).map(({ id }) => id), ...(change.removes[name] ?? [])];
    const before = ids.flatMap((id) => store[name].get(id) ?? []);
    const added = ids.filter((id) => !store[name].has(id));
    if (before.length > 0) merge(back.puts, name, before);
    if (added.length > 0) merge(back.removes, name, added);
  }
  return back;
}

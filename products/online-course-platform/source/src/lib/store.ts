import { useSyncExternalStore } from 'react';

/** A value that components can watch. */
export interface Store<S> {
  get(): S;
  set(change: (state: S) => S): void;
  use<T>(select: (state: S) => T): T;
}

/** `select` must give the same object for the same state: pick fields, compute in the component. */
export function createStore<S>(initial: S): Store<S> {
  let state = initial;
  const listeners = new Set<() => void>();
  const subscribe = (told: () => void) => {
    listeners.add(told);
    return () => listeners.delete(told);
  };
  return {
    get: () => state,
    set(change) {
      state = change(state);
      for (const told of listeners) told();
    },
    use: (select) => useSyncExternalStore(subscribe, () => select(state)),
  };
}

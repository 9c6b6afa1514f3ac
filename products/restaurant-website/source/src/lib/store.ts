import { useSyncExternalStore } from 'react';

/** A value that components can watch. */
export interface Store<S> {
  get(): S;
  set(change: (state: S) => S): void;
  use(): S;
}

/** While pages are built, and until the page has been taken over, components see `initial`. */
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
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => state,
        () => initial,
      ),
  };
}

import type { SupabaseClient } from '@supabase/supabase-js';
import { currentSession, subscribeToSession } from '../../../shell/session-store.ts';
import { toast } from '../../../ui/toast.ts';
import {
  emptyState,
  formatState,
  type Kept,
  type KeptState,
  parseState,
  unsentOf,
  withChange,
  withNewest,
  withSignIn,
  withSignOut,
} from './kept-state.ts';

/** A member's list on the server. */
export type Remote<Entry extends Kept> = {
  /** The whole list. Throws when it cannot be read. */
  read(client: SupabaseClient, user: string): Promise<Record<string, Entry>>;
  /** Adds entries, oldest first; those that are there already do not matter. Throws when any is refused. */
  add(client: SupabaseClient, user: string, entries: [string, Entry][]): Promise<void>;
  /** Removes entries; those that are not there do not matter. */
  remove(client: SupabaseClient, user: string, keys: string[]): Promise<void>;
};

export type KeptListOptions<Entry extends Kept> = {
  /** Name of the storage entry. */
  storageKey: string;
  /** As people call it, in the middle of a sentence: 'favourites'. */
  noun: string;
  /** Entries of one list at most. */
  limit: number;
  /** Whether a full list forgets its oldest entry; otherwise who adds has to look for room. */
  forgetsOldest?: boolean;
  /** A stored value as an entry; null when it is none. */
  parseEntry(key: string, value: unknown): Entry | null;
  /** Loaded when somebody is signed in: visitors never fetch it. */
  loadRemote(): Promise<Remote<Entry>>;
};

export type KeptList<Entry extends Kept> = ReturnType<typeof createKeptList<Entry>>;

/**
 * A list that is kept in this browser for visitors and on the server for members. Changes show at once, in every tab;
 * a member's are sent when they can be. All functions but `subscribe` are for the browser only.
 */
export function createKeptList<Entry extends Kept>(options: KeptListOptions<Entry>) {
  const { storageKey, noun, limit } = options;
  let state: KeptState<Entry> = emptyState();
  let started = false;
  /** Once the storage has failed it is not read again: what it has is older. */
  let keptInMemory = false;
  let toldNotKept = false;
  const listeners = new Set<() => void>();

  function publish(next: KeptState<Entry>): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  /** Applies a change to what is stored now, which another tab may have written, and stores the outcome. */
  function update(change: (state: KeptState<Entry>) => KeptState<Entry>): void {
    start();
    const before = keptInMemory ? state : readStored();
    const next = options.forgetsOldest ? withNewest(change(before), limit) : change(before);
    if (next !== before) write(next);
    publish(next);
  }

  function readStored(): KeptState<Entry> {
    try {
      return parseState(localStorage.getItem(storageKey), options.parseEntry);
    } catch {
      keptInMemory = true;
      return state;
    }
  }

  function write(next: KeptState<Entry>): void {
    try {
      const empty = next.owner === null && !hasKeys(next.entries) && !hasKeys(next.unsent);
      if (empty) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, formatState(next));
    } catch {
      keptInMemory = true;
      // A member's changes are sent to the server all the same.
      if (!toldNotKept && next.owner === null && hasKeys(next.entries)) {
        toldNotKept = true;
        sayNotKept(noun);
      }
    }
  }

  function followSession(): void {
    const { status, user } = currentSession();
    if (status === 'signed-in' && user) {
      update((current) => withSignIn(current, user.id));
      send();
    } else if (status === 'signed-out') {
      if (hasKeys(unsentOf(state))) saySessionEnded(noun);
      update(withSignOut);
    }
  }

  /** Sends what is unsent and reads the server's list, unless that is fresh. */
  function send(force = false): void {
    import('./sync-list.ts')
      .then(({ syncList }) => syncList(list, options, force))
      .catch(() => {
        // The code could not be fetched: the browser is offline, and what is unsent stays so until the next change.
      });
  }

  /** Begins to follow the storage, the other tabs and the account. Called by everything that needs it. */
  function start(): void {
    if (started) return;
    started = true;
    publish(readStored());
    addEventListener('storage', (event) => {
      // Without a key everything was cleared.
      if (event.key === storageKey || event.key === null) publish(readStored());
    });
    subscribeToSession(followSession);
    followSession();
  }

  const list = {
    limit,
    start,
    update,
    current: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      start();
      return () => listeners.delete(listener);
    },
    /** Adds an entry, or removes it with null, and sends the change when somebody is signed in. */
    change(key: string, entry: Entry | null): void {
      update((current) => withChange(current, key, entry));
      if (currentSession().status === 'signed-in') send();
    },
    /** Reads the server's list again, however fresh it is. Does nothing for visitors. */
    refresh(): void {
      if (currentSession().status === 'signed-in') send(true);
    },
  };
  return list;
}

function hasKeys(value: object): boolean {
  return Object.keys(value).length > 0;
}

function sayNotKept(noun: string): void {
  toast({
    title: 'Kept until you close this page',
    description: `Your browser does not let this site store anything, so your ${noun} will be forgotten. Sign in to keep them.`,
    duration: 10_000,
  });
}

function saySessionEnded(noun: string): void {
  toast({
    title: 'Your session has ended',
    description: `Your latest changes to your ${noun} are kept in this browser and will be saved when you sign in again.`,
    duration: 10_000,
  });
}

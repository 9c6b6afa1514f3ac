import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { api } from '../data/api';
import { applyChange, invertChange } from '../data/changes';
import type { Change, Settings, Store } from '../data/types';

export interface Notice {
  /** Counts up, so that the same words are said again. */
  key: number;
  text: string;
  isBad: boolean;
  undo: (() => void) | null;
}

export interface Console {
  store: Store;
  settings: Settings;
  now: string;
  /** Who is at the counter; written into the history of orders. */
  who: string;
  /** Shows a change at once, keeps it, and offers to take it back. */
  commit(change: Change): void;
  notify(text: string): void;
  notice: Notice | null;
  dismiss(): void;
  /** Takes back the last change; false when there is none. */
  undo(): boolean;
}

const Context = createContext<Console | null>(null);

export function useConsole(): Console {
  const value = useContext(Context);
  if (!value) throw new Error('useConsole needs a StoreProvider around it.');
  return value;
}

interface Props {
  /** Shown while records are on their way, and when they can not be had. */
  waiting: (failure: string | null, again: () => void) => ReactNode;
  children: ReactNode;
}

/** Loads the records and gives them, and what changes them, to everything inside. */
export function StoreProvider({ waiting, children }: Props) {
  const [store, setStore] = useState<Store | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const current = useRef<Store | null>(null);
  const history = useRef<Change[]>([]);
  const count = useRef(0);

  const show = useCallback((next: Store) => {
    current.current = next;
    setStore(next);
  }, []);
  const load = useCallback(() => {
    setFailure(null);
    api.load().then(show, (error: unknown) => setFailure(wordsOf(error)));
  }, [show]);
  useEffect(load, [load]);

  const say = useCallback((text: string, undo: (() => void) | null = null, isBad = false) => {
    count.current += 1;
    setNotice({ key: count.current, text, isBad, undo });
  }, []);

  const actions = useMemo(() => {
    const keep = (change: Change, back: Change) => {
      api.commit(change).catch((error: unknown) => {
        if (current.current) show(applyChange(current.current, back));
        history.current = history.current.filter((one) => one !== back);
        say(`Not kept: ${wordsOf(error)}`, null, true);
      });
    };
    const undo = (): boolean => {
      const back = history.current.pop();
      if (!back || !current.current) return false;
      const forward = invertChange(current.current, back);
      show(applyChange(current.current, back));
      keep(back, forward);
      say(`Taken back: ${back.label}`);
      return true;
    };
    const commit = (change: Change) => {
      if (!current.current) return;
      const back = invertChange(current.current, change);
      history.current = [...history.current.slice(-49), back];
      show(applyChange(current.current, change));
      keep(change, back);
      say(change.label, undo);
    };
    return { commit, undo, notify: (text: string) => say(text), dismiss: () => setNotice(null) };
  }, [say, show]);

  const settings = store?.settings.get('store');
  const value = useMemo<Console | null>(() => {
    if (!store || !settings) return null;
    const who = settings.team[0]?.name ?? 'The counter';
    return { store, settings, now: api.now(), who, notice, ...actions };
  }, [store, settings, notice, actions]);

  if (!value) return waiting(failure, load);
  return <Context value={value}>{children}</Context>;
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'the server did not answer';

import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../lib/random-id.ts';
import { tabDraft } from '../../lib/tab-draft.ts';
import {
  type Kept,
  keepChat,
  keepNone,
  loadChats,
  NEW_SESSION,
  type Session,
} from './history/session-store.ts';

/** Names the chat that this tab goes on with, also after a reload. */
const tab = tabDraft('plinth-ai-builder');

/**
 * How the chat is kept in this browser: `apart` from the one it was until another tab had gone on with that, or `nowhere`, since there
 * is no room or the browser keeps nothing.
 */
export type Place = 'here' | 'apart' | 'nowhere';

/** The session as this browser has kept it, and kept again after each change; and the one before it. */
export function useSession() {
  const [session, setState] = useState<Session>(NEW_SESSION);
  const [previous, setPrevious] = useState<Session | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [place, setPlace] = useState<Place>('here');
  const touched = useRef(false);
  /** What chats are kept as that this tab has read or written, by their ids. */
  const revisions = useRef(new Map<string, string>());
  const waiting = useRef<Session | null>(null);
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    let left = false;
    void loadChats(tab.read().id ?? null).then(({ open, before }) => {
      if (left) return;
      for (const kept of [open, before]) if (kept) revisions.current.set(kept.session.id, kept.revision);
      // Whoever was quicker than the browser's storage keeps what they made.
      if (open && !touched.current) setState(open.session);
      setPrevious((made) => made ?? (touched.current ? sessionOf(open ?? before) : sessionOf(before)));
      setLoaded(true);
    });
    return () => {
      left = true;
    };
  }, []);

  async function keepWaiting(): Promise<void> {
    const next = waiting.current;
    waiting.current = null;
    if (!next) return;
    if (next.id === '') return keepNone();
    const kept = await keepChat(next, revisions.current.get(next.id) ?? null);
    if (kept === null) setPlace('nowhere');
    else if (kept !== 'overtaken') {
      revisions.current.set(next.id, kept.revision);
      setPlace((old) => (old === 'nowhere' ? 'here' : old));
    } else {
      // Both go on: this one under a name of its own.
      const id = randomId();
      setPlace('apart');
      setState((old) => (old.id === next.id ? { ...old, id } : old));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what keeps a session is the same in each drawing
  useEffect(() => {
    if (!touched.current) return;
    tab.keep({ id: session.id });
    waiting.current = session;
    queue.current = queue.current.then(keepWaiting);
  }, [session]);
  const setSession = (change: (old: Session) => Session) => {
    touched.current = true;
    setState((old) => {
      const next = change(old);
      return next.id || next.history.steps.length === 0 ? next : { ...next, id: randomId() };
    });
  };
  return {
    session,
    setSession,
    isLoaded,
    place,
    /** The chat before this one, as long as this one is empty. */
    previous: session.history.steps.length === 0 ? previous : null,
    /** Starts over. The earlier steps can be restored. */
    startSession() {
      if (session.history.steps.length > 0) setPrevious(session);
      setPlace('here');
      setSession(() => NEW_SESSION);
    },
  };
}

const sessionOf = (kept: Kept | null) => kept?.session ?? null;

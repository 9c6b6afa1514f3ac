import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../lib/random-id.ts';
import { loadSession, NEW_SESSION, type Session, saveSession } from './history/session-store.ts';

/** The session as this browser has kept it, and kept again after each change; and the one before it. */
export function useSession() {
  const [session, setState] = useState<Session>(NEW_SESSION);
  const [previous, setPrevious] = useState<Session | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const touched = useRef(false);
  useEffect(() => {
    let left = false;
    void Promise.all([loadSession('current'), loadSession('previous')]).then(([kept, before]) => {
      if (left) return;
      // Whoever was quicker than the browser's storage keeps what they made.
      if (kept && !touched.current) setState(kept);
      setPrevious((made) => made ?? before);
      setLoaded(true);
    });
    return () => {
      left = true;
    };
  }, []);
  useEffect(() => {
    if (touched.current) void saveSession('current', session);
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
    /** The chat before this one, as long as this one is empty. */
    previous: session.history.steps.length === 0 ? previous : null,
    /** Starts over. The earlier steps can be restored. */
    startSession() {
      if (session.history.steps.length > 0) {
        setPrevious(session);
        void saveSession('previous', session);
      }
      setSession(() => NEW_SESSION);
    },
  };
}

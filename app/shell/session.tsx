import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../lib/when-idle.ts';
import {
  currentSession,
  followSession,
  type Session,
  signOut,
  subscribeToSession,
  UNKNOWN_SESSION,
} from './session-store.ts';

/** Starts following the account when the site has loaded. Placed once, in the root. */
export function SessionProvider({ children }: { children: ReactNode }) {
  useEffect(() => followSession(whenIdle), []);
  return children;
}

/**
 * Who is signed in. On the server and during hydration it is always `loading`; a visitor without a stored session
 * becomes `signed-out` without loading the auth client.
 */
export function useSession(): Session & { signOut: () => Promise<void> } {
  const session = useSyncExternalStore(subscribeToSession, currentSession, () => UNKNOWN_SESSION);
  return { ...session, signOut };
}

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { followArrivals } from './arrivals.ts';
import {
  currentSession,
  type Session,
  signOut,
  subscribeToSession,
  UNKNOWN_SESSION,
} from './session-store.ts';

/** Starts following the account. Placed once, in the root. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(() => followArrivals((path) => void navigate(path, { replace: true })), [navigate]);
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

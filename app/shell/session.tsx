import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { whenIdle } from '../lib/when-idle.ts';
import { toast } from '../ui/toast.ts';
import {
  addressCarriesError,
  currentSession,
  followSession,
  messageInAddress,
  type Session,
  signOut,
  subscribeToSession,
  UNKNOWN_SESSION,
} from './session-store.ts';

/**
 * Starts following the account when the site has loaded. Placed once, in the root. A mail link or provider that came
 * back with an error, on whatever page, is taken to the sign-in page, which says what is wrong.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(() => {
    const { pathname, hash } = location;
    if (addressCarriesError(location) && !pathname.startsWith('/auth')) {
      void navigate(`/auth${hash}`, { replace: true });
    }
    const message = messageInAddress(location);
    if (message) {
      toast({ title: 'Your account', description: message, duration: 10_000 });
      history.replaceState(history.state, '', pathname + location.search);
    }
    return followSession(whenIdle);
  }, [navigate]);
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

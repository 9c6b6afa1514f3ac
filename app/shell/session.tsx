import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { signInPath } from '../lib/next-page.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { toast } from '../ui/toast.ts';
import {
  addressCarriesError,
  addressCarriesSession,
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
    // The sign-in pages say for themselves what went wrong, and so does the page from which an account is linked.
    if (addressCarriesError(location) && !pathname.startsWith('/auth') && pathname !== '/profile') {
      void navigate(`/auth${hash}`, { replace: true });
    }
    const message = messageInAddress(location);
    if (message) {
      toast({ title: 'Your account', description: message, duration: 10_000 });
      history.replaceState(history.state, '', pathname + location.search);
    }
    return followSession(whenIdle);
  }, [navigate]);
  const { awaitsCode } = useSession();
  const came = useRef<string | null>(null);
  // Before the auth client has taken the session out of the address.
  if (typeof location !== 'undefined' && came.current === null) {
    came.current = addressCarriesSession(location) ? location.pathname + location.search : '';
  }
  useEffect(() => {
    if (!awaitsCode || !came.current || location.pathname.startsWith('/auth')) return;
    // A link in a mail has done what a password does: the code is still to be given.
    void navigate(signInPath(came.current), { replace: true });
    came.current = '';
  }, [awaitsCode, navigate]);
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

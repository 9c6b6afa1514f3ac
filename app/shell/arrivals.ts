import { signInPath } from '../lib/next-page.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { toast } from '../ui/toast.ts';
import {
  addressCarriesError,
  addressCarriesSession,
  currentSession,
  followSession,
  messageInAddress,
  subscribeToSession,
} from './session-store.ts';

/**
 * Starts following the account when the site has loaded, and takes in what a mail link or a provider has put into the
 * address, on whatever page. `go` replaces the page by another: the sign-in page says what went wrong, and asks for the
 * code where a link did what a password does. Returns the function that stops.
 */
export function followArrivals(go: (path: string) => void): () => void {
  const { pathname, search, hash } = location;
  // The sign-in pages say for themselves what went wrong, and so does the page from which an account is linked.
  if (addressCarriesError(location) && !pathname.startsWith('/auth') && pathname !== '/profile') {
    go(`/auth${hash}`);
  }
  const message = messageInAddress(location);
  if (message) {
    toast({ title: 'Your account', description: message, duration: 10_000 });
    history.replaceState(history.state, '', pathname + search);
  }
  // Before the auth client takes the session out of the address.
  let came = addressCarriesSession(location) ? pathname + search : '';
  const askForCode = () => {
    if (!came || !currentSession().awaitsCode || location.pathname.startsWith('/auth')) return;
    go(signInPath(came));
    came = '';
  };
  const stopAsking = subscribeToSession(askForCode);
  const stopFollowing = followSession(whenIdle);
  askForCode();
  return () => {
    stopAsking();
    stopFollowing();
  };
}

import { currentSession, subscribeToSession } from '../../../shell/session-store.ts';

const STORAGE_KEYS = ['plinth:favourites', 'plinth:downloads'];

/**
 * Sees to it that what a visitor kept joins the account wherever they sign in, and that a member's lists leave the browser
 * wherever they sign out. Loads the lists only if this browser keeps any. Returns the function that stops waiting.
 */
export function followAccount(): () => void {
  const look = () => {
    if (currentSession().status === 'loading' || !keepsLists()) return;
    stop();
    void import('./start-lists.ts').then(({ startLists }) => startLists());
  };
  const stop = subscribeToSession(look);
  look();
  return stop;
}

/** Whether this browser keeps favourites or downloads, which templates show. */
export function keepsLists(): boolean {
  try {
    return STORAGE_KEYS.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

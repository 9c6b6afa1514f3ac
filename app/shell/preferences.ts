import { useSyncExternalStore } from 'react';
import { readCookie } from '../lib/cookies.ts';

/**
 * Theme and sidebar state. They live where they are stored (localStorage and a cookie); `boot.js` applies and changes
 * them, also before React has loaded, and React only reflects them through these hooks.
 */
export type Theme = 'light' | 'dark' | 'system';
export type SidebarState = 'expanded' | 'collapsed';

/** Cookie of the sidebar, which `boot.js` writes and applies before the first paint. Lifetime: 7 days. */
const SIDEBAR_COOKIE = 'sidebar:state';
const THEME_KEY = 'plinth:theme';
const CHANGE_EVENT = 'plinth:preferences';

/** The sidebar's state; `expanded` on the server, where nobody's cookies are looked at. */
export function useSidebarState(): SidebarState {
  return useSyncExternalStore(subscribe, storedSidebar, () => 'expanded');
}

function storedSidebar(): SidebarState {
  return readCookie(document.cookie, SIDEBAR_COOKIE) === 'collapsed' ? 'collapsed' : 'expanded';
}

/** The chosen theme; `system` on the server. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, storedTheme, () => 'system');
}

function storedTheme(): Theme {
  try {
    const value = localStorage.getItem(THEME_KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGE_EVENT, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(CHANGE_EVENT, onChange);
    removeEventListener('storage', onChange);
  };
}

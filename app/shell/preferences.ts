import { useSyncExternalStore } from 'react';
import { readCookie } from '../lib/cookies.ts';

/**
 * Theme and sidebar state. They live where they are stored (localStorage and a cookie); `boot.js` applies and changes
 * them, also before React has loaded, and React only reflects them through these hooks.
 */
export type Theme = 'light' | 'dark' | 'system';
export type SidebarState = 'expanded' | 'collapsed';

/** Cookie of the sidebar, also read on the server so that the first paint is right. Lifetime: 7 days. */
export const SIDEBAR_COOKIE = 'sidebar:state';
const THEME_KEY = 'plinth:theme';
const CHANGE_EVENT = 'plinth:preferences';

/** The sidebar's state in a `Cookie` header; expanded unless it says otherwise. */
export function sidebarStateOf(cookieHeader: string | null): SidebarState {
  return readCookie(cookieHeader, SIDEBAR_COOKIE) === 'collapsed' ? 'collapsed' : 'expanded';
}

/** The sidebar's state; `onServer` is what the server drew. */
export function useSidebarState(onServer: SidebarState): SidebarState {
  return useSyncExternalStore(
    subscribe,
    () => sidebarStateOf(document.cookie),
    () => onServer,
  );
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

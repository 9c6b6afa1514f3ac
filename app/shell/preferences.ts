import { useSyncExternalStore } from 'react';

/**
 * Theme and sidebar state. They live where they are stored (localStorage and a cookie); `boot.js` applies and changes
 * them, also before React has loaded, and React only reflects them through these hooks.
 */
export type Theme = 'light' | 'dark' | 'system';
export type SidebarState = 'expanded' | 'collapsed';

const THEME_KEY = 'plinth:theme';
const CHANGE_EVENT = 'plinth:preferences';

/** The sidebar's state; `expanded` on the server, where nobody's cookies are looked at. */
export function useSidebarState(): SidebarState {
  return useSyncExternalStore(subscribe, storedSidebar, () => 'expanded');
}

function storedSidebar(): SidebarState {
  // `boot.js` has read the cookie, or chosen by the width of the window, before the first paint.
  return document.documentElement.dataset.sidebar === 'collapsed' ? 'collapsed' : 'expanded';
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

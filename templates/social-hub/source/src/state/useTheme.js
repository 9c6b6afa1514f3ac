import { useEffect, useState } from 'react';

const key = 'lindenplatz.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');

const remembered = () => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Before the first paint, so that nothing flashes. */
export function applyTheme() {
  const chosen = remembered();
  if (chosen) document.documentElement.dataset.theme = chosen;
}

/** Follows the system until somebody uses the switch. */
export function useTheme() {
  const [chosen, setChosen] = useState(remembered);
  const [isSystemDark, setSystemDark] = useState(dark.matches);
  useEffect(() => {
    const follow = () => setSystemDark(dark.matches);
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, []);
  const isDark = chosen ? chosen === 'dark' : isSystemDark;
  const toggle = () => {
    const next = isDark ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    setChosen(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Remembered until the page is closed.
    }
  };
  return { isDark, toggle };
}

import { useEffect, useState } from 'react';

const key = 'ruled.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');

/** Follows the system until somebody uses the switch. Before the first paint `theme.js` has set what was remembered. */
export function useTheme() {
  const [chosen, setChosen] = useState(document.documentElement.style.colorScheme);
  const [isSystemDark, setSystemDark] = useState(dark.matches);
  useEffect(() => {
    const follow = () => setSystemDark(dark.matches);
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, []);
  const isDark = chosen ? chosen === 'dark' : isSystemDark;
  const toggle = () => {
    const next = isDark ? 'light' : 'dark';
    document.documentElement.style.colorScheme = next;
    setChosen(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Remembered until the page is closed.
    }
  };
  return { isDark, toggle };
}

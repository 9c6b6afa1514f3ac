import { useEffect } from 'react';
import { writeStored } from '../lib/storage';
import { useConsole } from './StoreContext';

/** Puts the chosen colours on the page, and where theme.js finds them before the next first paint. */
export function useLook(): void {
  const { scheme, accent } = useConsole().settings;
  useEffect(() => {
    const root = document.documentElement;
    root.style.colorScheme = scheme === 'system' ? '' : scheme;
    root.dataset.accent = accent;
    writeStored('lota-console-look', JSON.stringify({ scheme, accent }));
  }, [scheme, accent]);
}

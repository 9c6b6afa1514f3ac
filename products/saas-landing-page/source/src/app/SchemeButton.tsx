import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../lib/storage';

type Scheme = 'light' | 'dark';

/** Turns day into night and back, and remembers it. Without scripts the system decides, so it is not shown then. */
export function SchemeButton() {
  const [scheme, setScheme] = useState<Scheme | null>(null);
  useEffect(() => {
    const kept = readStored('halyard-scheme');
    const system = matchMedia('(prefers-color-scheme: dark)');
    const follow = () =>
      setScheme(kept === 'light' || kept === 'dark' ? kept : system.matches ? 'dark' : 'light');
    follow();
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  const turn = () => {
    const next: Scheme = scheme === 'dark' ? 'light' : 'dark';
    document.documentElement.style.colorScheme = next;
    writeStored('halyard-scheme', next);
    setScheme(next);
  };
  return (
    <button
      type="button"
      onClick={turn}
      className={`grid size-11 place-items-center ${scheme === null ? 'invisible' : ''}`}
      aria-label={scheme === 'dark' ? 'Day colours' : 'Night colours'}
    >
      <svg viewBox="0 0 24 24" className="size-6 fill-ink" aria-hidden="true">
        {scheme === 'dark' ? (
          <path d="M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4z" />
        ) : (
          <path d="M9 3a9 9 0 1 0 12 12A10 10 0 0 1 9 3z" />
        )}
      </svg>
    </button>
  );
}

/** Text that this browser keeps under `key`; null where nothing is kept or keeping is refused. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps text, or forgets it with null; does nothing where keeping is refused. */
export function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The page goes on without it.
  }
}

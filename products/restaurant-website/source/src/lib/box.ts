/** Storage under one prefix; where the browser refuses it, a page-long memory takes its place. */
export interface Box {
  read<T>(key: string, orElse: T): T;
  write(key: string, value: unknown): void;
  clear(): void;
}

/** `keep` is the browser's storage, or null where there is none. Broken contents count as absent. */
export function createBox(prefix: string, keep: Storage | null): Box {
  const memory = new Map<string, string>();
  return {
    read(key, orElse) {
      try {
        const text = memory.get(key) ?? keep?.getItem(prefix + key);
        return text ? JSON.parse(text) : orElse;
      } catch {
        return orElse;
      }
    },
    write(key, value) {
      const text = JSON.stringify(value);
      memory.set(key, text);
      try {
        keep?.setItem(prefix + key, text);
      } catch {
        // Full or forbidden: the memory holds it until the page is closed.
      }
    },
    clear() {
      memory.clear();
      try {
        for (const key of Object.keys(keep ?? {})) if (key.startsWith(prefix)) keep?.removeItem(key);
      } catch {
        // Forbidden storage holds nothing to remove.
      }
    },
  };
}

/** The browser's storage, or null: merely asking for it can throw, and while pages are built there is none. */
export function browserStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

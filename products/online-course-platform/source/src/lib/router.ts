import { useSyncExternalStore } from 'react';

/** An address after the `#`: the path, and what follows the question mark. */
export interface Address {
  path: string;
  query: URLSearchParams;
}

/** Splits `#/search?q=arch`; an empty hash is the front page. */
export function readAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  return { path: path.startsWith('/') ? path : '/', query: new URLSearchParams(query) };
}

/** The named parts of `path` when it has the form of `pattern` (`/course/:id`), else null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [i, name] of wanted.entries()) {
    const value = given[i] ?? '';
    if (name.startsWith(':')) parts[name.slice(1)] = safelyDecoded(value);
    else if (name !== value) return null;
  }
  return parts;
}

/** Somebody may have cut an address in the middle of an escape. */
function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const subscribe = (told: () => void) => {
  window.addEventListener('hashchange', told);
  return () => window.removeEventListener('hashchange', told);
};

/** The present address; the component renders again when it changes. */
export function useAddress(): Address {
  return readAddress(useSyncExternalStore(subscribe, () => window.location.hash));
}

/** Goes to a path; with `replace` without a step in the history. */
export function go(path: string, replace = false): void {
  if (replace) window.location.replace(`#${path}`);
  else window.location.hash = path;
}

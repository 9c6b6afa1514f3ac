import { useSyncExternalStore } from 'react';

/*
 * What this browser remembers: saved and hidden jobs, searches that are kept, drafts. One store a key; open tabs agree
 * through the storage event; without storage it lasts as long as the page.
 */
const listeners = new Set();
const cache = new Map();
const prefix = 'yardarm.';

function load(key, fallback, isReadable) {
  try {
    const value = JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
    return value !== null && isReadable(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

function tell() {
  for (const listener of listeners) listener();
}

function follow(event) {
  if (event.key === null) cache.clear();
  else if (event.key.startsWith(prefix)) cache.delete(event.key.slice(prefix.length));
  tell();
}

function subscribe(listener) {
  if (listeners.size === 0) window.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
  };
}

/** A remembered value: `read()`, `write(value)`, and `use()` in components. `isReadable` refuses what is not ours. */
export function remembered(key, fallback, isReadable) {
  const read = () => {
    if (!cache.has(key)) cache.set(key, load(key, fallback, isReadable));
    return cache.get(key);
  };
  const write = (value) => {
    cache.set(key, value);
    try {
      localStorage.setItem(prefix + key, JSON.stringify(value));
    } catch {
      // Full or forbidden: then it lives in this page only.
    }
    tell();
  };
  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => fallback) };
}

const isList = (value) => Array.isArray(value) && value.every((one) => typeof one === 'string');
export const saved = remembered('saved', [], isList);
export const hidden = remembered('hidden', [], isList);
export const searches = remembered('searches', [], (value) => Array.isArray(value) && value.every((one) => typeof one?.query === 'string' && typeof one?.name === 'string' && isList(one?.seen)));

/** Adds to or takes from a list, and returns what undoes it. */
export function toggleIn(list, id) {
  const before = list.read();
  list.write(before.includes(id) ? before.filter((one) => one !== id) : [...before, id]);
  return () => list.write(before);
}

import { useSyncExternalStore } from 'react';
import { most } from '../data/config.js';
import { byId, isGone } from '../data/garments.js';

/*
 * The basket: a list of { garment, cloth, size, count }, kept in this browser. Open tabs agree through the storage
 * event. Without storage it lasts as long as the page, and `useIsKept` lets the page say so.
 */
const key = 'thrum.basket';
const empty = [];
const listeners = new Set();
let lines = null;
let isKept = true;

const isSame = (a, b) => a.garment === b.garment && a.cloth === b.cloth && a.size === b.size;

/** Only what this shop sells: stored words may be old, or not ours. */
function readable(text) {
  try {
    const list = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return empty;
    return list.filter(({ garment, cloth, size, count }) => {
      const known = byId[garment];
      return known?.cloths.includes(cloth) && known.sizes.includes(size) && !isGone(known, cloth, size) && Number.isInteger(count) && count > 0 && count <= most;
    });
  } catch {
    return empty;
  }
}

function load() {
  try {
    return readable(localStorage.getItem(key));
  } catch {
    isKept = false;
    return empty;
  }
}

function change(next) {
  lines = next;
  try {
    localStorage.setItem(key, JSON.stringify(next));
    isKept = true;
  } catch {
    // Full or forbidden: the basket then lives in this page only.
    isKept = false;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener) {
  if (listeners.size === 0) window.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
  };
}

function follow(event) {
  if (event.key !== key && event.key !== null) return;
  lines = readable(event.newValue);
  for (const listener of listeners) listener();
}

function now() {
  lines ??= load();
  return lines;
}

function isKeptNow() {
  now();
  return isKept;
}

export const useBasket = () => useSyncExternalStore(subscribe, now, () => empty);
export const useIsKept = () => useSyncExternalStore(subscribe, isKeptNow, () => true);

export function add(line) {
  const had = now().find((other) => isSame(other, line));
  if (!had) return change([...now(), { ...line, count: 1 }]);
  setCount(line, had.count + 1);
}

export function setCount(line, count) {
  const kept = Math.max(1, Math.min(most, count));
  change(now().map((other) => (isSame(other, line) ? { ...other, count: kept } : other)));
}

/** Takes a line out and returns what puts it back where it was. */
export function remove(line) {
  const at = now().findIndex((other) => isSame(other, line));
  const gone = now()[at];
  change(now().filter((other) => !isSame(other, line)));
  return () => {
    if (!gone || now().some((other) => isSame(other, gone))) return;
    change([...now().slice(0, at), gone, ...now().slice(at)]);
  };
}

export const clear = () => change(empty);
export const keyOf = ({ garment, cloth, size }) => `${garment} ${cloth} ${size}`;
export const countOf = (list) => list.reduce((sum, { count }) => sum + count, 0);
export const sumOf = (list) => list.reduce((sum, { garment, count }) => sum + byId[garment].price * count, 0);

import { useSyncExternalStore } from 'react';

/** Screens, as they stand in the address behind `#/`. */
export const screens = [
  { path: '', name: 'Counter', icon: 'counter' },
  { path: 'orders', name: 'Orders', icon: 'orders' },
  { path: 'products', name: 'Products', icon: 'products' },
  { path: 'inventory', name: 'Stock alerts', icon: 'stock' },
  { path: 'customers', name: 'Customers', icon: 'customers' },
  { path: 'discounts', name: 'Discounts', icon: 'discounts' },
  { path: 'analytics', name: 'Analytics', icon: 'analytics' },
  { path: 'settings', name: 'Settings', icon: 'settings' },
] as const;

export interface Route {
  /** First part of the path: which screen. */
  screen: string;
  /** Second part: which record, when one is open. */
  id: string | null;
  query: URLSearchParams;
}

/** Reads `#/orders/4101?status=late`. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [screen = '', id = ''] = path.split('/');
  return { screen, id: id === '' ? null : decode(id), query: new URLSearchParams(query) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The route that the address names. */
export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(subscribe, () => window.location.hash));
}

export const go = (path: string): void => {
  window.location.hash = `#/${path}`;
};

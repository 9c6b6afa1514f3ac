export const SCREENS = [
  'overview',
  'holdings',
  'asset',
  'ledger',
  'import',
  'tax',
  'watchlist',
  'alerts',
  'accounts',
  'settings',
] as const;
export type Screen = (typeof SCREENS)[number];

export interface Route {
  screen: Screen | 'missing';
  /** The part behind the screen: '#/asset/btc' has 'btc'. */
  id: string;
  query: URLSearchParams;
}

/** Reads '#/ledger?kind=buy'. No hash is the overview; an unknown one is 'missing'. */
export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [name = '', id = ''] = path.split('/');
  const screen = name === '' ? 'overview' : (SCREENS.find((known) => known === name) ?? 'missing');
  return { screen, id: decodeURIComponent(id), query: new URLSearchParams(query) };
}

export const linkTo = (screen: Screen, id = ''): string =>
  screen === 'overview' ? '#/' : `#/${screen}${id ? `/${encodeURIComponent(id)}` : ''}`;

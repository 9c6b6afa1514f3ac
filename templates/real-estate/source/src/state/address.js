/* What is searched for stands in the address: #/?kind=Villa&max=500000. */
import { useCallback, useSyncExternalStore } from 'react';

export const sorts = { newest: 'Newest first', low: 'Lowest price', high: 'Highest price', large: 'Largest', old: 'Oldest' };
export const nothing = { min: 0, max: 0, beds: 0, kind: [], quarter: [], garden: false, kept: false, sort: 'newest', area: null };

const number = (text, least, most) => {
  const value = Number(text);
  return Number.isFinite(value) && value >= least && value <= most ? value : 0;
};
const some = (text, all) => (text ?? '').split(',').filter((one) => all.includes(one));

/** `120.300~140.310~...` as points of the plan, or null when it is no area. */
function readArea(text) {
  const points = (text ?? '').split('~').map((pair) => pair.split('.').map(Number));
  return points.length > 2 && points.length < 200 && points.every((point) => point.length === 2 && point.every(Number.isFinite)) ? points : null;
}

/** The wish that an address says; what makes no sense is left out. */
export function readAddress(hash, { kinds, quarters }) {
  const [, query = ''] = hash.split('?');
  const found = new URLSearchParams(query);
  return {
    min: number(found.get('min'), 0, 1e10),
    max: number(found.get('max'), 0, 1e10),
    beds: number(found.get('beds'), 0, 9),
    kind: some(found.get('kind'), kinds),
    quarter: some(found.get('quarter'), quarters),
    garden: found.get('garden') === 'yes',
    kept: found.get('kept') === 'yes',
    sort: found.get('sort') in sorts ? found.get('sort') : 'newest',
    area: readArea(found.get('area')),
  };
}

/** The address of a wish. */
export function addressOf(wish) {
  const query = new URLSearchParams();
  for (const name of ['min', 'max', 'beds']) if (wish[name]) query.set(name, wish[name]);
  for (const name of ['kind', 'quarter']) if (wish[name].length > 0) query.set(name, wish[name].join(','));
  for (const name of ['garden', 'kept']) if (wish[name]) query.set(name, 'yes');
  if (wish.sort !== 'newest') query.set('sort', wish.sort);
  if (wish.area) query.set('area', wish.area.map((point) => point.join('.')).join('~'));
  const text = String(query);
  return `#/${text && `?${text}`}`;
}

const follow = (tell) => {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
};

let last = '';
/** Fragments such as #sell are places in the page: what is shown stays as it was. */
const now = () => {
  if (location.hash === '' || location.hash.startsWith('#/')) last = location.hash;
  return last;
};

/** The address as React sees it. */
export function useAddress() {
  const hash = useSyncExternalStore(follow, now);
  const go = useCallback((next) => {
    // Replaced, not pushed: ten steps of a filter are not ten pages.
    history.replaceState(null, '', next);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  }, []);
  return [hash, go];
}

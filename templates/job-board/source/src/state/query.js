import { useCallback, useEffect, useState } from 'react';
import { contracts, kinds, pays, places, sorts, watches } from '../data/fields.js';
import { byId, jobs } from '../data/jobs.js';
import { money, words } from '../data/page.js';
import { createSearch } from './search.js';

/*
 * The search, as it stands in the address after `?`: words, filters, sort, the list that is looked at (all, saved,
 * hidden) and the open job. Back and forward restore every one of them.
 */
export const filters = {
  kind: { name: 'Kind of work', options: Object.fromEntries(Object.entries(kinds).map(([id, { name }]) => [id, name])) },
  place: { name: words.place, options: places },
  contract: { name: 'Contract', options: Object.fromEntries(Object.entries(contracts).map(([id, { name }]) => [id, name])) },
  watch: { name: words.hours, options: watches },
};
export const nothing = { words: '', kind: [], place: [], contract: [], watch: [], pay: 0, sort: 'new', list: 'all', job: '' };

export function read(search) {
  const query = new URLSearchParams(search);
  const state = { ...nothing, words: query.get('words') ?? '' };
  for (const [field, { options }] of Object.entries(filters)) state[field] = (query.get(field) ?? '').split('.').filter((one) => one in options);
  if (query.get('pay') in pays) state.pay = Number(query.get('pay'));
  if (query.get('sort') in sorts) state.sort = query.get('sort');
  if (['saved', 'hidden'].includes(query.get('list'))) state.list = query.get('list');
  if (query.get('job') in byId) state.job = query.get('job');
  return state;
}

export function written(state) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(state)) {
    if (Array.isArray(value) ? value.length > 0 : value !== nothing[key]) query.set(key, Array.isArray(value) ? value.join('.') : value);
  }
  return query.toString();
}

/** The search of the address. The first render is the built page's, which knows no address. */
export function useQuery() {
  const [state, setState] = useState(nothing);
  useEffect(() => {
    const follow = () => setState(read(location.search));
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = useCallback((next, { isSmall = false } = {}) => {
    setState(next);
    const query = written(next);
    try {
      // Letters typed one after another are one step for Back.
      history[isSmall ? 'replaceState' : 'pushState'](null, '', query ? `?${query}` : location.pathname);
    } catch {
      // Opened from disk, some browsers keep the address to themselves.
    }
  }, []);
  return [state, go];
}

export const { find, counts } = createSearch({
  all: jobs,
  namesOf: ({ title, employer, port, place, kind }) => [title, employer, port, places[place], kinds[kind]?.name],
  fields: Object.keys(filters),
});

export const isNarrowed = (state) => state.words !== '' || state.pay > 0 || Object.keys(filters).some((field) => state[field].length > 0);

/** A search in words: "Deck or Survey, Deep sea, €3,000 and more". */
export function inWords(state) {
  const parts = Object.entries(filters)
    .filter(([field]) => state[field].length > 0)
    .map(([field, { options }]) => state[field].map((id) => options[id]).join(' or '));
  if (state.pay > 0) parts.push(pays[state.pay]);
  if (state.words.trim()) parts.unshift(`“${state.words.trim()}”`);
  return parts.join(', ') || 'All jobs';
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
export function day(text) {
  const [, month, date] = text.split('-').map(Number);
  return `${date} ${months[month - 1]}`;
}
export const payOf = ([from, to]) => `${money(from)} to ${money(to)}`;

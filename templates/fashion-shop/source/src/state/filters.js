import { useEffect, useState } from 'react';
import { cloths, families, structures } from '../cloth/cloths.js';
import { garments, isGone, kinds } from '../data/garments.js';

/* The filters of the shop. They stand in the address, so that a selection can be sent to someone and Back works. */

export const fields = {
  kind: { name: 'Kind', options: Object.entries(kinds) },
  cloth: { name: 'Cloth', options: Object.entries(structures).map(([id, { name }]) => [id, name]) },
  colour: { name: 'Colour', options: Object.entries(families).map(([id, { name }]) => [id, name]) },
  size: { name: 'In stock in', options: ['XS', 'S', 'M', 'L', 'XL'].map((size) => [size, size]) },
};
export const sorts = { house: 'As they hang', low: 'Price, lowest first', high: 'Price, highest first' };
const nothing = { kind: [], cloth: [], colour: [], size: [], sort: 'house' };

function read(search) {
  const query = new URLSearchParams(search);
  const filters = { ...nothing };
  for (const [field, { options }] of Object.entries(fields)) {
    const known = options.map(([id]) => id);
    filters[field] = (query.get(field) ?? '').split('.').filter((value) => known.includes(value));
  }
  filters.sort = query.get('sort') in sorts ? query.get('sort') : 'house';
  return filters;
}

function written(filters) {
  const query = new URLSearchParams();
  for (const field of Object.keys(fields)) if (filters[field].length > 0) query.set(field, filters[field].join('.'));
  if (filters.sort !== 'house') query.set('sort', filters.sort);
  return query.toString();
}

/** The filters of the address, and what changes them. The first render knows nothing of the address: it is the built page's. */
export function useFilters() {
  const [filters, setFilters] = useState(nothing);
  useEffect(() => {
    const follow = () => setFilters(read(location.search));
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = (next) => {
    setFilters(next);
    const query = written(next);
    try {
      history.pushState(null, '', query ? `?${query}` : location.pathname);
    } catch {
      // Opened from disk, some browsers keep the address to themselves.
    }
  };
  const toggle = (field, value) => {
    const had = filters[field];
    go({ ...filters, [field]: had.includes(value) ? had.filter((one) => one !== value) : [...had, value] });
  };
  return { filters, toggle, setSort: (sort) => go({ ...filters, sort }), reset: () => go({ ...nothing, sort: filters.sort }) };
}

/** The cloths of a garment that the filters let through. */
export function clothsFor(garment, { cloth, colour, size }) {
  return garment.cloths.filter(
    (id) =>
      (cloth.length === 0 || cloth.includes(cloths[id].structure)) &&
      (colour.length === 0 || colour.includes(cloths[id].family)) &&
      (size.length === 0 || size.some((one) => garment.sizes.includes(one) && !isGone(garment, id, one))),
  );
}

/** Garments with at least one cloth that fits, sorted; each with the cloth to show it in. */
export function find(filters) {
  const found = garments
    .filter(({ kind }) => filters.kind.length === 0 || filters.kind.includes(kind))
    .map((garment) => ({ garment, cloths: clothsFor(garment, filters) }))
    .filter((one) => one.cloths.length > 0);
  if (filters.sort === 'low') found.sort((a, b) => a.garment.price - b.garment.price);
  if (filters.sort === 'high') found.sort((a, b) => b.garment.price - a.garment.price);
  return found;
}

/** How many garments a choice would leave, the other fields staying as they are. */
export const countWith = (filters, field, value) => find({ ...filters, [field]: [value] }).length;
export const isFiltered = (filters) => Object.keys(fields).some((field) => filters[field].length > 0);

/* The filters of the shop. They stand in the address, so that a selection can be sent to someone and Back works. */
import { amountOf, listOf } from '../page/words.js';
import { readColour } from '../page/goods.js';

/** The fields in their order, with what the address calls them. */
export const fields = { kind: 'Kind', cloth: 'Material', colour: 'Colour', size: 'Size in stock' };
export const sorts = { house: 'Featured', low: 'Price, lowest first', high: 'Price, highest first' };
export const nothing = { kind: [], cloth: [], colour: [], size: [], sort: 'house' };

/** Every product of the list, as its card says it. */
export function readProducts() {
  return [...document.querySelectorAll('#cards > [data-product]')].map((card) => ({
    card,
    kind: card.dataset.kind,
    price: amountOf(card.querySelector('[data-price]').textContent),
    sizes: listOf(card.querySelector('[data-sizes]').textContent),
    colours: [...card.querySelectorAll('.colours li')].map((item) => ({ item, ...readColour(item) })),
  }));
}

/** What each field offers: every value once, in the order of the list; sizes in the order of the longest row. */
export function optionsOf(products) {
  const each = (values) => [...new Set(values.filter(Boolean))];
  const colours = products.flatMap((one) => one.colours);
  const bySize = [...products].sort((one, other) => other.sizes.length - one.sizes.length);
  return {
    kind: each(products.map(({ kind }) => kind)),
    cloth: each(colours.map(({ cloth }) => cloth)),
    colour: each(colours.map(({ colour }) => colour)),
    size: each(bySize.flatMap(({ sizes }) => sizes)),
  };
}

/** The filters of an address, as far as they are offered. */
export function readFilters(search, options) {
  const query = new URLSearchParams(search);
  const filters = Object.fromEntries(Object.keys(fields).map((field) => [field, query.getAll(field).filter((value) => options[field].includes(value))]));
  const sort = query.get('sort');
  return { ...filters, sort: Object.hasOwn(sorts, sort ?? '') ? sort : 'house' };
}

/** The filters as an address writes them. */
export function written(filters) {
  const query = new URLSearchParams();
  for (const field of Object.keys(fields)) for (const value of filters[field]) query.append(field, value);
  if (filters.sort !== 'house') query.set('sort', filters.sort);
  return query.toString();
}

/** The colours of a product that the filters let through. */
function coloursFor({ colours, sizes }, { cloth, colour, size }) {
  return colours.filter(
    (one) =>
      (cloth.length === 0 || cloth.includes(one.cloth)) &&
      (colour.length === 0 || colour.includes(one.colour)) &&
      (size.length === 0 || size.some((name) => sizes.includes(name) && !listOf(one.gone).includes(name))),
  );
}

/** Products with at least one colour that fits, sorted; each with the colours that fit. */
export function find(products, filters) {
  const found = products
    .filter(({ kind }) => filters.kind.length === 0 || filters.kind.includes(kind))
    .map((product) => ({ product, fitting: coloursFor(product, filters) }))
    .filter(({ fitting }) => fitting.length > 0);
  if (filters.sort === 'low') found.sort((one, other) => one.product.price - other.product.price);
  if (filters.sort === 'high') found.sort((one, other) => other.product.price - one.product.price);
  return found;
}

/** How many products a choice would leave, the other fields staying as they are. */
export const countWith = (products, filters, field, value) => find(products, { ...filters, [field]: [value] }).length;
export const isFiltered = (filters) => Object.keys(fields).some((field) => filters[field].length > 0);

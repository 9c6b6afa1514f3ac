/* What hangs on every label. Pages are made from this by tools/make.js; bag, scale and listing read it in the browser.
   price is in euros, kb what the part adds to a product, compressed; harvested the day of the last release. */

export const goods = [
  { id: 'pippin', name: 'Pippin', what: 'Sorting functions by the crate', kind: 'Functions', language: 'TypeScript', licence: 'MIT', kb: 3.1, needs: 0, price: 4, harvested: '2026-11-20', stall: 'Pippin Row', picture: 'sorting' },
  { id: 'link-and-coil', name: 'Link & Coil', what: 'A string of ten small parsers', kind: 'Functions', language: 'TypeScript', licence: 'Apache-2.0', kb: 11.4, needs: 0, price: 6, harvested: '2026-11-18', stall: 'Pippin Row', picture: 'parsers' },
  { id: 'preserve', name: 'Preserve', what: 'Easing curves, put up in jars', kind: 'Styles', language: 'CSS', licence: 'MIT', kb: 0.8, needs: 0, price: 3, harvested: '2026-11-20', stall: 'Rind & Sons', picture: 'easing' },
  { id: 'bunch', name: 'Bunch', what: 'Icons in bundles of thirty-two', kind: 'Icons', language: 'SVG', licence: 'Hall licence', kb: 9.6, needs: 0, price: 6, harvested: '2026-11-19', stall: 'Kipper Lane', picture: 'icons' },
  { id: 'podfellow', name: 'Podfellow', what: 'Debounce and four more in one pod', kind: 'Functions', language: 'JavaScript', licence: 'MIT', kb: 0.9, needs: 0, price: 0, harvested: '2026-11-21', stall: 'Pippin Row', picture: 'peas' },
  { id: 'rind', name: 'Rind', what: 'A cache that knows when to go off', kind: 'Functions', language: 'Go', licence: 'MPL-2.0', kb: 14.2, needs: 0, price: 9, harvested: '2026-10-30', stall: 'Rind & Sons', picture: 'cheese' },
  { id: 'kipper', name: 'Kipper', what: 'Logs, smoked until they can be read', kind: 'Script', language: 'Rust', licence: 'Apache-2.0', kb: 61.5, needs: 2, price: 8, harvested: '2026-11-12', stall: 'Kipper Lane', picture: 'kippers' },
  { id: 'four-rows', name: 'Four Rows', what: 'A date picker, baked as a month', kind: 'Component', language: 'JavaScript', licence: 'Hall licence', kb: 6.7, needs: 0, price: 7, harvested: '2026-11-21', stall: 'Kipper Lane', picture: 'buns' },
  { id: 'allium', name: 'Allium', what: 'Middleware that peels in order', kind: 'Functions', language: 'JavaScript', licence: 'MIT', kb: 2.2, needs: 0, price: 5, harvested: '2026-11-17', stall: 'Rind & Sons', picture: 'onions' },
  { id: 'not-for-robots', name: 'Not for Robots', what: 'A honeypot for contact forms', kind: 'Plugin', language: 'JavaScript', licence: 'MIT', kb: 1.4, needs: 0, price: 0, harvested: '2026-11-15', stall: 'Night Counter', picture: 'honey' },
  { id: 'laid-today', name: 'Laid Today', what: 'Test fixtures by the dozen', kind: 'Script', language: 'Python', licence: 'MIT', kb: 18.3, needs: 1, price: 5, harvested: '2026-11-21', stall: 'Night Counter', picture: 'eggs' },
  { id: 'three-sacks', name: 'Three Sacks', what: 'Colour scales by the scoop', kind: 'Styles', language: 'CSS', licence: 'Apache-2.0', kb: 2.6, needs: 0, price: 4, harvested: '2026-11-09', stall: 'Night Counter', picture: 'spices' },
];

export const money = (euros) => (euros ? `€${euros}` : 'free');
export const weight = (kb) => `${kb.toFixed(1)} kB`;
export const day = (date) => {
  const [, month, number] = date.split('-').map(Number);
  return `${number} ${['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'][month - 1]}`;
};

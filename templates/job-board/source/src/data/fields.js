import { contracts, kinds, money, places, watches, words } from './page.js';

/* What jobs are sorted by. Every kind sails under the flag of its letter. */
export { contracts, kinds, places, watches };

export const pays = Object.fromEntries([
  [0, 'Any pay'],
  ...words.pays
    .split(',')
    .map(Number)
    .filter((least) => least > 0)
    .map((least) => [least, `${money(least)} and more`]),
]);
export const sorts = { new: 'Newest first', pay: 'Best paid first', closing: 'Closing soonest' };

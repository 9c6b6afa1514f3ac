import { letterItems } from './page.js';

/**
 * The letters of `index.html`. What stands in square brackets is a blank and is asked for beside the pad. `note` says what to look at
 * before sending; it is shown with the letter and never printed. These are forms for common situations and no legal
 * advice: deadlines and forms differ from country to country and from contract to contract.
 */
export const letters = letterItems;

/** The form that a sheet was made from, as far as can be seen. */
export const formOf = ({ kind, title, tags }) =>
  letters.find(
    (form) => kind === 'letter' && tags.join() === form.tags.join() && form.subject.slice(0, 8) === title.slice(0, 8),
  );

import { dueOf } from './dates.js';

export const noFilter = { words: '', labels: [], onlyPressing: false };

export const isFiltering = ({ words, labels, onlyPressing }) =>
  words.trim() !== '' || labels.length > 0 || onlyPressing;

/** Every word somewhere on the card, one of the labels, and late or due if that is asked. */
export function passes(card, { words, labels, onlyPressing }) {
  if (labels.length > 0 && !labels.some((label) => card.labels.includes(label))) return false;
  if (onlyPressing && (!card.due || dueOf(card.due).press === 'none')) return false;
  const text = [card.title, card.text, String(card.no).padStart(4, '0'), ...card.checks.map((check) => check.text)]
    .join(' ')
    .toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/* The houses as the page says them: each card of the list is one. */
import { amountOf } from './words.js';

const textOf = (card, name) => card.querySelector(`[data-${name}]`)?.textContent.trim() ?? '';

/** Every house of the list, with its card and what stands for it in the street. */
export function readHouses() {
  return [...document.querySelectorAll('[data-house]')].map((card) => {
    const { house, beds, area, garden, built, listed, at, kind } = card.dataset;
    const [x, y] = (at ?? '').split(/[\s,]+/).map(Number);
    return {
      id: house,
      card,
      step: document.querySelector(`[data-step="${house}"]`),
      link: card.querySelector('h3 a').getAttribute('href'),
      name: textOf(card, 'name'),
      quarter: textOf(card, 'quarter'),
      kind,
      price: amountOf(textOf(card, 'price')),
      beds: Number(beds) || 0,
      area: amountOf(area),
      garden: amountOf(garden),
      built: Number(built) || 0,
      listed: listed ?? '',
      // Without a place it is not on the plan.
      at: Number.isFinite(x) && Number.isFinite(y) ? [x, y] : null,
    };
  });
}

/** Each value once, in the order of the list. */
export const valuesOf = (houses, name) => [...new Set(houses.map((house) => house[name]).filter(Boolean))];

import { locale } from '../data/page.js';

/** Days are kept as '2026-11-26' and compared as such: a due date has no time zone. */
export const dayOf = (date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;

const days = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** How a due date is said, and how much it presses. */
export function dueOf(due, isLast) {
  const left = days(dayOf(new Date()), due);
  const date = new Date(`${due}T12:00`).toLocaleDateString(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  if (isLast) return { text: date, press: 'none' };
  if (left < 0) return { text: left === -1 ? '1 day late' : `${-left} days late`, press: 'late' };
  if (left === 0) return { text: 'Today', press: 'soon' };
  if (left === 1) return { text: 'Tomorrow', press: 'soon' };
  return { text: date, press: 'none' };
}

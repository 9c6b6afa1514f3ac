import type { Facts } from '../facts/facts.ts';

/** Names of slots for the days of a week, from Monday on. */
export const DAY_SLOTS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const DAYS: readonly (readonly string[])[] = [
  ['mon', 'monday', 'mo', 'montag'],
  ['tue', 'tues', 'tuesday', 'di', 'dienstag'],
  ['wed', 'wednesday', 'mi', 'mittwoch'],
  ['thu', 'thur', 'thurs', 'thursday', 'do', 'donnerstag'],
  ['fri', 'friday', 'fr', 'freitag'],
  ['sat', 'saturday', 'sa', 'samstag', 'sonnabend'],
  ['sun', 'sunday', 'so', 'sonntag'],
];
const GROUPS: Record<string, readonly number[]> = {
  daily: [0, 1, 2, 3, 4, 5, 6],
  'every day': [0, 1, 2, 3, 4, 5, 6],
  täglich: [0, 1, 2, 3, 4, 5, 6],
  weekdays: [0, 1, 2, 3, 4],
  werktags: [0, 1, 2, 3, 4],
  weekends: [5, 6],
  'am wochenende': [5, 6],
};

const dayOf = (word: string) => {
  const plain = word.toLowerCase().replace(/\.$/, '');
  return DAYS.findIndex((names) => names.some((name) => plain === name || plain === `${name}s`));
};

/** Days of a text such as “Mon–Fri”, “Dienstag bis Samstag” or “Sat and Sun”; null where it says anything else. */
function daysIn(text: string): number[] | null {
  const plain = text.trim().toLowerCase();
  if (GROUPS[plain]) return [...GROUPS[plain]];
  const days: number[] = [];
  for (const part of plain.split(/\s*(?:,|&|\+|\band\b|\bund\b)\s*/)) {
    const ends = part.split(/\s*(?:-|–|—|\bto\b|\bbis\b)\s*/).map(dayOf);
    const [from = -1, to = from] = ends;
    if (ends.length > 2 || from < 0 || to < 0) return null;
    for (let day = from; ; day = (day + 1) % 7) {
      days.push(day);
      if (day === to) break;
    }
  }
  return days;
}

/**
 * What is written of each day from Monday on, a dash where nothing is; null where a line can not be put on a day, or where
 * there is none.
 */
export function weekOf(hours: Facts['hours']): string[] | null {
  const week: string[] = DAYS.map(() => '');
  for (const { days, times, what } of hours) {
    const on = daysIn(days);
    if (!on || what || [...times].length > 30) return null;
    for (const day of on) week[day] = week[day] ? `${week[day]}, ${times}` : times;
  }
  return hours.length > 0 ? week.map((times) => times || '–') : null;
}

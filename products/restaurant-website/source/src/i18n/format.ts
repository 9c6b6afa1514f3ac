import { house } from '../content/house.ts';
import type { Lang } from '../content/types.ts';

const locales: Record<Lang, string> = { en: 'en-IE', pt: 'pt-PT' };

/** Puts values into the `{places}` of a text. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** The form of a text for a number. */
export const plural = (forms: { one: string; other: string }, n: number): string =>
  fill(n === 1 ? forms.one : forms.other, { n });

/** Cents as money: `€9.50`, `9,50 €`. Whole euros go without cents. */
export const money = (cents: number, lang: Lang): string =>
  new Intl.NumberFormat(locales[lang], {
    style: 'currency',
    currency: house.currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

const part = (day: string, lang: Lang, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[lang], { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export const weekdayName = (day: string, lang: Lang, width: 'long' | 'short' | 'narrow' = 'long'): string =>
  part(day, lang, { weekday: width });

/** The name of the month of a day. */
export const monthName = (day: string, lang: Lang): string => part(day, lang, { month: 'long' });

/**
 * `Tuesday 24 November`, `terça-feira, 24 de novembro`. Put together here: browsers and Node do not agree on commas, and
 * pages are built by one and taken over by the other.
 */
export function dayName(day: string, lang: Lang, withYear = false): string {
  const date = String(Number(day.slice(8)));
  const year = day.slice(0, 4);
  const [weekday, month] = [weekdayName(day, lang), monthName(day, lang)];
  return lang === 'pt'
    ? `${weekday}, ${date} de ${month}${withYear ? ` de ${year}` : ''}`
    : `${weekday} ${date} ${month}${withYear ? ` ${year}` : ''}`;
}

/** `24 November`, `24 de novembro`. */
export const dateName = (day: string, lang: Lang): string =>
  `${Number(day.slice(8))}${lang === 'pt' ? ' de' : ''} ${monthName(day, lang)}`;

/** A list in words: `fish, milk and nuts`. */
export const listed = (items: string[], lang: Lang): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(items);

const MONTHS = [
  ['january', 'jan', 'januar', 'jän', 'jänner'],
  ['february', 'feb', 'februar'],
  ['march', 'mar', 'märz', 'mrz', 'maerz'],
  ['april', 'apr'],
  ['may', 'mai'],
  ['june', 'jun', 'juni'],
  ['july', 'jul', 'juli'],
  ['august', 'aug'],
  ['september', 'sep', 'sept'],
  ['october', 'oct', 'oktober', 'okt'],
  ['november', 'nov'],
  ['december', 'dec', 'dezember', 'dez'],
];

const monthOf = (word: string) => MONTHS.findIndex((names) => names.includes(word.toLowerCase())) + 1;

/** A date as `2027-05-12` where a text names a day of a year; null for any other text. Days before months, as in Europe. */
export function isoDate(text: string): string | null {
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(text);
  if (iso) return written(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dots = /\b(\d{1,2})\s?[./]\s?(\d{1,2})\s?[./]\s?(\d{4})\b/.exec(text);
  if (dots) return written(Number(dots[3]), Number(dots[2]), Number(dots[1]));
  const dayFirst = /\b(\d{1,2})(?:st|nd|rd|th|\.)?\s(?:of\s)?([\p{L}]{3,9})\.?,?\s(\d{4})\b/u.exec(text);
  if (dayFirst) return written(Number(dayFirst[3]), monthOf(dayFirst[2] ?? ''), Number(dayFirst[1]));
  const monthFirst = /([\p{L}]{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})\b/u.exec(text);
  if (monthFirst) return written(Number(monthFirst[3]), monthOf(monthFirst[1] ?? ''), Number(monthFirst[2]));
  return null;
}

function written(year: number, month: number, day: number): string | null {
  const two = (value: number) => String(value).padStart(2, '0');
  const text = `${year}-${two(month)}-${two(day)}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

import { pageAddress } from '../../../../domain/hosting/page-address.ts';
import type { Entry } from './entries.ts';

/** Columns for fields. Anybody can send fields of any name, and spreadsheets end at some 16,000 columns. */
const MOST_COLUMNS = 200;

const FIXED = ['Sent (UTC)', 'Form', 'Page', 'Mail'] as const;

/**
 * A table for a spreadsheet: a line for each entry, and a column for each field that any of them has, in the order in which
 * fields appear. Starts with the mark by which spreadsheets know UTF-8. `address` is the site's.
 */
export function entriesCsv(entries: readonly Entry[], address: string): string {
  const columns = columnsOf(entries);
  const known = new Set(columns);
  const hasOthers = entries.some(({ fields }) => fields.some(([name]) => !known.has(name)));
  const lines = [
    [...FIXED, ...columns, ...(hasOthers ? ['Other fields'] : [])],
    ...entries.map((entry) => {
      const others = entry.fields.filter(([name]) => !known.has(name));
      return [
        entry.created_at.slice(0, 19).replace('T', ' '),
        entry.form,
        pageAddress(address, entry.path),
        mailWords(entry),
        ...columns.map((column) => valuesOf(entry, column)),
        ...(hasOthers ? [others.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
      ];
    }),
  ];
  return `\ufeff${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}

/** The names of most entries, in the order in which they appear first. */
function columnsOf(entries: readonly Entry[]): string[] {
  const counts = new Map<string, number>();
  for (const { fields } of entries) {
    for (const name of new Set(fields.map(([name]) => name))) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, MOST_COLUMNS);
  const kept = new Set(most.map(([name]) => name));
  return [...counts.keys()].filter((name) => kept.has(name));
}

/** Boxes of one name are several values. */
function valuesOf({ fields }: Entry, column: string): string {
  return fields
    .filter(([name]) => name === column)
    .map(([, value]) => value)
    .join(', ');
}

function mailWords({ delivered_at, next_attempt_at, last_error }: Entry): string {
  if (delivered_at) return 'mailed';
  return next_attempt_at ? 'waiting' : `not mailed: ${last_error ?? ''}`;
}

/**
 * A quoted cell. Programs take what begins with one of these signs for a formula, also behind what they may take for the end
 * of a cell or a line: where semicolons or tabs separate cells, quotes end somewhere else. An apostrophe makes a text of it.
 */
function cell(text: string): string {
  const harmless = text.replace(/(^|[\n\r\t;])([ "']{0,9})(?=[=+\-@＝＋－＠])/g, "$1$2'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

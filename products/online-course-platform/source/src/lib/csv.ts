/** Rows as RFC 4180 text. A leading `=`, `+`, `-` or `@` gets an apostrophe, so that no spreadsheet runs it. */
export const csv = (rows: (string | number)[][]): string =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n');

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Offers a text as a file. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

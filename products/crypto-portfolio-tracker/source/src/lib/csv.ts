/** Finds the separator used in the first line outside quotes: comma, semicolon or tab. */
export function guessSeparator(text: string): string {
  const head = (text.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

/** RFC 4180 with any separator: quoted fields, doubled quotes, line breaks inside quotes, a byte-order mark. */
export function parseCsv(text: string, separator = guessSeparator(text)): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  const source = text.replace(/^\uFEFF/, '');
  for (let i = 0; i < source.length; i += 1) {
    const sign = source[i];
    if (quoted) {
      if (sign !== '"') field += sign;
      else if (source[i + 1] === '"') {
        field += '"';
        i += 1;
      } else quoted = false;
    } else if (sign === '"' && field === '') quoted = true;
    else if (sign === separator) {
      row.push(field);
      field = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && source[i + 1] === '\n') i += 1;
      rows.push([...row, field]);
      row = [];
      field = '';
    } else field += sign;
  }
  if (field !== '' || row.length > 0) rows.push([...row, field]);
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

/** A field that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers. */
function safe(field: string): string {
  const formula = /^[=+\-@\t\r]/.test(field) && !/^-?\d+(\.\d+)?$/.test(field);
  const text = formula ? `'${field}` : field;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Comma-separated text with CRLF, as RFC 4180 asks for. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map(safe).join(','))
    .join('\r\n')
    .concat('\r\n');

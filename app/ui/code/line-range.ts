/** Lines from first to last, both counted from 1. */
export type LineRange = { first: number; last: number };

/** Reads the lines from a fragment: `#L12` or `#L12-L20`, where the second `L` is optional. Null for any other fragment. */
export function readRange(hash: string): LineRange | null {
  const parts = /^#L(\d{1,7})(?:-L?(\d{1,7}))?$/.exec(hash);
  if (!parts) return null;
  const one = Number(parts[1]);
  const other = Number(parts[2] ?? parts[1]);
  return one > 0 && other > 0 ? { first: Math.min(one, other), last: Math.max(one, other) } : null;
}

/** The fragment that points at the lines. */
export function writeRange({ first, last }: LineRange): string {
  return first === last ? `#L${first}` : `#L${first}-L${last}`;
}

/** Lines as a person types them: `12`, `12-20`, `L12-L20`. Null when it is none of these, or beyond the file. */
export function parseLines(text: string, lines: number): LineRange | null {
  const parts = /^\s*L?(\d{1,7})\s*(?:[-–]\s*L?(\d{1,7}))?\s*$/i.exec(text);
  if (!parts) return null;
  const range = readRange(`#L${parts[1]}-L${parts[2] ?? parts[1]}`);
  return range && range.last <= lines ? range : null;
}

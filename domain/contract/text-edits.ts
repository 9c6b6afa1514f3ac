/** A piece of a text to be exchanged: from `start` up to `end`, in UTF-16 units of the text before any edit. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** The text with all edits made. What no edit names stays as it is. Throws when two edits meet. */
export function applyEdits(source: string, edits: readonly TextEdit[]): string {
  const ordered = [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
  let result = '';
  let at = 0;
  for (const { start, end, text } of ordered) {
    if (start < at || end < start) throw new Error(`Two edits meet at ${start}.`);
    result += source.slice(at, start) + text;
    at = end;
  }
  return result + source.slice(at);
}

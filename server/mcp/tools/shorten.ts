import { mcpBudget } from '../limits.ts';

/** A text of at most so many characters, with a sign where something is left out. */
export function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/** A part of a text that is read piece by piece. */
export interface TextPart {
  text: string;
  /** Characters of the whole text. */
  characters: number;
  /** Where the next part begins; null at the end. */
  next_offset: number | null;
}

/** The part of a text from a character on. */
export function partOf(text: string, offset: number): TextPart {
  const start = /[\udc00-\udfff]/.test(text.charAt(offset)) ? Math.max(0, offset - 1) : offset;
  const whole = text.slice(start, start + mcpBudget.textCharacters);
  // A sign of two parts is not taken apart between two pieces.
  const part = start + whole.length < text.length ? whole.replace(/[\ud800-\udbff]$/, '') : whole;
  const end = start + part.length;
  return { text: part, characters: text.length, next_offset: end < text.length ? end : null };
}

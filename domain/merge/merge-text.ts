import { diff3Merge } from 'node-diff3';

/** What the two sides of a conflict are called in its marks. */
export interface Sides {
  mine: string;
  theirs: string;
}

/** Two versions of a text made one. */
export interface MergedText {
  text: string;
  /** Passages that both sides changed differently: each is in the text twice, between git's marks. */
  conflicts: number;
}

/** Characters and lines of a text that is compared line by line; a longer one is merged as a whole. */
const longest = { characters: 2_000_000, lines: 20_000 };
/** Pairs of equal lines that are compared: thousands of empty lines make millions of them. */
const mostPairs = 20_000_000;

/**
 * Merges two versions of a text by lines, `base` being what both come from. Line ends are those of `mine`, so that an editor
 * that rewrote all of them causes no conflict.
 */
export function mergeTexts(
  base: string,
  mine: string,
  theirs: string,
  sides: Sides = { mine: 'mine', theirs: 'theirs' },
): MergedText {
  const [old, fresh] = [withEndsOf(mine, base), withEndsOf(mine, theirs)];
  if (mine === fresh || old === fresh) return { text: mine, conflicts: 0 };
  if (mine === old) return { text: fresh, conflicts: 0 };
  const lines = { base: linesOf(old), mine: linesOf(mine), theirs: linesOf(fresh) };
  if (isTooLong(lines.base, lines.mine) || isTooLong(lines.base, lines.theirs))
    return { text: marked(lines.mine, lines.theirs, sides), conflicts: 1 };
  let conflicts = 0;
  const parts = diff3Merge(lines.mine, lines.base, lines.theirs).map(({ ok, conflict }) => {
    if (ok) return ok.join('');
    conflicts += 1;
    return marked(conflict?.a ?? [], conflict?.b ?? [], sides);
  });
  return { text: parts.join(''), conflicts };
}

/** Whether a text holds a passage between git's marks that nobody has decided yet. */
export function hasConflictMarks(text: string): boolean {
  return /^<{7} .*$[\s\S]*?^={7}\r?$[\s\S]*?^>{7} /m.test(text);
}

/** The lines of a text, each with its end. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

const usesCrlf = (text: string) => text.includes('\r\n') && !/(^|[^\r])\n/.test(text);

function withEndsOf(model: string, text: string): string {
  if (!text.includes('\n') || usesCrlf(model) === usesCrlf(text)) return text;
  if (usesCrlf(model)) return text.includes('\r\n') ? text : text.replaceAll('\n', '\r\n');
  return model.includes('\r\n') ? text : text.replaceAll('\r\n', '\n');
}

function isTooLong(one: string[], other: string[]): boolean {
  if (Math.max(one.length, other.length) > longest.lines) return true;
  const counts = new Map<string, number>();
  let characters = 0;
  for (const line of one) {
    counts.set(line, (counts.get(line) ?? 0) + 1);
    characters += line.length;
  }
  let pairs = 0;
  for (const line of other) {
    pairs += counts.get(line) ?? 0;
    characters += line.length;
  }
  return pairs > mostPairs || characters > 2 * longest.characters;
}

function marked(mine: string[], theirs: string[], sides: Sides): string {
  const end = [...mine, ...theirs].some((line) => line.endsWith('\r\n')) ? '\r\n' : '\n';
  const whole = (lines: string[]) => {
    const text = lines.join('');
    return text === '' || text.endsWith('\n') ? text : text + end;
  };
  const marks = [`<<<<<<< ${sides.mine}`, '=======', `>>>>>>> ${sides.theirs}`].map((mark) => mark + end);
  return `${marks[0]}${whole(mine)}${marks[1]}${whole(theirs)}${marks[2]}`;
}

/** How alike the nearest lines are at least, from 0 to 1, to be worth showing. */
const LEAST = 0.6;
/** Lines that are compared at most, as many times as there are in a file. */
const MOST_WANTED = 60;
const MOST_LINES = 6000;

/** The lines of a file that are most like these, as they stand there; null when none are much alike. */
export function nearestLines(lines: readonly string[], wanted: readonly string[]): string | null {
  const want = wanted.map(pairsOf);
  if (want.length > MOST_WANTED || lines.length > MOST_LINES || lines.length < want.length) return null;
  const have = lines.map(pairsOf);
  let best = { first: -1, likeness: LEAST };
  for (let first = 0; first + want.length <= have.length; first += 1) {
    let sum = 0;
    for (const [index, pairs] of want.entries()) sum += likeness(have[first + index] as Pairs, pairs);
    const whole = sum / want.length;
    if (whole > best.likeness) best = { first, likeness: whole };
  }
  return best.first < 0 ? null : lines.slice(best.first, best.first + want.length).join('\n');
}

type Pairs = { counts: Map<string, number>; total: number };

/** How often each two letters stand beside each other in a line, blanks apart. */
function pairsOf(line: string): Pairs {
  const text = line.replace(/\s+/g, ' ').trim();
  const counts = new Map<string, number>();
  for (let at = 0; at + 1 < text.length; at += 1) {
    const pair = text.slice(at, at + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return { counts, total: Math.max(0, text.length - 1) };
}

/** The Dice coefficient of two lines; two empty ones are alike. */
function likeness(one: Pairs, other: Pairs): number {
  if (one.total + other.total === 0) return 1;
  let shared = 0;
  for (const [pair, count] of one.counts) shared += Math.min(count, other.counts.get(pair) ?? 0);
  return (2 * shared) / (one.total + other.total);
}

/** Names longer than PostgreSQL's own are compared no further. */
const longest = 63;
const likeEnough = 0.75;

/** Of the names there are, the one that somebody may have meant by another; null when none is near. */
export function nearest(name: string, names: Iterable<string>): string | null {
  let best: string | null = null;
  let most = likeEnough;
  for (const candidate of names) {
    const likeness = candidate === name ? 0 : likenessOf(name, candidate);
    if (likeness < most || (likeness === most && best !== null)) continue;
    best = candidate;
    most = likeness;
  }
  return best;
}

/** 1 for the same, 0 for nothing in common: the letters that need not change, as a part of the longer name. */
function likenessOf(one: string, other: string): number {
  const length = Math.max(one.length, other.length);
  if (one.length > longest || length === 0) return 0;
  return 1 - distance(one, other) / length;
}

/** How many letters must be added, taken away or changed (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[other.length] as number;
}

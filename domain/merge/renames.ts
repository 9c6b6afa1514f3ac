import { isSameBytes, type Tree, textOf } from './tree.ts';

/** How much of a text has to be the same for a file of another name to be the same file: a page's frame alone is less. */
const likeness = 0.7;
/** Pairs of files that are compared line by line. */
const mostPairs = 10_000;

/** Files of `base` that `changed` has under another name: the new names by the old ones. */
export function findRenames(base: Tree, changed: Tree): Map<string, string> {
  const gone = [...base.keys()].filter((path) => !changed.has(path));
  const come = new Set([...changed.keys()].filter((path) => !base.has(path)));
  const renames = new Map<string, string>();
  const take = (from: string, to: string | undefined) => {
    if (to === undefined) return;
    renames.set(from, to);
    come.delete(to);
  };
  for (const from of gone)
    take(
      from,
      [...come].find((to) => isSame(base, from, changed, to)),
    );
  const left = gone.filter((from) => !renames.has(from));
  if (left.length * come.size > mostPairs) return renames;
  const pairs = left.flatMap((from) =>
    [...come].map((to) => ({ from, to, share: sharedOf(base.get(from), changed.get(to)) })),
  );
  for (const { from, to, share } of pairs.sort((a, b) => b.share - a.share))
    if (share >= likeness && !renames.has(from) && come.has(to) && endOf(from) === endOf(to)) take(from, to);
  return renames;
}

const endOf = (path: string) => /\.[^./]*$/.exec(path)?.[0] ?? '';

/** Empty files are alike without being the same. */
function isSame(base: Tree, from: string, changed: Tree, to: string): boolean {
  const bytes = base.get(from);
  return bytes !== undefined && bytes.length > 0 && isSameBytes(bytes, changed.get(to));
}

/** The share of lines that two texts have in common, of the longer one; 0 for what is no text. */
function sharedOf(one: Uint8Array | undefined, other: Uint8Array | undefined): number {
  const texts = [one, other].map((bytes) => bytes && textOf(bytes));
  const [a = [], b = []] = texts.map((text) => text?.split(/\r?\n/).filter((line) => line.trim() !== ''));
  if (a.length === 0 || b.length === 0) return 0;
  const counts = new Map<string, number>();
  for (const line of a) counts.set(line, (counts.get(line) ?? 0) + 1);
  let shared = 0;
  for (const line of b) {
    const count = counts.get(line) ?? 0;
    if (count === 0) continue;
    shared += 1;
    counts.set(line, count - 1);
  }
  return shared / Math.max(a.length, b.length);
}

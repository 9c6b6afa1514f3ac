import { mergeTexts, type Sides } from './merge-text.ts';
import { findRenames } from './renames.ts';
import { isSameBytes, type Tree, textOf } from './tree.ts';

/** What became of a file on which the sides differ. */
export interface Outcome {
  path: string;
  kind:
    | 'added'
    | 'updated'
    | 'removed'
    /** Both sides changed it, in different places. */
    | 'merged'
    /** Theirs moved it from `from`. */
    | 'moved'
    /** Mine has changed what theirs no longer has. */
    | 'kept'
    /** Mine has removed what theirs has changed. */
    | 'left-out'
    /** Both changed the same: text holds both between marks; of other files theirs is at `beside`. */
    | 'conflict';
  from?: string;
  beside?: string;
  /** Conflicts within a text. */
  count?: number;
}

/** Two folders made one. */
export interface TreeMerge {
  files: Map<string, Uint8Array>;
  /** By path; files on which nothing had to be decided are not named. */
  outcomes: Outcome[];
}

/** One file as the three sides have it; a side without it has no path. */
interface Triple {
  base: string | null;
  mine: string | null;
  theirs: string | null;
}

/**
 * Merges two folders that come from `base`. Each file that only theirs changed is theirs, each that only mine changed is mine,
 * and texts that both changed are merged by lines. Files are followed when a side renames them. What mine changed is never
 * lost: where the sides contradict each other, both are kept.
 */
export function mergeTrees(base: Tree, mine: Tree, theirs: Tree, sides?: Sides): TreeMerge {
  const files = new Map<string, Uint8Array>();
  const outcomes: Outcome[] = [];
  const write = (path: string, bytes: Uint8Array) => files.set(path, bytes);
  const later: (() => void)[] = [];

  for (const triple of triplesOf(base, mine, theirs)) {
    const old = at(base, triple.base);
    const own = at(mine, triple.mine);
    const fresh = at(theirs, triple.theirs);
    if (triple.mine === null || own === undefined) {
      if (triple.theirs === null || fresh === undefined) continue;
      const { theirs: path } = triple;
      if (triple.base === null) later.push(() => add(path, fresh, 'added'));
      else if (!isSameBytes(old, fresh)) outcomes.push({ path, kind: 'left-out' });
      continue;
    }
    if (triple.theirs === null || fresh === undefined) {
      if (triple.base !== null && isSameBytes(own, old))
        outcomes.push({ path: triple.mine, kind: 'removed' });
      else {
        write(triple.mine, own);
        if (triple.base !== null) outcomes.push({ path: triple.mine, kind: 'kept' });
      }
      continue;
    }
    const { bytes, outcome } = mergeFile(old, own, fresh, sides);
    const moved = triple.mine === triple.base && triple.theirs !== triple.mine;
    const place = { path: triple.mine, to: moved ? triple.theirs : triple.mine };
    if (!moved) settle(place.path, bytes, outcome, fresh);
    else later.push(() => settle(free(place.to) ? place.to : place.path, bytes, outcome, fresh, place.path));
  }
  for (const work of later) work();
  return { files, outcomes: outcomes.sort((a, b) => (a.path < b.path ? -1 : 1)) };

  /** Whether nothing is at a path, and nothing will be of mine. */
  function free(path: string): boolean {
    return !files.has(path) && !mine.has(path);
  }

  function add(path: string, bytes: Uint8Array, kind: Outcome['kind']): void {
    if (!files.has(path)) {
      write(path, bytes);
      outcomes.push({ path, kind });
    } else if (!isSameBytes(files.get(path), bytes)) keepBeside(path, bytes);
  }

  function settle(
    path: string,
    bytes: Uint8Array,
    outcome: Pick<Outcome, 'kind' | 'count'> | null,
    fresh: Uint8Array,
    from?: string,
  ): void {
    write(path, bytes);
    if (outcome?.kind === 'conflict' && outcome.count === undefined) keepBeside(path, fresh);
    else if (outcome && outcome.kind !== 'updated')
      outcomes.push({ path, ...outcome, ...(from && from !== path ? { from } : {}) });
    else if (from && from !== path) outcomes.push({ path, kind: 'moved', from });
    else if (outcome) outcomes.push({ path, ...outcome });
  }

  function keepBeside(path: string, bytes: Uint8Array): void {
    const [, stem = path, end = ''] = /^(.*[^/])(\.[^./]+)$/.exec(path) ?? [];
    let beside = `${stem}.theirs${end}`;
    for (let number = 2; !free(beside) || theirs.has(beside); number += 1)
      beside = `${stem}.theirs-${number}${end}`;
    write(beside, bytes);
    outcomes.push({ path, kind: 'conflict', beside });
  }
}

const at = (tree: Tree, path: string | null) => (path === null ? undefined : tree.get(path));

/** Every file once, followed through the renames of both sides. */
function triplesOf(base: Tree, mine: Tree, theirs: Tree): Triple[] {
  const renames = { mine: findRenames(base, mine), theirs: findRenames(base, theirs) };
  const placeIn = (tree: Tree, renamed: Map<string, string>, path: string) =>
    tree.has(path) ? path : (renamed.get(path) ?? null);
  const triples = [...base.keys()].map((path) => ({
    base: path,
    mine: placeIn(mine, renames.mine, path),
    theirs: placeIn(theirs, renames.theirs, path),
  }));
  const known = {
    mine: new Set(triples.map((one) => one.mine)),
    theirs: new Set(triples.map((one) => one.theirs)),
  };
  const added = [...mine.keys()].filter((path) => !known.mine.has(path));
  const fresh = [...theirs.keys()].filter((path) => !known.theirs.has(path));
  const both = new Set(added.filter((path) => fresh.includes(path)));
  return [
    ...triples,
    ...added.map((path) => ({ base: null, mine: path, theirs: both.has(path) ? path : null })),
    ...fresh.filter((path) => !both.has(path)).map((path) => ({ base: null, mine: null, theirs: path })),
  ];
}

/** A file that both sides have. A conflict without a count is one of files that are no texts: mine is kept. */
function mergeFile(
  base: Uint8Array | undefined,
  mine: Uint8Array,
  theirs: Uint8Array,
  sides?: Sides,
): { bytes: Uint8Array; outcome: Pick<Outcome, 'kind' | 'count'> | null } {
  if (isSameBytes(mine, theirs) || isSameBytes(base, theirs)) return { bytes: mine, outcome: null };
  if (isSameBytes(mine, base)) return { bytes: theirs, outcome: { kind: 'updated' } };
  const [old, own, fresh] = [base && textOf(base), textOf(mine), textOf(theirs)];
  if (old === null || own === null || fresh === null) return { bytes: mine, outcome: { kind: 'conflict' } };
  const { text, conflicts } = mergeTexts(old ?? '', own, fresh, sides);
  return {
    bytes: new TextEncoder().encode(text),
    outcome: conflicts > 0 ? { kind: 'conflict', count: conflicts } : { kind: 'merged' },
  };
}

import { fileAt, type SiteFiles, sameFiles } from './site-files.ts';

/** A state of a website that one can come back to. */
export type Checkpoint = {
  id: number;
  /** The state it was made from; null for the first. */
  parent: number | null;
  /** What was done, in a few words. */
  label: string;
  /** Milliseconds since 1970. */
  at: number;
  files: SiteFiles;
};

/**
 * All states of one website. A state made after going back begins a branch; the ones that were there stay. `redo` is, for each
 * state one has gone back from, the way one came.
 */
export type History = { steps: Checkpoint[]; current: number | null; redo: Record<number, number> };

export const NO_HISTORY: History = { steps: [], current: null, redo: {} };

const MiB = 1024 * 1024;
/** The most states that are kept, and bytes of all their files, each counted once; the oldest states go first. */
const historyLimits = { steps: 200, bytes: 200 * MiB };

/** Adds a state after the current one and goes there. The same files again are no new state. */
export function addStep(
  history: History,
  label: string,
  files: SiteFiles,
  at: number,
  limits = historyLimits,
): History {
  const here = currentStep(history);
  if (here && sameFiles(here.files, files)) return history;
  const id = Math.max(0, ...history.steps.map((step) => step.id)) + 1;
  const steps = [...history.steps, { id, parent: history.current, label, at, files }];
  const redo = history.current === null ? history.redo : { ...history.redo, [history.current]: id };
  return trim({ steps, current: id, redo }, limits);
}

export function currentStep({ steps, current }: History): Checkpoint | null {
  return steps.find(({ id }) => id === current) ?? null;
}

export function canUndo(history: History): boolean {
  const parent = currentStep(history)?.parent;
  return history.steps.some(({ id }) => id === parent);
}

export function canRedo(history: History): boolean {
  return next(history) !== null;
}

export function undo(history: History): History {
  const here = currentStep(history);
  if (!here || here.parent === null || !canUndo(history)) return history;
  return { ...history, current: here.parent, redo: { ...history.redo, [here.parent]: here.id } };
}

export function redo(history: History): History {
  const to = next(history);
  return to === null ? history : { ...history, current: to };
}

/** Goes to any state; undo and redo then follow the way that leads there. */
export function goTo(history: History, id: number): History {
  if (!history.steps.some((step) => step.id === id)) return history;
  const way = { ...history.redo };
  let step = history.steps.find((one) => one.id === id);
  while (step && step.parent !== null) {
    way[step.parent] = step.id;
    const { parent } = step;
    step = history.steps.find((one) => one.id === parent);
  }
  return { ...history, current: id, redo: way };
}

/** The states with the depth of their branch: a state that is not its parent's first child begins a new one. */
export function branches({ steps }: History): (Checkpoint & { depth: number })[] {
  const depths = new Map<number, number>();
  const seen = new Set<number>();
  return steps.map((step) => {
    const isBranch = step.parent !== null && seen.has(step.parent);
    const depth = step.parent === null ? 0 : (depths.get(step.parent) ?? 0) + (isBranch ? 1 : 0);
    if (step.parent !== null) seen.add(step.parent);
    depths.set(step.id, depth);
    return { ...step, depth };
  });
}

function next({ current, redo: way, steps }: History): number | null {
  const to = current === null ? undefined : way[current];
  return steps.some(({ id }) => id === to) ? (to as number) : null;
}

function trim(history: History, { steps: most, bytes }: typeof historyLimits): History {
  let trimmed = history;
  while (trimmed.steps.length > 1 && (trimmed.steps.length > most || weightOf(trimmed) > bytes)) {
    const victim = trimmed.steps.find(({ id }) => id !== history.current);
    trimmed = { ...trimmed, steps: trimmed.steps.filter((step) => step !== victim) };
  }
  return trimmed;
}

/** Bytes of all states. What a state shares with the one before it is counted once. */
function weightOf({ steps }: History): number {
  return steps.reduce((sum, { files }, index) => {
    const before = steps[index - 1]?.files ?? {};
    const own = Object.entries(files).filter(([path, file]) => fileAt(before, path) !== file);
    return own.reduce((bytes, [, file]) => bytes + file.length, sum);
  }, 0);
}

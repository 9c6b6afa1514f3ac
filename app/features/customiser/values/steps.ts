import { NO_VALUES, type Values } from '../schema.ts';

/** The values as they were, step by step, and which of them are the present ones. */
export type Steps = { list: readonly Values[]; at: number };

/** Steps that one can go back. */
const MOST = 200;

export const NO_STEPS: Steps = { list: [NO_VALUES], at: 0 };

export const presentOf = ({ list, at }: Steps): Values => list[at] ?? NO_VALUES;
export const canUndo = ({ at }: Steps) => at > 0;
export const canRedo = ({ list, at }: Steps) => at < list.length - 1;
export const undone = (steps: Steps): Steps => (canUndo(steps) ? { ...steps, at: steps.at - 1 } : steps);
export const redone = (steps: Steps): Steps => (canRedo(steps) ? { ...steps, at: steps.at + 1 } : steps);

/**
 * One step further. `joins` makes it part of the present step: what is typed into one field is one step, however many keys it
 * took.
 */
export function withStep(steps: Steps, values: Values, joins: boolean): Steps {
  const isJoined = joins && steps.at === steps.list.length - 1 && steps.at > 0;
  const kept = steps.list.slice(0, isJoined ? steps.at : steps.at + 1);
  const list = [...kept, values].slice(-MOST);
  return { list, at: list.length - 1 };
}

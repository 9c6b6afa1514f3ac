import { MAX_PROMPT } from '../schema.ts';
import { describeFault, type Fault } from './fault.ts';
import type { Mended } from './mend-in-rounds.ts';

export { mendByRules } from './mend-by-rules.ts';
export { mendInRounds } from './mend-in-rounds.ts';
export { viewOf } from './page-view.ts';

/** What a model is asked to do about faults. */
export function wishOf(faults: readonly Fault[]): string {
  const list = faults.map((fault) => `- ${describeFault(fault)}`).join('\n');
  return `The browser finds these faults in the page. Mend them and change nothing else:\n${list}`.slice(
    0,
    MAX_PROMPT,
  );
}

/** What came of mending, in a sentence or two. */
export function sayMended({ mended, left, rounds }: Mended, hasModel: boolean): string {
  const count = (number: number) => (number === 1 ? '1 fault' : `${number} faults`);
  const inRounds = rounds === 1 ? 'in one round' : `in ${rounds} rounds`;
  if (left.length === 0) return `${count(mended)} mended ${inRounds}. Nothing else was found.`;
  const rest = hasModel
    ? 'Ask for a change in words, or mend by hand.'
    : 'What is left needs a model, or your hand.';
  const is = left.length === 1 ? 'is' : 'are';
  return mended > 0
    ? `${count(mended)} mended ${inRounds}, ${left.length} ${is} left. ${rest}`
    : `${count(left.length)} could not be mended. ${rest}`;
}

import { type SiteFiles, sameFiles } from '../../../../domain/studio/site-files.ts';
import { type Fault, ownFaults } from './fault.ts';

/** After so many rounds what is left is left: it would go in circles. */
const MAX_ROUNDS = 3;

type Means<Files extends SiteFiles> = {
  /** Mends by rules; the same files where no rule helps. */
  byRules: (files: Files, faults: readonly Fault[]) => Files;
  /** Asks a model; null where there is none. */
  byModel: ((files: Files, faults: readonly Fault[]) => Promise<Files>) | null;
  /** Runs a page and says what is wrong with it. */
  check: (files: Files) => Promise<readonly Fault[]>;
  /** Keeps a state that is better than the one before. */
  keep: (label: string, files: Files) => void;
};

/** What came of it. */
export type Mended = { mended: number; left: Fault[]; rounds: number };

/**
 * Mends a page in rounds: rules first and, once they know nothing more, a model; after each the page is run again. A round
 * after which more is wrong than before is not kept, and is the last.
 */
export async function mendInRounds<Files extends SiteFiles>(
  files: Files,
  faults: readonly Fault[],
  { byRules, byModel, check, keep }: Means<Files>,
): Promise<Mended> {
  let state = files;
  let left = ownFaults(faults);
  const begin = left.length;
  let rounds = 0;
  while (left.length > 0 && rounds < MAX_ROUNDS) {
    let next = byRules(state, left);
    let by = 'by rules';
    if (sameFiles(next, state)) {
      if (!byModel) break;
      next = await byModel(state, left);
      by = 'by the model';
    }
    rounds++;
    if (sameFiles(next, state)) break;
    const after = ownFaults(await check(next));
    if (after.length > left.length) break;
    keep(`Mended ${by}`, next);
    state = next;
    left = after;
  }
  return { mended: Math.max(0, begin - left.length), left, rounds };
}

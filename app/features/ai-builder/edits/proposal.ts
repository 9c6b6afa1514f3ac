import type { PageFiles } from '../schema.ts';
import { applyHunk, type Hunk } from './hunk.ts';

export type ProposedHunk = Hunk & {
  id: number;
  state: 'open' | 'accepted' | 'rejected';
  /** Why it can not be made. */
  problem: string | null;
};

/** Changes that somebody has asked for and not yet decided on. */
export type Proposal = { wish: string; hunks: ProposedHunk[] };

/** Says of each change whether it can be made, given that those before it are. */
export function propose(wish: string, files: PageFiles, hunks: readonly Hunk[]): Proposal {
  let state = files;
  return {
    wish,
    hunks: hunks.map((hunk, id) => {
      const result = applyHunk(state, hunk);
      if ('files' in result) state = result.files;
      return { ...hunk, id, state: 'open', problem: 'problem' in result ? result.problem : null };
    }),
  };
}

/** Makes the changes with these ids that are open. What can not be made stays open and says why. */
export function accept(
  proposal: Proposal,
  files: PageFiles,
  ids: readonly number[],
): { proposal: Proposal; files: PageFiles } {
  let state = files;
  const hunks = proposal.hunks.map((hunk): ProposedHunk => {
    if (hunk.state !== 'open' || !ids.includes(hunk.id)) return hunk;
    const result = applyHunk(state, hunk);
    if ('problem' in result) return { ...hunk, problem: result.problem };
    state = result.files;
    return { ...hunk, state: 'accepted', problem: null };
  });
  return { proposal: { ...proposal, hunks }, files: state };
}

/** Turns the open changes with these ids down. */
export function reject(proposal: Proposal, ids: readonly number[]): Proposal {
  const hunks = proposal.hunks.map(
    (hunk): ProposedHunk =>
      hunk.state === 'open' && ids.includes(hunk.id) ? { ...hunk, state: 'rejected' } : hunk,
  );
  return { ...proposal, hunks };
}

export function isDecided({ hunks }: Proposal): boolean {
  return hunks.every(({ state }) => state !== 'open');
}

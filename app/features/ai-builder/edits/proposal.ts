import type { SiteFiles } from '../../../../domain/studio/site-files.ts';
import { type Applied, applyHunk, type Hunk } from './hunk.ts';

export type ProposedHunk = Hunk & {
  id: number;
  state: 'open' | 'accepted' | 'rejected';
  /** Why it can not be made. */
  problem: string | null;
  /** The lines that are there in its place, where they are much alike. */
  near: string | null;
};

/** Changes that somebody has asked for and not yet decided on. */
export type Proposal = { wish: string; hunks: ProposedHunk[] };

/** Says of each change whether it can be made, given that those before it are. */
export function propose(wish: string, files: SiteFiles, hunks: readonly Hunk[]): Proposal {
  let state = files;
  return {
    wish,
    hunks: hunks.map((hunk, id) => {
      const result = applyHunk(state, hunk);
      if ('files' in result) state = result.files;
      return { ...hunk, id, state: 'open', ...problemOf(result) };
    }),
  };
}

const problemOf = (result: Applied) =>
  'problem' in result ? { problem: result.problem, near: result.near } : { problem: null, near: null };

/** Lets a change take the place of the lines that are most like those it looked for, as they are in the files now. */
export function takeNearest(proposal: Proposal, files: SiteFiles, id: number): Proposal {
  return {
    ...proposal,
    hunks: proposal.hunks.map((hunk): ProposedHunk => {
      if (hunk.id !== id || hunk.near === null) return hunk;
      const placed = { ...hunk, search: hunk.near };
      return { ...placed, ...problemOf(applyHunk(files, placed)) };
    }),
  };
}

/** Makes the changes with these ids that are open. What can not be made stays open and says why. */
export function accept(
  proposal: Proposal,
  files: SiteFiles,
  ids: readonly number[],
): { proposal: Proposal; files: SiteFiles } {
  let state = files;
  const hunks = proposal.hunks.map((hunk): ProposedHunk => {
    if (hunk.state !== 'open' || !ids.includes(hunk.id)) return hunk;
    const result = applyHunk(state, hunk);
    if ('problem' in result) return { ...hunk, ...problemOf(result) };
    state = result.files;
    return { ...hunk, state: 'accepted', ...problemOf(result) };
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

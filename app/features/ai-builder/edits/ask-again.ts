import type { SiteFiles } from '../../../../domain/studio/site-files.ts';
import { MAX_PROMPT } from '../schema.ts';
import { applyHunk, type Hunk } from './hunk.ts';
import { type Proposal, propose } from './proposal.ts';

/** Characters of the wish, and of each text that was not found, which are said again. */
const WISH_MAX = 2000;
const TEXT_MAX = 400;

/** What the model is asked once more by itself: the same wish, and which texts it looked for in vain. */
export function wishAgain(wish: string, proposal: Proposal): string {
  const failed = proposal.hunks.filter(({ problem }) => problem !== null);
  const texts = failed.map(
    ({ file, search, near }) =>
      `${file}, looked for:\n${search.slice(0, TEXT_MAX)}${near ? `\nThere stands:\n${near.slice(0, TEXT_MAX)}` : ''}`,
  );
  return [
    wish.slice(0, WISH_MAX),
    'These blocks could not be used, since their SEARCH text is not in the files exactly once. Give only them again, with lines as they are:',
    ...texts,
  ]
    .join('\n\n')
    .slice(0, MAX_PROMPT);
}

/** The proposal with what came the second time in place of what could not be made, as far as that can be. */
export function withSecondTry(proposal: Proposal, files: SiteFiles, hunks: readonly Hunk[]): Proposal {
  const good: Hunk[] = proposal.hunks.filter(({ problem }) => problem === null);
  let state: SiteFiles = files;
  for (const hunk of good) {
    const result = applyHunk(state, hunk);
    if ('files' in result) state = result.files;
  }
  const useful = propose('', state, hunks).hunks.filter(({ problem }) => problem === null);
  return useful.length === 0 ? proposal : propose(proposal.wish, files, [...good, ...useful]);
}

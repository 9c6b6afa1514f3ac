import { functionError } from '../../functions/kit/errors.ts';
import type { Place } from '../run.ts';
import { GitError, readGit } from '../run.ts';
import type { StoreState } from '../store.ts';

/** A repository's copy on this machine, and the state it was brought up to. */
export interface Opened extends Place {
  state: StoreState;
}

/**
 * The commit that a branch, a tag or (the beginning of) a commit's id stands for; without one the default branch's.
 * Null for a repository without commits. Throws `ref_not_found`.
 */
export async function resolveCommit({ state, ...place }: Opened, ref: string | undefined) {
  const wanted = ref || state.default_branch;
  const target = state.refs[`refs/heads/${wanted}`] ?? state.refs[`refs/tags/${wanted}`];
  if (!target && !ref) return null;
  if (!target && !/^[0-9a-f]{7,40}$/.test(wanted)) throw functionError('refNotFound');
  try {
    return await readGit(['rev-parse', '--verify', '--quiet', `${target ?? wanted}^{commit}`], place);
  } catch (error) {
    throw error instanceof GitError ? functionError('refNotFound') : error;
  }
}

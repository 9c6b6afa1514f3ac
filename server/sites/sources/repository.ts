import { functionError } from '../../functions/kit/errors.ts';
import { listFiles, readBlobs } from '../../git/read/files.ts';
import { readCommitOf } from '../../git/read/history.ts';
import type { Repositories } from '../../git/repositories.ts';
import { GitOutputError } from '../../git/run.ts';
import type { SiteFile } from '../site-files.ts';

/** A folder of a branch. */
export interface BranchFolder {
  repositoryId: string;
  branch: string;
  /** Without a slash at either end; empty for the whole branch. */
  folder: string;
}

export interface BranchFiles {
  commit: string;
  /** First line of what the commit says. */
  subject: string;
  files: SiteFile[];
}

/**
 * The files of a branch as it is now. Throws `repository_not_found` for one that is not the account's own,
 * `ref_not_found` and 422 `site_refused` for a folder that it does not have.
 */
export async function readBranch(
  git: Repositories,
  account: string,
  { repositoryId, branch, folder }: BranchFolder,
): Promise<BranchFiles> {
  const state = await git.open(repositoryId);
  if (state?.repository.user_id !== account) throw functionError('repositoryNotFound');
  const commit = state.refs[`refs/heads/${branch}`];
  if (!commit) throw functionError('refNotFound', {}, `The repository has no branch “${branch}”.`);
  const place = git.cache.placeOf(git.cache.directoryOf(repositoryId));
  const top = folder === '' ? '' : `${folder}/`;
  const entries = (await listFiles(place, commit)).filter(({ path }) => path.startsWith(top));
  if (entries.length === 0 && folder !== '') {
    throw functionError('siteRefused', {}, `The branch has no folder “${folder}”.`);
  }
  // One git process reads all of them, when the first one is asked for: a branch holds 10 MB at the most.
  let reading: Promise<Buffer[]> | undefined;
  const readAll = () => {
    reading ??= readBlobs(
      place,
      entries.map(({ sha }) => sha),
    ).catch((error) => {
      throw error instanceof GitOutputError
        ? functionError('siteRefused', {}, 'This branch is too large to be published.')
        : error;
    });
    return reading;
  };
  return {
    commit,
    subject: (await readCommitOf(place, commit)).subject,
    files: entries.map(({ path, size }, index) => ({
      path: path.slice(top.length),
      size,
      read: async () => (await readAll())[index] as Buffer,
    })),
  };
}

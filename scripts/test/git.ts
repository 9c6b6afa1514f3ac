import { findGit } from '../../server/git/run.ts';
import { installDebianPackage } from './debian.ts';

/** The git that tests of the Git Store clone and push with: an installed one, else Debian's package. */
export async function ensureGit(): Promise<{ version: string } | { missing: string }> {
  const found = (await findGit()) ?? (installDebianPackage('git') ? await findGit() : null);
  return found
    ? { version: found }
    : { missing: 'no git 2.34 or newer is installed and none could be installed' };
}

import { functionError } from '../../functions/kit/errors.ts';
import { limitTries } from '../../functions/kit/limits.ts';
import type { GitContext } from '../context.ts';
import { editSchema } from '../edit.ts';
import { editsPerAccount } from '../limits.ts';
import type { Committed, Repositories } from '../repositories.ts';
import type { Repository } from '../store.ts';

/** Counts a change that the owner of a repository makes without git. Throws 429. */
export function limitEdits(context: GitContext, { user_id }: Repository): Promise<void> {
  return limitTries(context, `git:edit:${user_id}`, editsPerAccount, 'requests');
}

/** Makes a commit of what the owner of a repository sends, in the form of `editSchema`. Throws 400 for what has another. */
export async function commitEdit(
  git: Repositories,
  repository: Repository,
  given: unknown,
): Promise<Committed> {
  const edit = editSchema.safeParse(given);
  if (!edit.success) throw functionError('invalid', {}, 'The change is not complete.');
  const message = edit.data.message.replaceAll('\0', '').trim();
  if (message === '') throw functionError('invalid', {}, 'Please say in a few words what you have changed.');
  return git.edit(repository.id, { ...edit.data, message }, repository.user_id);
}

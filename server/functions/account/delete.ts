import { rm } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Context } from 'hono';
import { requireAnswer } from '../../http/inner-call.ts';
import { accountDeleted } from '../../mail/templates/account-deleted.ts';
import { avatarBucket } from './avatar.ts';
import { readFields } from './body.ts';
import { type AccountDesk, limit, limits } from './desk.ts';
import { accountError } from './errors.ts';
import { emptyFolder } from './folder.ts';
import { type Member, requireMember } from './member.ts';

/** Seconds after a sign-in in which no password is asked for. */
const freshSeconds = 600;

/**
 * POST {confirmation, password?}: deletes the account with everything that is its own. `confirmation` is the account's
 * address as its owner has typed it; the password may be left out within ten minutes of a sign-in.
 */
export function deleteAccount(desk: AccountDesk) {
  return async (context: Context) => {
    const member = await requireMember(desk, context);
    const { operator } = desk;
    if (!operator) throw accountError('closed');
    const { user } = member;
    await limit(desk, `delete:${user.id}`, limits.delete);
    const { confirmation, password } = await readFields(context.req.raw);
    const typed = typeof confirmation === 'string' ? confirmation.trim().toLowerCase() : '';
    if (!typed || typed !== (user.email ?? user.id).toLowerCase()) throw accountError('confirmationMissing');
    await requireOwner(desk, member, password);
    await erase(desk, operator, user.id);
    desk.log.info('account_deleted', { user: user.id });
    if (user.email && desk.mailer) {
      const mail = { to: user.email, ...accountDeleted({ siteUrl: desk.siteUrl }) };
      desk.mailer.send(mail).catch(() => desk.log.error('mail_failed'));
    }
    return context.body(null, 204);
  };
}

async function requireOwner(desk: AccountDesk, { user, provedAt }: Member, password: unknown): Promise<void> {
  if (typeof password === 'string' && password !== '') {
    const { url, publishableKey, fetch } = desk.backend;
    const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: user.email, password }),
    });
    if (answer.status === 429) throw accountError('tooMany');
    requireAnswer(answer, 'A password could not be checked');
    if (!answer.ok) throw accountError('wrongPassword');
    return;
  }
  if (Date.now() / 1000 - provedAt > freshSeconds) throw accountError('reauthenticationNeeded');
}

/**
 * Files go first: what fails on the way leaves an account whose owner can try again, and never files without an owner.
 * They are looked for once more afterwards, for what was uploaded meanwhile.
 */
async function erase(desk: AccountDesk, operator: SupabaseClient, userId: string): Promise<void> {
  const { data, error } = await operator.from('git_repositories').select('id').eq('user_id', userId);
  if (error) throw new Error(`Repositories could not be listed: ${error.message}`);
  const repositories = data.map(({ id }) => String(id));
  await eraseFiles(operator, userId);
  const deleted = await operator.rpc('delete_account', { account: userId });
  if (deleted.error) throw new Error(`An account could not be deleted: ${deleted.error.message}`);
  await eraseFiles(operator, userId);
  for (const id of repositories) {
    await emptyFolder(operator, 'git-packs', id);
    const { repositories: git } = desk;
    if (git) await rm(git.cache.directoryOf(id), { recursive: true, force: true, maxRetries: 3 });
  }
}

async function eraseFiles(operator: SupabaseClient, userId: string): Promise<void> {
  for (const bucket of ['project-files', avatarBucket]) await emptyFolder(operator, bucket, userId);
}

import { rm } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Context } from 'hono';
import { decodeJwt } from 'jose';
import type { Repositories } from '../../git/repositories.ts';
import { requireAnswer } from '../../http/inner-call.ts';
import { accountDeleted } from '../../mail/templates/account-deleted.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import { readFields } from '../kit/body.ts';
import type { OpenContext } from '../kit/context.ts';
import { functionError } from '../kit/errors.ts';
import { limitTries } from '../kit/limits.ts';
import { type Member, requireMember } from '../kit/member.ts';
import { avatarBucket } from './avatar.ts';
import { emptyFolder } from './folder.ts';

/** Seconds after a sign-in in which no password is asked for. */
const freshSeconds = 600;
/** Tries of one account. */
const perAccount: RateLimit = { max: 10, windowSeconds: 3600 };

/**
 * POST {confirmation, password?}: deletes the account with everything that is its own. `confirmation` is the account's
 * address as its owner has typed it; the password may be left out within ten minutes of a sign-in.
 */
export function deleteAccount(context: OpenContext, repositories: Repositories | null) {
  return async (c: Context) => {
    const member = await requireMember(context, c);
    const { user } = member;
    await limitTries(context, `account:delete:${user.id}`, perAccount);
    const { confirmation, password } = await readFields(c.req.raw);
    const typed = typeof confirmation === 'string' ? confirmation.trim().toLowerCase() : '';
    if (!typed || typed !== (user.email ?? user.id).toLowerCase()) throw functionError('confirmationMissing');
    await requireOwner(context, member, password);
    await erase(context, repositories, user.id);
    context.log.info('account_deleted', { user: user.id });
    if (user.email) {
      const mail = { to: user.email, ...accountDeleted({ siteUrl: context.config.siteUrl }) };
      context.mailer.send(mail).catch(() => context.log.error('mail_failed'));
    }
    return c.body(null, 204);
  };
}

async function requireOwner(
  { backend }: OpenContext,
  { user, accessToken }: Member,
  password: unknown,
): Promise<void> {
  if (typeof password === 'string' && password !== '') {
    const { url, publishableKey, fetch } = backend;
    const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: user.email, password }),
    });
    if (answer.status === 429) throw functionError('tooMany');
    requireAnswer(answer, 'A password could not be checked');
    if (!answer.ok) throw functionError('wrongPassword');
    return;
  }
  if (Date.now() / 1000 - provedAt(accessToken) > freshSeconds) throw functionError('reauthenticationNeeded');
}

/** When a session last proved something, in seconds since 1970: a password, a link, a code. */
function provedAt(accessToken: string): number {
  const { amr = [], iat = 0 } = decodeJwt<{ amr?: { timestamp?: number }[] }>(accessToken);
  return amr.length > 0 ? Math.max(...amr.map(({ timestamp }) => timestamp ?? 0)) : iat;
}

/**
 * Files go first: what fails on the way leaves an account whose owner can try again, and never files without an owner.
 * They are looked for once more afterwards, for what was uploaded meanwhile.
 */
async function erase({ operator }: OpenContext, git: Repositories | null, userId: string): Promise<void> {
  const { data, error } = await operator.from('git_repositories').select('id').eq('user_id', userId);
  if (error) throw new Error(`Repositories could not be listed: ${error.message}`);
  const repositories = data.map(({ id }) => String(id));
  await eraseFiles(operator, userId);
  const deleted = await operator.rpc('delete_account', { account: userId });
  if (deleted.error) throw new Error(`An account could not be deleted: ${deleted.error.message}`);
  await eraseFiles(operator, userId);
  for (const id of repositories) {
    await emptyFolder(operator, 'git-packs', id);
    if (git) await rm(git.cache.directoryOf(id), { recursive: true, force: true, maxRetries: 3 });
  }
}

async function eraseFiles(operator: SupabaseClient, userId: string): Promise<void> {
  for (const bucket of ['project-files', avatarBucket]) await emptyFolder(operator, bucket, userId);
}

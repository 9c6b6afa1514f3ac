import { owner, type Session } from '../database/database.ts';
import type { Mail } from '../mail/mailer.ts';
import { leaveEmail, takeEmail } from '../mail/templates/change-email.ts';
import type { Services } from '../services.ts';
import { startFlow } from './flow-state.ts';
import { giveMailBack } from './limits.ts';
import { proofOf, sendNow } from './mails.ts';
import { issueToken } from './one-time-tokens.ts';
import type { LinkTarget } from './request-proof.ts';
import type { User } from './users.ts';

/**
 * Notes the wished address and makes the mails that ask the mailbox in use and the new one. Earlier confirmations
 * of another change count no more. Sends nothing.
 */
export async function requestEmailChange(
  services: Services,
  database: Session,
  user: User,
  next: string,
  { redirectTo, challenge }: LinkTarget,
): Promise<Mail[]> {
  await database.query(
    `update auth.users
      set email_change = $2, email_change_sent_at = now(), email_change_confirm_status = 0, updated_at = now()
      where id = $1`,
    [user.id, next],
  );
  if (challenge) await startFlow(database, user.id, 'email_change', challenge);
  const flow = challenge ? 'pkce' : 'implicit';
  const current = user.email ?? '';
  const proof = async (type: 'email_change_token_current' | 'email_change_token_new', relatesTo: string) => {
    const token = await issueToken(services.keys, database, {
      userId: user.id,
      type,
      relatesTo,
      flow,
      redirectTo,
    });
    return proofOf(services, token, 'email_change', redirectTo);
  };
  const addresses = { current, next };
  const mails = [{ to: next, ...takeEmail(await proof('email_change_token_new', next), addresses) }];
  if (user.email) {
    mails.push({
      to: user.email,
      ...leaveEmail(await proof('email_change_token_current', user.email), addresses),
    });
  }
  return mails;
}

/** Sends the mails of an e-mail change. When one cannot be sent, the change is taken back and 500 is thrown. */
export async function sendEmailChange(services: Services, user: User, mails: Mail[]): Promise<void> {
  for (const mail of mails) {
    await sendNow(services, mail.to, mail, {
      failure: 'Error sending email change email',
      undo: async () => {
        await cancelEmailChange(services, user.id);
        for (const { to } of mails) await giveMailBack(services, 'email_change', to);
      },
    });
  }
}

async function cancelEmailChange({ database }: Services, userId: string): Promise<void> {
  await database.transaction(owner, async (session) => {
    await session.query(
      `update auth.users set email_change = null, email_change_sent_at = null, email_change_confirm_status = 0
        where id = $1`,
      [userId],
    );
    await session.query(
      `delete from auth.one_time_tokens
        where user_id = $1 and token_type in ('email_change_token_current', 'email_change_token_new')`,
      [userId],
    );
  });
}

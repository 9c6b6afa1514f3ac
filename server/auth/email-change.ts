import { owner, type Session } from '../database/database.ts';
import type { Mail } from '../mail/mailer.ts';
import { alreadyRegistered } from '../mail/templates/already-registered.ts';
import { leaveEmail, takeEmail } from '../mail/templates/change-email.ts';
import type { Services } from '../services.ts';
import { startFlow } from './flow-state.ts';
import { giveMailBack } from './limits.ts';
import { proofOf, sendNow, signInUrl } from './mails.ts';
import { type Asker, issueToken } from './one-time-tokens.ts';
import type { LinkRequest } from './request-proof.ts';
import { findUserByEmail, type User } from './users.ts';

type ChangeToken = 'email_change_token_current' | 'email_change_token_new';

interface ChangeMail extends Mail {
  asker: Asker;
}

/**
 * Notes the wished address and makes the mails that ask the mailbox in use and the new one. Earlier confirmations
 * of another change count no more. An address that has an account gets a note in place of the question: nothing else tells it
 * apart from one that has none. Sends nothing.
 */
export async function requestEmailChange(
  services: Services,
  database: Session,
  user: User,
  next: string,
  request: LinkRequest,
): Promise<ChangeMail[]> {
  await database.query(
    `update auth.users
      set email_change = $2, email_change_sent_at = now(), email_change_confirm_status = 0, updated_at = now()
      where id = $1`,
    [user.id, next],
  );
  await dropChangeTokens(database, user.id);
  return makeMails(services, database, user, next, request, []);
}

/**
 * Makes the mails of a change under way once more. What was confirmed stays so, since anybody may ask for this: the mailbox that has
 * confirmed gets none.
 */
export async function repeatEmailChange(
  services: Services,
  database: Session,
  user: User,
  next: string,
  request: LinkRequest,
): Promise<ChangeMail[]> {
  const { rows } = await database.query<{ token_type: ChangeToken }>(
    `select token_type from auth.one_time_tokens
      where user_id = $1 and used_at is not null and created_at >= $2
        and token_type in ('email_change_token_current', 'email_change_token_new')`,
    [user.id, user.email_change_sent_at],
  );
  const confirmed = rows.map(({ token_type }) => token_type);
  if (confirmed.length === 0 && user.email_change_confirm_status !== 0) {
    // Long ago, and which of the two it was is forgotten.
    return requestEmailChange(services, database, user, next, request);
  }
  return makeMails(services, database, user, next, request, confirmed);
}

async function makeMails(
  services: Services,
  database: Session,
  user: User,
  next: string,
  { redirectTo, challenge, asker }: LinkRequest,
  confirmed: ChangeToken[],
): Promise<ChangeMail[]> {
  const flowId = challenge && (await startFlow(database, user.id, 'email_change', challenge));
  const proof = async (type: ChangeToken, relatesTo: string) => {
    const token = await issueToken(services.keys, database, {
      userId: user.id,
      type,
      relatesTo,
      flowId,
      redirectTo,
      asker,
      replaces: false,
    });
    return proofOf(services, token, 'email_change', redirectTo);
  };
  const addresses = { current: user.email ?? '', next };
  const mails: ChangeMail[] = [];
  if (!confirmed.includes('email_change_token_new')) {
    const isTaken = (await findUserByEmail(database, next)) !== null;
    const content = isTaken
      ? alreadyRegistered({ signInUrl: signInUrl(services), attempt: 'move' })
      : takeEmail(await proof('email_change_token_new', next), addresses);
    mails.push({ to: next, ...content, asker });
  }
  if (user.email && !confirmed.includes('email_change_token_current')) {
    const content = leaveEmail(await proof('email_change_token_current', user.email), addresses);
    mails.push({ to: user.email, ...content, asker });
  }
  return mails;
}

/** Sends the mails of an e-mail change. When one cannot be sent, the change is taken back and 500 is thrown. */
export async function sendEmailChange(services: Services, user: User, mails: ChangeMail[]): Promise<void> {
  for (const { asker, ...mail } of mails) {
    await sendNow(services, mail.to, mail, {
      failure: 'Error sending email change email',
      undo: async () => {
        await cancelEmailChange(services, user.id);
        for (const { to } of mails) await giveMailBack(services, 'email_change', to, asker);
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
    await dropChangeTokens(session, userId);
  });
}

async function dropChangeTokens(session: Session, userId: string): Promise<void> {
  await session.query(
    `delete from auth.one_time_tokens
      where user_id = $1 and token_type in ('email_change_token_current', 'email_change_token_new')`,
    [userId],
  );
}

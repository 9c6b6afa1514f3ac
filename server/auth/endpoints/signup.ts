import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { owner, type Session } from '../../database/database.ts';
import { alreadyRegistered } from '../../mail/templates/already-registered.ts';
import type { Services } from '../../services.ts';
import { challengeFields, optional, readBody, userData } from '../body.ts';
import { readEmail } from '../email-address.ts';
import { authError } from '../errors.ts';
import { readChallenge } from '../flow-state.ts';
import { insertEmailIdentity } from '../identities.ts';
import { giveMailBack, takeMail, takeTry } from '../limits.ts';
import { sendNow, signInUrl } from '../mails.ts';
import { requireModest } from '../metadata.ts';
import { dropTokens } from '../one-time-tokens.ts';
import { hashPassword, requireStrongPassword, visitorOf } from '../passwords.ts';
import { signUpByPhone } from '../phone/sign-up.ts';
import { presentNobody, presentUser } from '../present-user.ts';
import { redirectOf } from '../redirects.ts';
import { type LinkRequest, type ProofMail, requestProof, withdrawProof } from '../request-proof.ts';
import { signUpAnonymously, signUpAtOnce } from '../sign-up-at-once.ts';
import {
  emailClaims,
  findUser,
  findUserByEmail,
  insertUser,
  isConfirmed,
  type NewUser,
  replaceUnconfirmed,
  type User,
} from '../users.ts';

const bodySchema = z.object({
  email: optional(z.string()),
  phone: optional(z.string()),
  password: optional(z.string()),
  data: userData,
  ...challengeFields,
});

/**
 * POST /signup. The answer is the same whether the address is new, waiting for its confirmation, or taken; only
 * the mail differs, which nobody but the mailbox's owner sees.
 */
export function signUp(services: Services) {
  return async (c: Context) => {
    const body = await readBody(c, bodySchema);
    if (!services.config.accounts.signUp) throw authError('signUpDisabled');
    if (body.phone && !body.email) return signUpByPhone(services, c, { ...body, phone: body.phone });
    if (!body.email && !body.password) {
      return c.json(await signUpAnonymously(services, c, requireModest(body.data ?? {})));
    }
    if (!body.email) throw authError('invalid', 'To signup, please provide your email');
    if (!body.password) throw authError('passwordMissing');
    const email = readEmail(body.email);
    const target = { redirectTo: redirectOf(services.config, c), challenge: readChallenge(body) };
    const data = requireModest(body.data ?? {});
    requireStrongPassword(body.password);
    await takeTry(services, c, 'signup');
    if (!services.config.accounts.confirmation) {
      const passwordHash = await hashPassword(body.password, visitorOf(services, c));
      return c.json(await signUpAtOnce(services, c, { id: randomUUID(), email, passwordHash, data }));
    }
    const asker = await takeMail(services, c, 'confirmation', email);

    // Hashed in every case, so that the time to answer does not tell whether the address is taken.
    const claim = {
      id: randomUUID(),
      email,
      passwordHash: await hashPassword(body.password, visitorOf(services, c)),
      data,
    };
    const result = await services.database.transaction(owner, (database) =>
      claimAddress(services, database, claim, { ...target, asker }),
    );
    if (result.state === 'taken') {
      await sendNow(
        services,
        email,
        alreadyRegistered({ signInUrl: signInUrl(services), attempt: 'sign-up' }),
        {
          failure: 'Error sending confirmation email',
          undo: () => giveMailBack(services, 'confirmation', email, asker),
        },
      );
    } else {
      await sendNow(services, email, result.mail, {
        failure: result.mail.failure,
        undo: async () => {
          await (result.state === 'new'
            ? forgetUnconfirmed(services, claim.id)
            : withdrawProof(services, result.mail));
          await giveMailBack(services, 'confirmation', email, asker);
        },
      });
    }
    return c.json(
      result.state === 'new' ? presentUser(result.user) : presentNobody({ email }, result.claims),
    );
  };
}

type Claim =
  | { state: 'new'; user: User; mail: ProofMail }
  | { state: 'again'; claims: Record<string, unknown>; mail: ProofMail }
  | { state: 'taken'; claims: Record<string, unknown> };

async function claimAddress(
  services: Services,
  database: Session,
  claim: NewUser,
  request: LinkRequest,
): Promise<Claim> {
  if (await insertUser(database, claim)) {
    await insertEmailIdentity(database, claim);
    const mail = await requestProof(services, database, 'signup', claim, request);
    return { state: 'new', user: (await findUser(database, claim.id)) as User, mail };
  }
  const existing = await findUserByEmail(database, claim.email, { lock: true });
  // Through jsonb and back, which orders keys, as in the answer to a new account.
  const { rows } = await database.query<{ claims: Record<string, unknown> }>('select $1::jsonb as claims', [
    { ...claim.data, ...emailClaims(claim.id, claim.email) },
  ]);
  const claims = rows[0]?.claims ?? {};
  if (!existing || isConfirmed(existing)) return { state: 'taken', claims };
  await replaceUnconfirmed(database, existing.id, claim);
  // Links of an earlier claim would confirm this one's password.
  await dropTokens(database, existing.id);
  const mail = await requestProof(services, database, 'signup', { ...claim, id: existing.id }, request);
  return { state: 'again', claims, mail };
}

async function forgetUnconfirmed({ database }: Services, userId: string): Promise<void> {
  await database.run(owner, {
    text: 'delete from auth.users where id = $1 and email_confirmed_at is null',
    values: [userId],
  });
}

import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Session } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { challengeFields, optional, readBody, userData } from '../body.ts';
import { readEmail } from '../email-address.ts';
import { authError } from '../errors.ts';
import { readChallenge } from '../flow-state.ts';
import { insertEmailIdentity } from '../identities.ts';
import { takeMail, takeSms, takeTry } from '../limits.ts';
import { mailProof } from '../mail-proof.ts';
import { requireModest } from '../metadata.ts';
import { readPhone } from '../phone/number.ts';
import { requireSms, sendCodeLater } from '../phone/send-code.ts';
import { openPhoneAccount } from '../phone/sign-up.ts';
import { redirectOf } from '../redirects.ts';
import { findUserByEmail, findUserByPhone, insertUser, isConfirmed, type User } from '../users.ts';

const bodySchema = z.object({
  email: optional(z.string()),
  phone: optional(z.string()),
  create_user: optional(z.boolean()),
  data: userData,
  ...challengeFields,
});

/**
 * POST /otp and /magiclink: mails a link and a code that sign in without a password. An address without an account
 * gets one, to be confirmed by the same mail, unless `create_user` is false. Answers the same for every address. A telephone
 * number gets a code.
 */
export function otp(services: Services) {
  return async (c: Context) => {
    const body = await readBody(c, bodySchema);
    if (body.phone) return otpByPhone(services, c, { ...body, phone: body.phone });
    if (!body.email) throw authError('invalid', 'One of email or phone must be set');
    const email = readEmail(body.email);
    const target = { redirectTo: redirectOf(services.config, c), challenge: readChallenge(body) };
    const data = requireModest(body.data ?? {});
    await takeTry(services, c, 'otp');
    const asker = await takeMail(services, c, 'recovery', email);
    const create =
      body.create_user === false || !services.config.accounts.signUp
        ? undefined
        : (database: Session) => open(database, email, data);
    mailProof(
      services,
      'recovery',
      email,
      { ...target, asker },
      // A link that only confirms would let in whoever chose the password, or has signed in before the address was proved.
      (user) =>
        isConfirmed(user) || user.encrypted_password || !services.config.accounts.confirmation
          ? 'magiclink'
          : 'signup',
      create,
    );
    return c.json({});
  };
}

async function otpByPhone(
  services: Services,
  c: Context,
  body: z.output<typeof bodySchema> & { phone: string },
): Promise<Response> {
  requireSms(services);
  const phone = readPhone(body.phone);
  const data = requireModest(body.data ?? {});
  await takeTry(services, c, 'otp');
  const asker = await takeSms(services, c, phone);
  sendCodeLater(services, { phone, type: 'phone_confirmation_token', asker }, (database) =>
    body.create_user === false || !services.config.accounts.signUp
      ? findUserByPhone(database, phone, { lock: true })
      : openPhoneAccount(database, { phone, passwordHash: null, data }),
  );
  return c.json({});
}

async function open(database: Session, email: string, data: Record<string, unknown>): Promise<User | null> {
  const claim = { id: randomUUID(), email, passwordHash: null, data };
  if (await insertUser(database, claim)) await insertEmailIdentity(database, claim);
  return findUserByEmail(database, email, { lock: true });
}

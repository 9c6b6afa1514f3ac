import type { Context } from 'hono';
import { z } from 'zod';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { challengeFields, optional, readBody } from '../body.ts';
import { readEmail } from '../email-address.ts';
import { repeatEmailChange, sendEmailChange } from '../email-change.ts';
import { authError } from '../errors.ts';
import { readChallenge } from '../flow-state.ts';
import { takeMail, takeSms, takeTry } from '../limits.ts';
import { mailProof } from '../mail-proof.ts';
import { inBackground } from '../mails.ts';
import { readPhone } from '../phone/number.ts';
import { requireSms, sendCodeLater } from '../phone/send-code.ts';
import { redirectOf } from '../redirects.ts';
import type { LinkRequest } from '../request-proof.ts';
import { findUserByEmail, findUserByPhone, isConfirmed, lockUser } from '../users.ts';

const bodySchema = z.object({
  type: optional(z.string()),
  email: optional(z.string()),
  phone: optional(z.string()),
  ...challengeFields,
});

/**
 * POST /resend: the mail of a sign-up (`signup`) or both mails of an e-mail change (`email_change`, asked for by the
 * address in use) once more. Answers the same for every address.
 */
export function resend(services: Services) {
  return async (c: Context) => {
    const body = await readBody(c, bodySchema);
    if (body.type === 'sms' || body.type === 'phone_change') return resendCode(services, c, body);
    if (body.type !== 'signup' && body.type !== 'email_change') {
      throw authError('invalid', 'Missing one of these types: signup, email_change, sms, phone_change');
    }
    if (!body.email) throw authError('invalid', 'Type provided requires an email address');
    const email = readEmail(body.email);
    const target = { redirectTo: redirectOf(services.config, c), challenge: readChallenge(body) };
    await takeTry(services, c, 'resend');
    if (body.type === 'signup') {
      const asker = await takeMail(services, c, 'confirmation', email);
      mailProof(services, 'confirmation', email, { ...target, asker }, (user) =>
        isConfirmed(user) ? null : 'signup',
      );
    } else {
      const asker = await takeMail(services, c, 'email_change', email);
      inBackground(services, () => resendEmailChange(services, email, { ...target, asker }));
    }
    return c.json({});
  };
}

async function resendCode(
  services: Services,
  c: Context,
  body: z.output<typeof bodySchema>,
): Promise<Response> {
  requireSms(services);
  if (!body.phone) throw authError('invalid', 'Type provided requires a phone number');
  const phone = readPhone(body.phone);
  await takeTry(services, c, 'resend');
  const asker = await takeSms(services, c, phone);
  if (body.type === 'sms') {
    sendCodeLater(services, { phone, type: 'phone_confirmation_token', asker }, async (database) => {
      const user = await findUserByPhone(database, phone, { lock: true });
      return user?.phone_confirmed_at ? null : user;
    });
  } else {
    sendCodeLater(services, { phone, type: 'phone_change_token', asker }, async (database) => {
      const { rows } = await database.query<{ id: string }>(
        `select distinct user_id as id from auth.one_time_tokens
          where relates_to = $1 and token_type = 'phone_change_token' and used_at is null`,
        [phone],
      );
      return rows.length === 1 && rows[0] ? lockUser(database, rows[0].id) : null;
    });
  }
  return c.json({});
}

async function resendEmailChange(services: Services, email: string, request: LinkRequest): Promise<void> {
  const change = await services.database.transaction(owner, async (database) => {
    const user = await findUserByEmail(database, email, { lock: true });
    if (!user?.email_change) return null;
    return { user, mails: await repeatEmailChange(services, database, user, user.email_change, request) };
  });
  if (change) await sendEmailChange(services, change.user, change.mails);
}

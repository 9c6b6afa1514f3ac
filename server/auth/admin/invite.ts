import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { owner, type Session } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { optional, readBody, userData } from '../body.ts';
import { readEmail } from '../email-address.ts';
import { authError } from '../errors.ts';
import { insertEmailIdentity } from '../identities.ts';
import { sendNow } from '../mails.ts';
import { requireModest } from '../metadata.ts';
import { trusted } from '../one-time-tokens.ts';
import { deletePasskeysOf } from '../passkeys/passkeys.ts';
import { presentUser } from '../present-user.ts';
import { redirectOf } from '../redirects.ts';
import { requestProof, withdrawProof } from '../request-proof.ts';
import { findUser, findUserByEmail, insertUser, isConfirmed, type User } from '../users.ts';

const bodySchema = z.object({ email: optional(z.string()), data: userData });

/** POST /invite: makes an account for an address, unless it has one that waits, and mails the invitation. */
export function invite(services: Services) {
  return async (c: Context) => {
    const body = await readBody(c, bodySchema);
    const email = readEmail(body.email ?? '');
    const target = { redirectTo: redirectOf(services.config, c), challenge: null, asker: trusted };
    const data = requireModest(body.data ?? {});
    const { user, mail } = await services.database.transaction(owner, async (database) => {
      const invited = await inviteUser(database, email, data);
      const mail = await requestProof(services, database, 'invite', { id: invited.id, email }, target);
      return { user: (await findUser(database, invited.id)) as User, mail };
    });
    await sendNow(services, email, mail, {
      failure: mail.failure,
      undo: () => withdrawProof(services, mail),
    });
    return c.json(presentUser(user));
  };
}

/** The account of an address that is to be invited. Throws `email_exists` for one that has been confirmed. */
export async function inviteUser(
  database: Session,
  email: string,
  data: Record<string, unknown>,
): Promise<User> {
  const claim = { id: randomUUID(), email, passwordHash: null, data };
  if (await insertUser(database, claim)) await insertEmailIdentity(database, claim);
  const user = await findUserByEmail(database, email, { lock: true });
  if (!user || isConfirmed(user)) throw authError('emailExists');
  // An earlier sign-up with this address is unproved; nothing that opens its account must survive the invitation.
  await database.query(
    'update auth.users set invited_at = now(), encrypted_password = null, updated_at = now() where id = $1',
    [user.id],
  );
  await deletePasskeysOf(database, user.id);
  await database.query('delete from auth.sessions where user_id = $1', [user.id]);
  return user;
}

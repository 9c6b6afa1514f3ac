import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { DatabaseError, owner, type Session } from '../../database/database.ts';
import type { Keys } from '../../keys/keys.ts';
import { isSameSecret } from '../../keys/same-secret.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../authenticate.ts';
import { authError } from '../errors.ts';
import { takeSms } from '../limits.ts';
import { readPhone } from '../phone/number.ts';
import { codeMessage, requireSms, smsFailed } from '../phone/send-code.ts';
import { keyedHash, randomCode } from '../secrets.ts';
import { lockUser } from '../users.ts';
import { maxVerified, requireFullSession, type SecretFactor } from './factors.ts';

/** Begins to set up a telephone as a second factor: it counts from the first code on that its owner types. */
export async function enrollPhone(
  services: Services,
  account: Account,
  { phone: given, name }: { phone: string; name: string },
): Promise<Record<string, unknown>> {
  requireSms(services, 'phoneFactorDisabled');
  const phone = readPhone(given);
  const id = randomUUID();
  await services.database.transaction(owner, async (database) => {
    const user = await lockUser(database, account.user.id);
    if (!user) throw authError('userNotFound');
    requireFullSession({ user, aal: account.aal }, 'AAL2 required to enroll a new factor');
    if (user.factors.filter(({ status }) => status === 'verified').length >= maxVerified) {
      throw authError('tooManyFactors');
    }
    if (user.factors.some((factor) => factor.phone === phone && factor.status === 'verified')) {
      throw authError('phoneFactorExists');
    }
    await database.query(
      `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and (phone = $2 or friendly_name = $3)`,
      [user.id, phone, name],
    );
    await insertPhoneFactor(database, { id, userId: user.id, phone, name });
  });
  return { id, type: 'phone', friendly_name: name, phone };
}

async function insertPhoneFactor(
  database: Session,
  { id, userId, phone, name }: { id: string; userId: string; phone: string; name: string },
): Promise<void> {
  try {
    await database.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, phone) values ($1, $2, $3, 'phone', $4)`,
      [id, userId, name || null, phone],
    );
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '23505') throw error;
    throw authError(
      'factorNameTaken',
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  }
}

/** Sends the code of a challenge. What the database keeps of it is a keyed hash bound to the challenge. */
export async function sendFactorCode(
  services: Services,
  factor: SecretFactor,
  challengeId: string,
  seconds: number,
  context: Context,
): Promise<void> {
  const send = requireSms(services, 'phoneFactorOff');
  const phone = factor.phone ?? '';
  await takeSms(services, context, phone);
  const code = randomCode();
  await services.database.run(owner, {
    text: 'update auth.mfa_challenges set otp_code = $2 where id = $1',
    values: [challengeId, hashOf(services.keys, challengeId, code)],
  });
  try {
    await send(phone, codeMessage(services, code, seconds));
  } catch (error) {
    throw smsFailed(services, error);
  }
}

/** Whether a code is the one that was sent for a challenge. */
export async function isSentCode(
  keys: Keys,
  database: Session,
  challengeId: string,
  code: string,
): Promise<boolean> {
  const { rows } = await database.query<{ otp_code: string | null }>(
    'select otp_code from auth.mfa_challenges where id::text = $1',
    [challengeId],
  );
  const kept = rows[0]?.otp_code;
  if (!kept) return false;
  return isSameSecret(hashOf(keys, challengeId, code), kept);
}

function hashOf(keys: Keys, challengeId: string, code: string): string {
  return keyedHash(keys, 'phone-code', challengeId, code);
}

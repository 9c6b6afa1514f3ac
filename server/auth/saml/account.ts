import { randomUUID } from 'node:crypto';
import type { Session } from '../../database/database.ts';
import { authError } from '../errors.ts';
import { findUser, isBanned, lockUser, type User } from '../users.ts';

/** Somebody as an organisation names them. */
export interface OrganisationMember {
  /** The organisation's own id of the person. */
  subject: string;
  email: string;
  words: Record<string, string>;
}

/**
 * The account of an organisation's member, made at the first sign-in. It stays apart from accounts that people have opened
 * themselves, also under the same address: an organisation's word never opens those.
 */
export async function accountOfMember(
  database: Session,
  providerId: string,
  { subject, email, words }: OrganisationMember,
): Promise<User> {
  const provider = `sso:${providerId}`;
  const data = { ...words, sub: subject, email, email_verified: true, phone_verified: false };
  const { rows } = await database.query<{ id: string; user_id: string }>(
    'select id, user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, subject],
  );
  const known = rows[0];
  if (known) {
    const user = await lockUser(database, known.user_id);
    if (!user) throw authError('userNotFound');
    if (isBanned(user)) throw authError('userBanned');
    await database.query(
      'update auth.identities set identity_data = $2, last_sign_in_at = now(), updated_at = now() where id = $1',
      [known.id, data],
    );
    await database.query('update auth.users set email = $2, updated_at = now() where id = $1', [
      user.id,
      email,
    ]);
    return (await findUser(database, user.id)) as User;
  }
  const id = randomUUID();
  await database.query(
    `insert into auth.users (id, email, email_confirmed_at, is_sso_user, raw_app_meta_data, raw_user_meta_data)
      values ($1, $2, now(), true, $3, $4)`,
    [id, email, { provider, providers: [provider] }, data],
  );
  await database.query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
      values ($1, $2, $3, $4, now())`,
    [id, provider, subject, data],
  );
  return (await findUser(database, id)) as User;
}

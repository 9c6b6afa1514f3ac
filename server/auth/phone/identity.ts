import type { Session } from '../../database/database.ts';

/** Gives an account the identity of its telephone number. */
export async function insertPhoneIdentity(
  session: Session,
  { id, phone }: { id: string; phone: string },
): Promise<void> {
  await session.query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
      values ($1, 'phone', $2, $3, now())`,
    [id, id, { sub: id, phone, email_verified: false, phone_verified: false }],
  );
}

/** Moves it to another number. */
export async function movePhoneIdentity(session: Session, userId: string, phone: string): Promise<void> {
  await session.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('phone', $2::text), updated_at = now()
      where user_id = $1 and provider = 'phone'`,
    [userId, phone],
  );
}

import type { Session } from '../database/database.ts';
import { emailClaims, type Identity } from './users.ts';

/** Gives an account its e-mail identity. */
export async function insertEmailIdentity(
  session: Session,
  user: { id: string; email: string; data: Record<string, unknown> },
): Promise<void> {
  await session.query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
      values ($1, 'email', $2, $3, now())`,
    [user.id, user.id, { ...user.data, ...emailClaims(user.id, user.email) }],
  );
}

/** Moves the e-mail identity to another, confirmed address. */
export async function moveEmailIdentity(session: Session, userId: string, email: string): Promise<void> {
  await session.query(
    `update auth.identities
      set identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true), updated_at = now()
      where user_id = $1 and provider = 'email'`,
    [userId, email],
  );
}

/** Writes into the account by which providers it signs in, the oldest first; with one it is no longer anonymous. */
export async function noteProviders(session: Session, userId: string): Promise<void> {
  await session.query(
    `update auth.users as u set updated_at = now(), is_anonymous = false, raw_app_meta_data = u.raw_app_meta_data
        || jsonb_build_object('provider', p.names -> 0, 'providers', p.names)
      from (
        select jsonb_agg(i.provider order by i.first_at, i.provider) as names
        from (
          select provider, min(created_at) as first_at from auth.identities where user_id = $1 group by provider
        ) as i
      ) as p
      where u.id = $1 and p.names is not null`,
    [userId],
  );
}

/** An identity in the shape clients read. */
export function presentIdentity(identity: Identity): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: toTime(identity.last_sign_in_at),
    created_at: toTime(identity.created_at),
    updated_at: toTime(identity.updated_at),
    email: identity.email ?? '',
  };
}

function toTime(value: string | null): string | null {
  return value === null ? null : new Date(value).toISOString();
}

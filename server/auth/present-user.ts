import { randomUUID } from 'node:crypto';
import { presentIdentity } from './identities.ts';
import { presentFactor } from './mfa/factors.ts';
import type { User } from './users.ts';

/** An account in the shape clients read: Supabase's, without hashes; times that are not set are left out. */
export function presentUser(user: User): Record<string, unknown> {
  const times = {
    email_confirmed_at: user.email_confirmed_at,
    invited_at: user.invited_at,
    phone_confirmed_at: user.phone_confirmed_at,
    confirmation_sent_at: user.confirmation_sent_at,
    confirmed_at: user.confirmed_at,
    recovery_sent_at: user.recovery_sent_at,
    email_change_sent_at: user.email_change && user.email_change_sent_at,
    phone_change_sent_at: user.phone_change && user.phone_change_sent_at,
    reauthentication_sent_at: user.reauthentication_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    banned_until: user.banned_until,
    deleted_at: user.deleted_at,
  };
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...Object.fromEntries(Object.entries(times).filter(([, time]) => time)),
    ...(user.email_change ? { new_email: user.email_change } : {}),
    ...(user.phone_change ? { new_phone: user.phone_change } : {}),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map(presentIdentity),
    ...(user.factors.length > 0 ? { factors: user.factors.map(presentFactor) } : {}),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

/**
 * The answer to a sign-up whose address already has an account: what a new account would look like, under ids that
 * belong to nobody. It has an identity like a real one, because an empty list would tell that the address is taken.
 * `claims` are those of its identity, whose `sub` is the id.
 */
export function presentNobody(
  { email, phone }: { email?: string; phone?: string },
  claims: Record<string, unknown>,
): Record<string, unknown> {
  const now = new Date();
  const provider = email ? 'email' : 'phone';
  const id = String(claims.sub);
  return presentUser({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: email ?? null,
    encrypted_password: null,
    email_confirmed_at: null,
    invited_at: null,
    phone: phone ?? null,
    phone_confirmed_at: null,
    confirmation_sent_at: now,
    confirmed_at: null,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    phone_change: null,
    phone_change_sent_at: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider, providers: [provider] },
    raw_user_meta_data: claims,
    created_at: now,
    updated_at: now,
    banned_until: null,
    deleted_at: null,
    is_anonymous: false,
    is_sso_user: false,
    factors: [],
    identities: [
      {
        id: randomUUID(),
        user_id: id,
        provider,
        provider_id: id,
        identity_data: claims,
        email: email ?? null,
        last_sign_in_at: now.toISOString(),
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      },
    ],
  });
}

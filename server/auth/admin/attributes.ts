import { z } from 'zod';
import type { Session } from '../../database/database.ts';
import { optional } from '../body.ts';
import { readEmail } from '../email-address.ts';
import { authError } from '../errors.ts';
import { mergeMetadata } from '../metadata.ts';
import { hashPassword, isPasswordHash, requireStrongPassword } from '../passwords.ts';
import { readPhone } from '../phone/number.ts';

const record = optional(z.record(z.string(), z.unknown()));

/** What an operator may say of an account. */
export const attributesSchema = z.object({
  id: optional(z.uuid()),
  email: optional(z.string()),
  phone: optional(z.string()),
  password: optional(z.string()),
  password_hash: optional(z.string()),
  email_confirm: optional(z.boolean()),
  phone_confirm: optional(z.boolean()),
  user_metadata: record,
  app_metadata: record,
  role: optional(z.string()),
  ban_duration: optional(z.string()),
});

export interface Attributes {
  email: string | null;
  phone: string | null;
  passwordHash: string | null;
  emailConfirm: boolean;
  phoneConfirm: boolean;
  userMetadata: Record<string, unknown>;
  appMetadata: Record<string, unknown>;
  /** Seconds from now; 0 ends a ban, null leaves it. */
  banSeconds: number | null;
}

/** Checks and hashes what an operator has sent. Throws `validation_failed` or `weak_password`. */
export async function readAttributes(body: z.output<typeof attributesSchema>): Promise<Attributes> {
  // The only role a token of a member can have.
  if (body.role !== undefined && body.role !== '' && body.role !== 'authenticated') {
    throw authError('invalid', 'role: accounts have the role "authenticated"');
  }
  if (body.password && body.password_hash) {
    throw authError('invalid', 'Only a password or a password hash should be provided');
  }
  if (body.password_hash && !isPasswordHash(body.password_hash)) {
    throw authError(
      'invalid',
      'password_hash must be an argon2id hash such as $argon2id$v=19$m=19456,t=2,p=1$…',
    );
  }
  const email = body.email ? readEmail(body.email) : null;
  const phone = body.phone ? readPhone(body.phone) : null;
  if (body.password) requireStrongPassword(body.password);
  return {
    email,
    phone,
    passwordHash: body.password ? await hashPassword(body.password, null) : (body.password_hash ?? null),
    emailConfirm: body.email_confirm ?? false,
    phoneConfirm: body.phone_confirm ?? false,
    userMetadata: body.user_metadata ?? {},
    appMetadata: body.app_metadata ?? {},
    banSeconds: readBan(body.ban_duration),
  };
}

const unitSeconds: Record<string, number> = { ns: 1e-9, us: 1e-6, µs: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 };

/** Durations as Go writes them: `24h`, `1h30m`; `none` ends a ban. */
function readBan(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (text === 'none') return 0;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)];
  const isWhole = parts.length > 0 && parts.map(([part]) => part).join('') === text;
  const seconds = parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * (unitSeconds[unit ?? ''] ?? 0),
    0,
  );
  if (!isWhole || seconds > 1e10) throw authError('invalid', 'invalid format for ban duration');
  return seconds;
}

/** Metadata of an account after an operator's changes, both kinds bounded by what a token carries. */
export function mergeBoth(
  user: { raw_user_meta_data: Record<string, unknown>; raw_app_meta_data: Record<string, unknown> },
  { userMetadata, appMetadata }: Attributes,
): [Record<string, unknown>, Record<string, unknown>] {
  return [
    mergeMetadata(user.raw_user_meta_data, userMetadata),
    mergeMetadata(user.raw_app_meta_data, appMetadata),
  ];
}

/** Bans an account for a while, or ends its ban. A ban ends the sessions. */
export async function setBan(database: Session, userId: string, seconds: number | null): Promise<void> {
  if (seconds === null) return;
  await database.query(
    `update auth.users set updated_at = now(),
        banned_until = case when $2::float8 > 0 then now() + make_interval(secs => $2::float8) end
      where id = $1`,
    [userId, seconds],
  );
  if (seconds > 0) await database.query('delete from auth.sessions where user_id = $1', [userId]);
}

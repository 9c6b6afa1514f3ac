import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Session } from '../database/database.ts';
import type { Keys } from '../keys/keys.ts';
import type { FlowType } from './flow-state.ts';
import { keyedHash, randomCode } from './secrets.ts';

/**
 * Links and codes sent by mail. One mail carries both: a code of six digits to type, and a long token in the link,
 * derived from code, row and pepper. The database keeps a hash of the latter alone.
 */

/** Seconds a link and its code work. */
export const oneTimeTokenSeconds = 3600;

const pkcePrefix = 'pkce_';

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_current'
  | 'email_change_token_new'
  | 'phone_confirmation_token'
  | 'phone_change_token';

export interface IssuedToken {
  id: string;
  /** For the link. Begins with `pkce_` when the link leads to a code for the PKCE grant. */
  token: string;
  /** Six digits. */
  code: string;
}

/** Makes the token of a mail. An earlier one of the same account and type stops working. */
export async function issueToken(
  keys: Keys,
  database: Session,
  fields: { userId: string; type: TokenType; relatesTo: string; flow: FlowType; redirectTo: string },
): Promise<IssuedToken> {
  const id = randomUUID();
  const code = randomCode();
  const token = linkToken(keys, id, code, fields.flow);
  await dropTokens(database, fields.userId, [fields.type]);
  await database.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, redirect_to, expires_at)
      values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [
      id,
      fields.userId,
      fields.type,
      storedHash(keys, token),
      fields.relatesTo,
      fields.redirectTo,
      oneTimeTokenSeconds,
    ],
  );
  return { id, token, code };
}

/**
 * Removes an account's tokens of some types, or all of them. Used ones stay until they expire: a link that is
 * followed again is told apart from one that never existed.
 */
export async function dropTokens(database: Session, userId: string, types?: TokenType[]): Promise<void> {
  await database.query(
    `delete from auth.one_time_tokens
      where user_id = $1 and (used_at is null or expires_at <= now()) ${types ? 'and token_type::text = any($2)' : ''}`,
    types ? [userId, types] : [userId],
  );
}

export interface UsedToken {
  user_id: string;
  token_type: TokenType;
}

/** Uses up the token of a link. Null when there is none of these types, or it has been used or has expired. */
export async function consumeLink(
  keys: Keys,
  database: Session,
  token: string,
  types: readonly TokenType[],
): Promise<UsedToken | null> {
  const { rows } = await database.query<UsedToken>(
    `update auth.one_time_tokens set used_at = now(), updated_at = now()
      where token_hash = $1 and token_type::text = any($2) and used_at is null and expires_at > now()
      returning user_id, token_type`,
    [storedHash(keys, token), types],
  );
  return rows[0] ?? null;
}

/** Uses up the code sent to an address or a number. Null when it is wrong, or has been used or has expired. */
export async function consumeCode(
  keys: Keys,
  database: Session,
  { relatesTo, code }: { relatesTo: string; code: string },
  types: readonly TokenType[],
): Promise<UsedToken | null> {
  const { rows } = await database.query<{ id: string; token_hash: string }>(
    `select id, token_hash from auth.one_time_tokens
      where relates_to = $1 and token_type::text = any($2) and used_at is null and expires_at > now()`,
    [relatesTo, types],
  );
  const match = rows.find(({ id, token_hash }) =>
    flows.some((flow) => sameText(storedHash(keys, linkToken(keys, id, code, flow)), token_hash)),
  );
  if (!match) return null;
  const used = await database.query<UsedToken>(
    `update auth.one_time_tokens set used_at = now(), updated_at = now()
      where id = $1 and used_at is null returning user_id, token_type`,
    [match.id],
  );
  return used.rows[0] ?? null;
}

/**
 * Whether a link has done its work before and its account is confirmed: a mail scanner or a second click
 * followed it first.
 */
export async function hasConfirmed(keys: Keys, database: Session, token: string): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from auth.one_time_tokens as t join auth.users as u on u.id = t.user_id
      where t.token_hash = $1 and t.token_type = 'confirmation_token' and t.used_at is not null and t.expires_at > now()
        and u.email_confirmed_at is not null`,
    [storedHash(keys, token)],
  );
  return rows.length > 0;
}

/** Says from a link's token which flow it belongs to. */
export function flowOfToken(token: string): FlowType {
  return token.startsWith(pkcePrefix) ? 'pkce' : 'implicit';
}

const flows: FlowType[] = ['implicit', 'pkce'];

function linkToken(keys: Keys, id: string, code: string, flow: FlowType): string {
  const token = keyedHash(keys, 'mail-link', id, code, flow);
  return flow === 'pkce' ? pkcePrefix + token : token;
}

function storedHash(keys: Keys, token: string): string {
  return keyedHash(keys, 'one-time-token', token);
}

function sameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

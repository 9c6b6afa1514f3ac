import { randomUUID } from 'node:crypto';
import { signInBudget } from '../budgets/budgets.ts';
import type { Session } from '../database/database.ts';
import type { Keys } from '../keys/keys.ts';
import { isSameSecret } from '../keys/same-secret.ts';
import { keyedHash, randomCode } from './secrets.ts';

/**
 * Links and codes sent by mail. One mail carries both: a code of six digits to type, and a long token in the link,
 * derived from code, row and pepper. The database keeps a hash of the latter alone. A code has few tries; a link always works.
 */

/** How a link hands over the session: in the URL's fragment, or as a code for the PKCE grant. */
export type FlowType = 'implicit' | 'pkce';

/** Seconds a link and its code work. */
export const oneTimeTokenSeconds = 3600;

const pkcePrefix = 'pkce_';

const { codeTries } = signInBudget;

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_current'
  | 'email_change_token_new'
  | 'phone_confirmation_token'
  | 'phone_change_token';

/** The sender of a request for a mail or a text message. */
export interface Asker {
  /** Keyed hash of the network address; null for the operator and for the account itself. */
  network: string | null;
  /** Whether the mail carries a code beside its link. */
  hasCode: boolean;
}

/** Asks for what is the operator's or the account's own to ask for. */
export const trusted: Asker = { network: null, hasCode: true };

export interface IssuedToken {
  id: string;
  /** For the link. Begins with `pkce_` when the link leads to a code for the PKCE grant. */
  token: string;
  /** Six digits. Null where the mail carries its link alone. */
  code: string | null;
}

interface TokenRequest {
  userId: string;
  type: TokenType;
  /** The address or number it is sent to. */
  relatesTo: string;
  /** The PKCE flow that the link answers to; null for one that hands over the session. */
  flowId: string | null;
  redirectTo: string;
  asker: Asker;
  /**
   * Whether earlier ones of the same account and type stop working. Where anybody may ask they go on, or a stranger's request
   * would take the link from under the owner's hand: one that is used ends the others.
   */
  replaces: boolean;
}

/** Makes the token of a mail or a text message. */
export async function issueToken(
  keys: Keys,
  database: Session,
  { userId, type, relatesTo, flowId, redirectTo, asker, replaces }: TokenRequest,
): Promise<IssuedToken> {
  const id = randomUUID();
  const code = randomCode();
  const token = linkToken(keys, id, code, flowId ? 'pkce' : 'implicit');
  if (replaces) await dropTokens(database, userId, [type]);
  // A code that is not told has no tries, so that nobody guesses it.
  const spent = asker.hasCode ? { own: 0, others: 0 } : codeTries;
  await database.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, redirect_to, expires_at,
        flow_state_id, asked_from, own_tries, other_tries)
      values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7), $8, $9, $10, $11)`,
    [
      id,
      userId,
      type,
      storedHash(keys, token),
      relatesTo,
      redirectTo,
      oneTimeTokenSeconds,
      flowId,
      asker.network,
      spent.own,
      spent.others,
    ],
  );
  return { id, token, code: asker.hasCode ? code : null };
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
  /** The PKCE flow that the link answers to. */
  flow_state_id: string | null;
}

/** A link's token as it is, and what it is about. */
export interface FoundLink {
  state: 'open' | 'used' | 'expired';
  token_type: TokenType;
  relates_to: string;
  /** Addresses of the account, and the one it is to move to. */
  email: string | null;
  email_change: string | null;
  /** Whether it has confirmed its account before: somebody, or a second click, comes late. */
  isConfirmed: boolean;
}

/** Finds a link's token without using it up. Null when there is none of these types. */
export async function findLink(
  keys: Keys,
  database: Pick<Session, 'query'>,
  token: string,
  types: readonly TokenType[],
): Promise<FoundLink | null> {
  const { rows } = await database.query<FoundLink>(
    `select case when t.used_at is not null then 'used' when t.expires_at <= now() then 'expired' else 'open' end as state,
        t.token_type, t.relates_to, u.email, u.email_change,
        t.token_type = 'confirmation_token' and t.used_at is not null and t.expires_at > now()
          and u.email_confirmed_at is not null as "isConfirmed"
      from auth.one_time_tokens as t join auth.users as u on u.id = t.user_id
      where t.token_hash = $1 and t.token_type::text = any($2)`,
    [storedHash(keys, token), types],
  );
  return rows[0] ?? null;
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
      returning user_id, token_type, flow_state_id`,
    [storedHash(keys, token), types],
  );
  return rows[0] ?? null;
}

interface KeptCode {
  id: string;
  token_hash: string;
  own_tries: number;
  other_tries: number;
  /** Whether it was asked for from the visitor's network, or its account is signed in from there. */
  is_own: boolean;
}

/**
 * Uses up the code sent to an address or a number. Null when it is wrong, or has been used or has expired, or has had its tries.
 * The try is counted with every code it might have been, so the transaction must be committed whatever the outcome.
 * `network` is the visitor's (`hashNetwork`).
 */
export async function consumeCode(
  keys: Keys,
  database: Session,
  { relatesTo, code, network }: { relatesTo: string; code: string; network: string },
  types: readonly TokenType[],
): Promise<UsedToken | null> {
  const { rows } = await database.query<KeptCode>(
    `select id, token_hash, own_tries, other_tries,
        coalesce(asked_from = $3, false) or exists (
          select from auth.known_networks as n where n.user_id = t.user_id and n.network = $3
        ) as is_own
      from auth.one_time_tokens as t
      where relates_to = $1 and token_type::text = any($2) and used_at is null and expires_at > now()
      order by id for update of t`,
    [relatesTo, types, network],
  );
  const open = rows.filter(({ is_own, own_tries, other_tries }) =>
    is_own ? own_tries < codeTries.own : other_tries < codeTries.others,
  );
  if (open.length === 0) return null;
  await database.query(
    `update auth.one_time_tokens set own_tries = own_tries + (id = any($1))::integer,
        other_tries = other_tries + (id = any($2))::integer
      where id = any($1) or id = any($2)`,
    [open.filter(({ is_own }) => is_own), open.filter(({ is_own }) => !is_own)].map((codes) =>
      codes.map(({ id }) => id),
    ),
  );
  const match = open.find(({ id, token_hash }) =>
    flows.some((flow) => isSameSecret(storedHash(keys, linkToken(keys, id, code, flow)), token_hash)),
  );
  if (!match) return null;
  const used = await database.query<UsedToken>(
    `update auth.one_time_tokens set used_at = now(), updated_at = now()
      where id = $1 returning user_id, token_type, flow_state_id`,
    [match.id],
  );
  return used.rows[0] ?? null;
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

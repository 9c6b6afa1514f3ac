import type { Session } from '../database/database.ts';
import type { Keys } from '../keys/keys.ts';
import type { Services } from '../services.ts';
import { keyedHash, randomToken } from './secrets.ts';

/**
 * Refresh tokens of one session form a chain: each is used once and replaced by the next. Only their hashes are
 * kept. The next token is derived from the one before it and the instance's pepper, so that two tabs that refresh
 * with the same token at the same time can both be given its successor, although the database does not know it.
 */

/** Grace period in which a used token still returns the newest one; a later use means that the token was copied. */
const graceSeconds = 10;

/** The chain is followed this far from a token that was just replaced. */
const maxSteps = 20;

/** Starts the chain of a new session. Returns the token. */
export async function insertFirstToken(
  { keys }: Services,
  database: Session,
  owner: { sessionId: string; userId: string },
): Promise<string> {
  const token = randomToken();
  await insertToken(keys, database, token, owner, null);
  return token;
}

interface StoredToken {
  id: number;
  session_id: string;
  user_id: string;
  revoked: boolean;
  in_grace: boolean;
  expired: boolean;
}

export type Rotation =
  | { outcome: 'unknown' }
  | { outcome: 'session-expired' }
  /** The token had been used before: the session has been ended. */
  | { outcome: 'reused'; sessionId: string }
  | { outcome: 'rotated'; token: string; sessionId: string; userId: string };

/**
 * Replaces a token by its successor. Must run in a transaction, and be committed whatever the outcome:
 * a reused token ends its session.
 */
export async function rotateToken({ keys }: Services, database: Session, token: string): Promise<Rotation> {
  const hash = keyedHash(keys, 'refresh-token', token);
  // The session's lock makes concurrent refreshes of one family follow each other.
  await database.query(
    `select 1 from auth.sessions where id = (select session_id from auth.refresh_tokens where token_hash = $1) for update`,
    [hash],
  );
  const { rows } = await database.query<StoredToken>(
    `select t.id, t.session_id, t.user_id, t.revoked,
        t.updated_at > clock_timestamp() - make_interval(secs => $2) as in_grace,
        coalesce(s.not_after <= clock_timestamp(), false) as expired
      from auth.refresh_tokens as t join auth.sessions as s on s.id = t.session_id
      where t.token_hash = $1`,
    [hash, graceSeconds],
  );
  const stored = rows[0];
  if (!stored) return { outcome: 'unknown' };
  const owner = { sessionId: stored.session_id, userId: stored.user_id };
  if (stored.expired) return { outcome: 'session-expired' };
  if (!stored.revoked) {
    const next = successor(keys, token);
    await database.query(
      'update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() where id = $1',
      [stored.id],
    );
    await insertToken(keys, database, next, owner, stored.id);
    return { outcome: 'rotated', token: next, ...owner };
  }
  const active = stored.in_grace ? await newestToken(keys, database, token) : null;
  if (active) return { outcome: 'rotated', token: active, ...owner };
  await database.query('delete from auth.sessions where id = $1', [stored.session_id]);
  return { outcome: 'reused', sessionId: stored.session_id };
}

/** The unused token at the end of the chain that begins with a used one; null when it is further away than the grace allows. */
async function newestToken(keys: Keys, database: Session, token: string): Promise<string | null> {
  let next = token;
  for (let step = 0; step < maxSteps; step++) {
    next = successor(keys, next);
    const { rows } = await database.query<{ revoked: boolean }>(
      'select revoked from auth.refresh_tokens where token_hash = $1',
      [keyedHash(keys, 'refresh-token', next)],
    );
    if (!rows[0]) return null;
    if (!rows[0].revoked) return next;
  }
  return null;
}

function successor(keys: Keys, token: string): string {
  return keyedHash(keys, 'next-refresh-token', token);
}

async function insertToken(
  keys: Keys,
  database: Session,
  token: string,
  owner: { sessionId: string; userId: string },
  parent: number | null,
): Promise<void> {
  await database.query(
    'insert into auth.refresh_tokens (session_id, user_id, token_hash, parent) values ($1, $2, $3, $4)',
    [owner.sessionId, owner.userId, keyedHash(keys, 'refresh-token', token), parent],
  );
}

import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { type Database, owner, type Session } from '../database/database.ts';

/**
 * The status of a key, in hosted Supabase's terms. It is published while it waits, signs, and is good for what it
 * has signed until it is revoked.
 */
type KeyStatus = 'standby' | 'in_use' | 'previously_used' | 'revoked';

/** A key of the table, with its private half while it signs or waits. */
export interface StoredKey {
  kid: string;
  key: JWK;
  status: KeyStatus;
}

/** The channel on which servers are told that a key has changed. */
export const keysChannel = 'plinth_keys';

/** All keys that are not revoked; the missing ones are made, on the first start. */
export async function readSigningKeys(database: Database): Promise<StoredKey[]> {
  const keys = await read(database);
  if (has(keys, 'in_use') && has(keys, 'standby')) return keys;
  await database.transaction(owner, async (session) => {
    if (!has(keys, 'in_use')) await insertKey(session, 'in_use');
    if (!has(keys, 'standby')) await insertKey(session, 'standby');
  });
  return read(database);
}

/**
 * Puts the key that waited into use and makes the next one wait. What the former key has signed stays good. Returns the
 * new key's id.
 */
export function rotateKeys(database: Database): Promise<string> {
  return changeKeys(database, async (session) => {
    await retire(session, 'in_use', 'previously_used');
    const { rows } = await session.query<{ kid: string }>(
      `update plinth.signing_keys set status = 'in_use', changed_at = now() where status = 'standby' returning kid`,
    );
    await insertKey(session, 'standby');
    return (rows[0] as { kid: string }).kid;
  });
}

/** Ends what keys that sign no more have signed. Returns how many keys those were. */
export function revokePreviousKeys(database: Database): Promise<number> {
  return changeKeys(database, (session) => retire(session, 'previously_used', 'revoked'));
}

/**
 * For when somebody else may know the keys: all there are are revoked, the one that waits too, and new ones are made.
 * Returns the new key's id.
 */
export function replaceKeys(database: Database): Promise<string> {
  return changeKeys(database, async (session) => {
    for (const status of ['in_use', 'standby', 'previously_used'] as const) {
      await retire(session, status, 'revoked');
    }
    await insertKey(session, 'standby');
    return insertKey(session, 'in_use');
  });
}

/** One change at a time; every server hears of it when it is done. */
async function changeKeys<T>(database: Database, change: (session: Session) => Promise<T>): Promise<T> {
  // No server may have been started yet.
  await readSigningKeys(database);
  return database.transaction(owner, async (session) => {
    await session.query('lock table plinth.signing_keys in share row exclusive mode');
    const result = await change(session);
    await session.query(`select pg_notify('${keysChannel}', '')`);
    return result;
  });
}

async function retire(session: Session, from: KeyStatus, to: 'previously_used' | 'revoked'): Promise<number> {
  const { rowCount } = await session.query(
    `update plinth.signing_keys set status = $2, key = key - 'd', changed_at = now() where status = $1`,
    [from, to],
  );
  return rowCount;
}

/** Makes a key, unless another server has just done so. */
async function insertKey(session: Session, status: 'standby' | 'in_use'): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = randomBytes(12).toString('base64url');
  const key = { ...(await exportJWK(privateKey)), kid };
  await session.query(
    'insert into plinth.signing_keys (kid, key, status) values ($1, $2, $3) on conflict do nothing',
    [kid, JSON.stringify(key), status],
  );
  return kid;
}

async function read(database: Database): Promise<StoredKey[]> {
  const { rows } = await database.run<StoredKey>(owner, {
    text: `select kid, key, status from plinth.signing_keys where status <> 'revoked' order by created_at desc, kid`,
  });
  return rows;
}

function has(keys: StoredKey[], status: KeyStatus): boolean {
  return keys.some((key) => key.status === status);
}

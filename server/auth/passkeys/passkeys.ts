import { offersPasskeys } from '../../account-settings.ts';
import { DatabaseError, type Session } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { authError } from '../errors.ts';
import type { Credential } from '../webauthn/credential.ts';

/** A row of auth.webauthn_credentials as its owner may see it. */
export interface Passkey {
  id: string;
  friendly_name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** Passkeys an account can have: one for each of its devices and keys, and some. */
const maxPasskeys = 10;
const shown = 'id, friendly_name, created_at, last_used_at';

/** Throws `passkey_disabled` where there are none. */
export function requirePasskeys({ config }: Services): void {
  if (!offersPasskeys(config)) throw authError('passkeysDisabled');
}

/** The passkeys of an account, the oldest first. */
export async function listPasskeys(database: Pick<Session, 'query'>, userId: string): Promise<Passkey[]> {
  const { rows } = await database.query<Passkey>(
    `select ${shown} from auth.webauthn_credentials where user_id = $1 order by created_at, id`,
    [userId],
  );
  return rows;
}

/** The ids by which authenticators know the account's passkeys, in base64url. */
export async function credentialsOf(database: Pick<Session, 'query'>, userId: string): Promise<string[]> {
  const { rows } = await database.query<{ credential_id: Uint8Array }>(
    'select credential_id from auth.webauthn_credentials where user_id = $1 order by created_at',
    [userId],
  );
  return rows.map(({ credential_id }) => encode(credential_id));
}

/** Throws `too_many_passkeys`. */
export function requireRoom(count: number): void {
  if (count >= maxPasskeys) throw authError('tooManyPasskeys');
}

/** Keeps a new passkey. Throws `webauthn_credential_exists`, also where it is another account's. */
export async function insertPasskey(
  database: Session,
  userId: string,
  { id, publicKey, count }: Credential,
): Promise<Passkey> {
  try {
    const { rows } = await database.query<Passkey>(
      `insert into auth.webauthn_credentials (user_id, credential_id, public_key, sign_count, friendly_name)
        values ($1, $2, $3, $4, 'Passkey') returning ${shown}`,
      [userId, decode(id), decode(publicKey), count],
    );
    return rows[0] as Passkey;
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '23505') throw error;
    throw authError('passkeyExists');
  }
}

/** What verifies an answer of an account's credential, and the row it is kept in; null for another account's. */
export async function findCredential(
  database: Pick<Session, 'query'>,
  userId: string,
  credentialId: string,
): Promise<(Credential & { rowId: string }) | null> {
  const { rows } = await database.query<{ id: string; public_key: Uint8Array; sign_count: string | number }>(
    'select id, public_key, sign_count from auth.webauthn_credentials where credential_id = $1 and user_id::text = $2',
    [decode(credentialId), userId],
  );
  const [row] = rows;
  if (!row) return null;
  return {
    id: credentialId,
    publicKey: encode(row.public_key),
    count: Number(row.sign_count),
    rowId: row.id,
  };
}

/**
 * Notes how often a passkey has signed. False when it has been removed meanwhile, or its count was reached by another
 * answer at the same time, which tells of a copy.
 */
export async function noteUse(database: Session, rowId: string, count: number): Promise<boolean> {
  const { rowCount } = await database.query(
    `update auth.webauthn_credentials set sign_count = $2, last_used_at = now(), updated_at = now()
      where id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0))`,
    [rowId, count],
  );
  return rowCount === 1;
}

/** Gives a passkey another name. Throws 404 for one that is not the account's. */
export async function renamePasskey(
  database: Pick<Session, 'query'>,
  userId: string,
  id: string,
  name: string,
): Promise<Passkey> {
  const { rows } = await database.query<Passkey>(
    `update auth.webauthn_credentials set friendly_name = $3, updated_at = now()
      where id::text = lower($1) and user_id = $2 returning ${shown}`,
    [id, userId, name],
  );
  if (!rows[0]) throw authError('passkeyNotFound');
  return rows[0];
}

/** Removes a passkey. Throws 404 for one that is not the account's. */
export async function deletePasskey(
  database: Pick<Session, 'query'>,
  userId: string,
  id: string,
): Promise<void> {
  const { rowCount } = await database.query(
    'delete from auth.webauthn_credentials where id::text = lower($1) and user_id = $2',
    [id, userId],
  );
  if (rowCount === 0) throw authError('passkeyNotFound');
}

/** Removes all passkeys of an account: those of whoever had it before its address was proved. */
export async function deletePasskeysOf(database: Session, userId: string): Promise<void> {
  await database.query('delete from auth.webauthn_credentials where user_id = $1', [userId]);
}

/** A passkey in the shape clients read. */
export function presentPasskey({ last_used_at, ...passkey }: Passkey): Record<string, unknown> {
  return { ...passkey, ...(last_used_at ? { last_used_at } : {}) };
}

function decode(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}

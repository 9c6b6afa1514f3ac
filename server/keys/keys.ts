import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { type Database, owner } from '../database/database.ts';

type StoredKeys = {
  /** Private half of the ES256 key that signs tokens. */
  signing: JWK & { kid: string };
  /** Key of the hash under which one-time codes and refresh tokens are stored. */
  pepper: string;
  publishable: string;
  secret: string;
};

/** The instance's own keys. Kept in the database, so that every server on it agrees. */
export interface Keys {
  signing: { kid: string; key: CryptoKey };
  /** Public half, for verification and for `/.well-known/jwks.json`. */
  verification: { kid: string; key: CryptoKey; jwk: JWK };
  pepper: Buffer;
  /** The key of every visitor: it says which instance, and grants nothing that policies do not. */
  publishable: string;
  /** The key of the operator's own programs: it passes every policy. Never leaves the server. */
  secret: string;
}

/** Loads the keys, making them on the first start. */
export async function loadKeys(database: Database): Promise<Keys> {
  const { rows } = await database.run<{ value: StoredKeys }>(owner, {
    text: `insert into plinth.secrets (name, value) values ('keys', $1)
      on conflict (name) do update set name = excluded.name returning value`,
    values: [JSON.stringify(await makeKeys())],
  });
  const stored = (rows[0] as { value: StoredKeys }).value;
  const { kty, crv, x, y, kid } = stored.signing;
  const jwk: JWK = { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' } as JWK;
  return {
    signing: { kid: stored.signing.kid, key: (await importJWK(stored.signing, 'ES256')) as CryptoKey },
    verification: { kid: stored.signing.kid, key: (await importJWK(jwk, 'ES256')) as CryptoKey, jwk },
    pepper: Buffer.from(stored.pepper, 'base64url'),
    publishable: stored.publishable,
    secret: stored.secret,
  };
}

async function makeKeys(): Promise<StoredKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const random = (bytes: number) => randomBytes(bytes).toString('base64url');
  return {
    signing: { ...(await exportJWK(privateKey)), kid: random(12) },
    pepper: random(32),
    publishable: `sb_publishable_${random(24)}`,
    secret: `sb_secret_${random(32)}`,
  };
}

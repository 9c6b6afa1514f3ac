import { randomBytes } from 'node:crypto';
import { type Database, owner } from '../database/database.ts';
import { TokenKeys } from './token-keys.ts';

type StoredKeys = {
  /** Key of the hash under which one-time codes and refresh tokens are stored. */
  pepper: string;
  publishable: string;
  secret: string;
};

/** The instance's own keys. Kept in the database, so that every server on it agrees. */
export interface Keys {
  /** What signs and checks tokens; these keys change. */
  tokens: TokenKeys;
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
    values: [JSON.stringify(makeKeys())],
  });
  const stored = (rows[0] as { value: StoredKeys }).value;
  return {
    tokens: await TokenKeys.open(database),
    pepper: Buffer.from(stored.pepper, 'base64url'),
    publishable: stored.publishable,
    secret: stored.secret,
  };
}

function makeKeys(): StoredKeys {
  const random = (bytes: number) => randomBytes(bytes).toString('base64url');
  return {
    pepper: random(32),
    publishable: `sb_publishable_${random(24)}`,
    secret: `sb_secret_${random(32)}`,
  };
}

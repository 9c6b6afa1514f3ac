import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Keys } from '../../keys/keys.ts';

/*
 * The shared secret of an authenticator app must be read again for each code, so it cannot be hashed. It is kept sealed
 * (AES-256-GCM) under a key derived from the instance's pepper, bound to its factor: copied to another row it does not open.
 */

/** Seals a secret for the factor's row. */
export function sealSecret(keys: Keys, factorId: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(keys), nonce).setAAD(Buffer.from(factorId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** Opens what `sealSecret` has made for the same factor. Throws when it was made for another one or with other keys. */
export function openSecret(keys: Keys, factorId: string, sealed: string): string {
  const bytes = Buffer.from(sealed.replace(/^v1\./, ''), 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', sealingKey(keys), bytes.subarray(0, 12))
    .setAAD(Buffer.from(factorId))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8');
}

function sealingKey({ pepper }: Keys): Buffer {
  return Buffer.from(hkdfSync('sha256', pepper, '', 'factor-secret', 32));
}

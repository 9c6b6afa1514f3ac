import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Keys } from '../keys/keys.ts';

/** What a derived value is for. One purpose's value is never another's. */
type Purpose =
  | 'refresh-token'
  | 'next-refresh-token'
  | 'mail-link'
  | 'one-time-token'
  | 'auth-code'
  | 'recovery-code'
  | 'flow-state'
  | 'flow-browser'
  | 'used-statement'
  | 'phone-code'
  | 'network';

/** A keyed hash of `parts`, 256 bits in base64url. Without the instance's pepper it can be neither made nor checked. */
export function keyedHash(keys: Keys, purpose: Purpose, ...parts: string[]): string {
  return createHmac('sha256', keys.pepper)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');
}

/** An unguessable token, 256 bits in base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A code of six digits. */
export function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

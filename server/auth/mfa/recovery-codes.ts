import { randomBytes, randomUUID } from 'node:crypto';
import type { Session } from '../../database/database.ts';
import type { Keys } from '../../keys/keys.ts';
import { keyedHash } from '../secrets.ts';

/** Codes in a set. */
const codesInSet = 10;

// Without letters and digits that are taken for one another.
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A code of ten signs, 49 bits: 'H7QKM-2XWPA'. With the limit on tries it cannot be guessed. */
function newCode(): string {
  let code = '';
  while (code.length < 10) {
    const byte = randomBytes(1)[0] as number;
    // 240 is the largest multiple of 30: each sign is as likely as the others.
    if (byte < 240) code += signs[byte % signs.length];
  }
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** Replaces the codes of a factor by new ones and returns them. Only their hashes are kept. */
export async function renewCodes(keys: Keys, database: Session, factorId: string): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < codesInSet) codes.add(newCode());
  await database.query('delete from auth.mfa_recovery_codes where factor_id = $1', [factorId]);
  for (const code of codes) {
    await database.query(
      'insert into auth.mfa_recovery_codes (id, factor_id, code_hash) values ($1, $2, $3)',
      [randomUUID(), factorId, hashOf(keys, factorId, code)],
    );
  }
  return [...codes];
}

/** Uses a code up. False when it is none of the factor's, or has been used. */
export async function useRecoveryCode(
  keys: Keys,
  database: Session,
  factorId: string,
  given: string,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `update auth.mfa_recovery_codes set used_at = now()
      where factor_id = $1 and code_hash = $2 and used_at is null`,
    [factorId, hashOf(keys, factorId, given)],
  );
  return rowCount === 1;
}

/** How many codes a set has, and how many of them are left. */
export async function countCodes(
  database: Session,
  factorId: string,
): Promise<{ total: number; remaining: number }> {
  const { rows } = await database.query<{ total: number; remaining: number }>(
    `select count(*)::integer as total, (count(*) filter (where used_at is null))::integer as remaining
      from auth.mfa_recovery_codes where factor_id = $1`,
    [factorId],
  );
  return rows[0] ?? { total: 0, remaining: 0 };
}

/** Letters in any case and with any separators are the same code. */
function hashOf(keys: Keys, factorId: string, code: string): string {
  return keyedHash(keys, 'recovery-code', factorId, code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
}

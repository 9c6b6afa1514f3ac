import { type Argon2Parameters, argon2, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Context } from 'hono';
import { signInBudget } from '../budgets/budgets.ts';
import { FairGate } from '../budgets/fair-gate.ts';
import { clientNetwork } from '../http/client-address.ts';
import { isSameSecret } from '../keys/same-secret.ts';
import type { Services } from '../services.ts';
import { authError } from './errors.ts';

const derive = promisify(argon2);

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const gate = new FairGate(signInBudget.hashing);

/** For whom a password is hashed: a network address, or null for the operator, who waits for nobody's queue. */
export type HashVisitor = string | null;

/** The visitor of a request, for hashing. */
export function visitorOf({ config }: Services, context: Context): HashVisitor {
  return clientNetwork(context, config.trustedProxies);
}

/**
 * Hashes a password with argon2id, off the main thread. Returns a PHC string, which names its own parameters. Throws 503 when
 * the visitor's own queue is too long.
 */
export async function hashPassword(password: string, visitor: HashVisitor): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await run({ ...cost, message: Buffer.from(password), nonce, tagLength }, visitor);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

// Verified for a missing account or password, so that the answer takes equally long.
const nobody = `$argon2id$v=19$m=19456,t=2,p=1$${base64(randomBytes(16))}$${base64(randomBytes(tagLength))}`;

/** Whether a text is a hash that `verifyPassword` reads, at a cost that no sign-in would stall on (256 MiB, ten passes). */
export function isPasswordHash(text: string): boolean {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(text) ?? [];
  const sizes = [salt, tag].map((part) => Buffer.from(part, 'base64').length);
  return (
    Number(memory) >= 8 &&
    Number(memory) <= 262_144 &&
    Number(passes) >= 1 &&
    Number(passes) <= 10 &&
    Number(parallelism) >= 1 &&
    Number(parallelism) <= 8 &&
    Number(memory) >= 8 * Number(parallelism) &&
    sizes.every((size) => size >= 8 && size <= 128)
  );
}

/** Whether the password is the one of `hash`. Takes the same time when there is no hash. Throws as `hashPassword` does. */
export async function verifyPassword(
  password: string,
  hash: string | null,
  visitor: HashVisitor,
): Promise<boolean> {
  const parts = phc.exec(hash ?? nobody) ?? phc.exec(nobody);
  if (!parts) return false;
  const [, memory, passes, parallelism, salt, expected] = parts as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const tag = Buffer.from(expected, 'base64');
  const parameters = {
    message: Buffer.from(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: tag.length,
  };
  const given = await run(parameters, visitor);
  return isSameSecret(given, tag) && hash !== null && phc.test(hash);
}

function run(parameters: Argon2Parameters, visitor: HashVisitor): Promise<Buffer> {
  return gate.run(visitor, () => derive('argon2id', parameters));
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

const minLength = 6;
const maxLength = 256;
const common = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** Throws `weak_password` with its reasons (`length`, `pwned`) for a password that is too easy to guess. */
export function requireStrongPassword(password: string): void {
  if ([...password].length > maxLength) throw authError('passwordTooLong');
  const faults: { reason: string; message: string }[] = [];
  if ([...password].length < minLength) {
    faults.push({ reason: 'length', message: `Password should be at least ${minLength} characters.` });
  }
  if (common.has(password.toLowerCase())) {
    faults.push({
      reason: 'pwned',
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
    });
  }
  if (faults.length === 0) return;
  throw authError('weakPassword', faults.map(({ message }) => message).join(' '), {
    reasons: faults.map(({ reason }) => reason),
  });
}

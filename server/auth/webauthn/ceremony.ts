import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import { optional } from '../body.ts';
import type { User } from '../users.ts';
import { algorithms, type Expected } from './credential.ts';

/** What an authenticator answers to a challenge, as the official client sends it. */
export const answerSchema = z.object({
  id: z.string().max(2000),
  response: z.object({
    clientDataJSON: z.string().max(4000),
    attestationObject: z.string().max(20_000).default(''),
    authenticatorData: z.string().max(4000).default(''),
    signature: z.string().max(2000).default(''),
    // Null where the key does not keep whose it is.
    userHandle: optional(z.string().max(200)),
  }),
});

const timeout = 300_000;

/** What an authenticator signs once. */
export function newChallenge(): string {
  return randomBytes(32).toString('base64url');
}

/** What the answer to a challenge has to be about, on this site. */
export function expectedAt(
  { config }: Services,
  asked: Pick<Expected, 'challenge' | 'isVerified'>,
): Expected {
  return { ...asked, origin: new URL(config.siteUrl).origin };
}

interface Asked {
  challenge: string;
  userVerification: 'required' | 'preferred';
  /** Credentials in base64url: those one of which shall sign, or those that there are already. */
  credentials?: string[];
}

/** Asks for a new key of an account, in the form browsers read. */
export function askToRegister(
  { config }: Services,
  user: User,
  {
    challenge,
    userVerification,
    residentKey,
    credentials = [],
  }: Asked & { residentKey: 'required' | 'discouraged' },
) {
  const { hostname } = new URL(config.siteUrl);
  const name = user.email ?? user.phone ?? user.id;
  return {
    challenge,
    rp: { id: hostname, name: hostname },
    user: { id: handleOf(user.id), name, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    attestation: 'none',
    authenticatorSelection: {
      userVerification,
      residentKey,
      requireResidentKey: residentKey === 'required',
    },
    ...(credentials.length > 0 ? { excludeCredentials: describe(credentials) } : {}),
  };
}

/** Asks for a signature, in the form browsers read. */
export function askToSign({ config }: Services, { challenge, userVerification, credentials = [] }: Asked) {
  return {
    challenge,
    rpId: new URL(config.siteUrl).hostname,
    timeout,
    userVerification,
    ...(credentials.length > 0 ? { allowCredentials: describe(credentials) } : {}),
  };
}

function describe(credentials: string[]) {
  return credentials.map((id) => ({ type: 'public-key', id }));
}

/** How a key names the account that it belongs to. */
function handleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

/** The account that a key says it belongs to; whether it does, its row says. */
export function userOfHandle(handle = ''): string {
  return Buffer.from(handle, 'base64url').toString();
}

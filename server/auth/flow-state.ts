import { createHash, randomUUID } from 'node:crypto';
import type { Session } from '../database/database.ts';
import type { Keys } from '../keys/keys.ts';
import { isSameSecret } from '../keys/same-secret.ts';
import { authError } from './errors.ts';
import { openSecret, sealSecret } from './mfa/seal.ts';
import type { ProviderClaims } from './oidc/id-token.ts';
import { oneTimeTokenSeconds } from './one-time-tokens.ts';
import { keyedHash, randomToken } from './secrets.ts';
import type { AuthMethod, ProviderTokens } from './sessions.ts';

/** A code can be exchanged for a session for this long. */
const authCodeSeconds = 300;

export interface Challenge {
  challenge: string;
  method: 's256' | 'plain';
}

const verifierPattern = /^[A-Za-z0-9\-._~]{43,128}$/;

/** The PKCE challenge of a request, or null when it does not start such a flow. RFC 7636, section 4.2. */
export function readChallenge(fields: {
  code_challenge?: string | undefined;
  code_challenge_method?: string | undefined;
}): Challenge | null {
  const { code_challenge: challenge = '', code_challenge_method: given = '' } = fields;
  if (!challenge && !given) return null;
  if (!challenge || !given) {
    throw authError('invalid', 'PKCE flow requires code_challenge_method and code_challenge');
  }
  const method = given.toLowerCase();
  if (method !== 's256' && method !== 'plain') throw authError('invalid', 'invalid code_challenge_method');
  if (challenge.length < 43 || challenge.length > 128) {
    throw authError('invalid', 'code challenge has to be between 43 and 128 characters');
  }
  if (!verifierPattern.test(challenge)) {
    throw authError(
      'invalid',
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  return { challenge, method };
}

/** Remembers the challenge until the mail's link is followed. Resolves with the flow's id, which belongs into the link's token. */
export async function startFlow(
  database: Session,
  userId: string,
  authMethod: AuthMethod,
  { challenge, method }: Challenge,
): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into auth.flow_state
        (id, user_id, code_challenge, code_challenge_method, authentication_method, provider_type, expires_at)
      values ($1, $2, $3, $4, $5, 'email', now() + make_interval(secs => $6))`,
    [id, userId, challenge, method, authMethod, oneTimeTokenSeconds],
  );
  return id;
}

/** Makes the code that goes into the redirect after a PKCE link was followed. */
export async function issueAuthCode(keys: Keys, database: Session, flowId: string | null): Promise<string> {
  const code = randomToken();
  const { rowCount } = await database.query(
    `update auth.flow_state
      set auth_code_hash = $2, auth_code_issued_at = now(), updated_at = now(),
        expires_at = now() + make_interval(secs => $3)
      where id = $1 and user_id is not null and expires_at > now()`,
    [flowId, keyedHash(keys, 'auth-code', code), authCodeSeconds],
  );
  if (rowCount === 0) throw authError('flowNotFound');
  return code;
}

interface FlowAnswer {
  userId: string;
  tokens?: ProviderTokens | null;
  /** The provider's claims, if they are linked to the account when the code is exchanged. */
  claims?: ProviderClaims | null;
}

/**
 * Makes the code that goes into the redirect after a provider has answered. What the provider gave for the site's own use
 * waits sealed until the code is exchanged.
 */
export async function issueFlowCode(
  keys: Keys,
  database: Session,
  flowId: string,
  { userId, tokens = null, claims = null }: FlowAnswer,
): Promise<string> {
  const code = randomToken();
  const seal = (token: string | null | undefined) => (token ? sealSecret(keys, flowId, token) : null);
  await database.query(
    `update auth.flow_state
      set user_id = $2, auth_code_hash = $3, auth_code_issued_at = now(), updated_at = now(),
        provider_access_token = $4, provider_refresh_token = $5, expires_at = now() + make_interval(secs => $6),
        claims = $7
      where id = $1`,
    [
      flowId,
      userId,
      keyedHash(keys, 'auth-code', code),
      seal(tokens?.accessToken),
      seal(tokens?.refreshToken),
      authCodeSeconds,
      claims,
    ],
  );
  return code;
}

interface StoredFlow {
  id: string;
  user_id: string;
  code_challenge: string;
  code_challenge_method: Challenge['method'];
  authentication_method: AuthMethod;
  provider_access_token: string | null;
  provider_refresh_token: string | null;
  provider_type: string;
  claims: ProviderClaims | null;
  expired: boolean;
}

interface UsedCode {
  userId: string;
  method: AuthMethod;
  provider: ProviderTokens | undefined;
  /** What is to be linked to the account. */
  linking: { provider: string; claims: ProviderClaims } | null;
}

/** Uses up a code. Returns whose it is. Throws when it is unknown or expired, or the verifier is not the challenge's. */
export async function consumeAuthCode(
  keys: Keys,
  database: Session,
  code: string,
  verifier: string,
): Promise<UsedCode> {
  const { rows } = await database.query<StoredFlow>(
    `select id, user_id, code_challenge, code_challenge_method, authentication_method,
        provider_access_token, provider_refresh_token, provider_type, claims, expires_at <= now() as expired
      from auth.flow_state where auth_code_hash = $1 and user_id is not null and code_challenge is not null
      for update`,
    [keyedHash(keys, 'auth-code', code)],
  );
  const flow = rows[0];
  if (!flow) throw authError('flowNotFound');
  if (flow.expired) throw authError('flowExpired');
  const proof =
    flow.code_challenge_method === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier;
  if (!isSameSecret(proof, flow.code_challenge)) throw authError('badCodeVerifier');
  await database.query('delete from auth.flow_state where id = $1', [flow.id]);
  const open = (token: string | null) => (token ? openSecret(keys, flow.id, token) : null);
  const accessToken = open(flow.provider_access_token);
  const provider = accessToken ? { accessToken, refreshToken: open(flow.provider_refresh_token) } : undefined;
  const linking = flow.claims && { provider: flow.provider_type, claims: flow.claims };
  return { userId: flow.user_id, method: flow.authentication_method, provider, linking };
}

import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Context } from 'hono';
import { decodeJwt } from 'jose';
import type { Session as DatabaseSession } from '../database/database.ts';
import { clientAddress, clientNetwork } from '../http/client-address.ts';
import { issuerOf, signAccessToken } from '../keys/access-token.ts';
import type { Services } from '../services.ts';
import { hashNetwork, noteNetwork } from './known-networks.ts';
import { presentUser } from './present-user.ts';
import { insertFirstToken } from './refresh-tokens.ts';
import { findUser, type User } from './users.ts';

/** How a session was proved, as Supabase names it in the `amr` claim. */
export type AuthMethod =
  | 'password'
  | 'otp'
  | 'email/signup'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | 'email_change'
  | 'oauth'
  | 'sso/saml'
  | 'web3'
  | 'passkey'
  | 'anonymous';

/** Ways to sign in that prove nothing of the account's address. */
const besideEmail: ReadonlySet<AuthMethod> = new Set(['oauth', 'sso/saml', 'web3', 'passkey']);

/** What is noted of the device that opened or refreshed a session. */
export interface Device {
  address: string | null;
  userAgent: string | null;
  /** Keyed hash of the network address. */
  network: string;
}

export function deviceOf(services: Services, context: Context): Device {
  const address = clientAddress(context, services.config.trustedProxies);
  return {
    address: isIP(address) ? address : null,
    userAgent: context.req.header('user-agent')?.slice(0, 500) ?? null,
    network: hashNetwork(services.keys, clientNetwork(context, services.config.trustedProxies)),
  };
}

/** What the tokens of a session are made from. */
export interface OpenSession {
  id: string;
  aal: string;
  amr: { method: string; timestamp: number }[];
  refreshToken: string;
  user: User;
  /** What the provider has given for the site's own use, on the sign-in that went through it. */
  provider?: ProviderTokens | undefined;
}

/** Tokens of an identity provider. Clients get them once; they are not kept. */
export interface ProviderTokens {
  accessToken: string;
  refreshToken: string | null;
}

/** Signs an account in: a new session with the first refresh token of its family. */
export async function openSession(
  services: Services,
  database: DatabaseSession,
  userId: string,
  method: AuthMethod,
  device: Device,
): Promise<OpenSession> {
  const id = randomUUID();
  // A passkey is a device and what unlocks it.
  const aal = method === 'passkey' ? 'aal2' : 'aal1';
  // Sent in this order without waiting for answers in between: until the last the embedded database serves nobody else,
  // and each answer would have to wait for a processor that others' passwords are being hashed on.
  const [, , refreshToken, , , , user] = await Promise.all([
    database.query(
      'insert into auth.sessions (id, user_id, user_agent, ip, aal) values ($1, $2, $3, $4, $5)',
      [id, userId, device.userAgent, device.address, aal],
    ),
    database.query('insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)', [
      id,
      method,
    ]),
    insertFirstToken(services, database, { sessionId: id, userId }),
    database.query('update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1', [
      userId,
    ]),
    // A provider's identity was noted when it answered.
    database.query(
      `update auth.identities set last_sign_in_at = now(), updated_at = now()
        where user_id = $1 and provider = 'email' and $2`,
      [userId, !besideEmail.has(method)],
    ),
    noteNetwork(database, userId, device.network, { isFull: aal === 'aal2' }),
    findUser(database, userId),
  ]);
  if (!user) throw new Error('The account of a new session is not there.');
  const amr = [{ method, timestamp: Math.floor(Date.now() / 1000) }];
  return { id, aal, amr, refreshToken, user };
}

interface SessionTokens {
  access_token: string;
  token_type: 'bearer';
  /** Seconds. */
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  refresh_token: string;
}

/** The tokens of a session, as clients keep them. */
async function issueTokens(services: Services, session: OpenSession): Promise<SessionTokens> {
  const { config, keys } = services;
  const { user } = session;
  const claims = {
    sub: user.id,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  };
  const token = await signAccessToken(keys, issuerOf(config.siteUrl), claims, config.accessTokenSeconds);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: config.accessTokenSeconds,
    expires_at: decodeJwt(token).exp as number,
    refresh_token: session.refreshToken,
  };
}

/** The answer to every sign-in and refresh. */
export async function presentSession(
  services: Services,
  session: OpenSession,
): Promise<Record<string, unknown>> {
  return {
    ...(await issueTokens(services, session)),
    ...presentProvider(session),
    user: presentUser(session.user),
  };
}

/** The session as fields of a redirect's fragment. */
export async function fragmentOf(services: Services, session: OpenSession): Promise<Record<string, string>> {
  const tokens = await issueTokens(services, session);
  return {
    ...tokens,
    expires_in: String(tokens.expires_in),
    expires_at: String(tokens.expires_at),
    ...presentProvider(session),
  };
}

function presentProvider({ provider }: OpenSession): Record<string, string> {
  if (!provider) return {};
  const { accessToken, refreshToken } = provider;
  return { provider_token: accessToken, ...(refreshToken ? { provider_refresh_token: refreshToken } : {}) };
}

/** What a session has proved and when, the newest first: the `amr` claim. */
export async function amrOfSession(
  database: DatabaseSession,
  sessionId: string,
): Promise<OpenSession['amr']> {
  const { rows } = await database.query<OpenSession['amr'][number]>(
    `select authentication_method as method, floor(extract(epoch from updated_at))::integer as timestamp
      from auth.mfa_amr_claims where session_id = $1 order by updated_at desc, authentication_method`,
    [sessionId],
  );
  return rows;
}

export type LogoutScope = 'global' | 'local' | 'others';

/** Ends sessions of an account: all, the given one, or all but the given one. Their refresh tokens go with them. */
export async function endSessions(
  database: DatabaseSession,
  userId: string,
  sessionId: string,
  scope: LogoutScope,
): Promise<void> {
  const which = { global: '', local: 'and id = $2', others: 'and id <> $2' }[scope];
  await database.query(
    `delete from auth.sessions where user_id = $1 ${which}`,
    scope === 'global' ? [userId] : [userId, sessionId],
  );
}

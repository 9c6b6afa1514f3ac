import { randomUUID } from 'node:crypto';
import type { Session } from '../../database/database.ts';
import type { Keys } from '../../keys/keys.ts';
import type { Challenge } from '../flow-state.ts';
import { keyedHash, randomToken } from '../secrets.ts';

/** Time a visitor has at the provider. */
export const flowSeconds = 600;

/** State of a visitor who is signing in at a provider. */
export interface ProviderFlow {
  id: string;
  provider: string;
  redirectTo: string;
  flow: 'pkce' | 'implicit';
  /** The account that gets a further way to sign in; null for a sign-in. */
  linkingUserId: string | null;
  nonce: string;
  /** PKCE towards the provider. Empty where the provider has no such thing. */
  verifier: string;
  /** Hash of the value that the browser keeps; null where the flow is not bound to one. */
  browserHash: string | null;
}

export interface NewFlow {
  provider: string;
  method: 'oauth' | 'sso/saml';
  redirectTo: string;
  challenge: Challenge | null;
  linkingUserId: string | null;
  nonce: string;
  verifier: string;
  isBound: boolean;
}

/** The hash under which a flow keeps the value that stays in the browser. */
export function hashBrowser(keys: Keys, browser: string): string {
  return keyedHash(keys, 'flow-browser', browser);
}

/** Notes that somebody leaves for a provider. `state` goes along; `browser` stays in the browser as a cookie. */
export async function startProviderFlow(
  keys: Keys,
  database: Session,
  flow: NewFlow,
): Promise<{ state: string; browser: string }> {
  const state = randomToken();
  const browser = randomToken();
  await database.query(
    `insert into auth.flow_state
        (id, state_hash, browser_hash, nonce, provider_verifier, linking_user_id, code_challenge, code_challenge_method,
          authentication_method, provider_type, redirect_to, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now() + make_interval(secs => $12))`,
    [
      randomUUID(),
      keyedHash(keys, 'flow-state', state),
      flow.isBound ? hashBrowser(keys, browser) : null,
      flow.nonce,
      flow.verifier,
      flow.linkingUserId,
      flow.challenge?.challenge ?? null,
      flow.challenge?.method ?? null,
      flow.method,
      flow.provider,
      flow.redirectTo,
      flowSeconds,
    ],
  );
  return { state, browser };
}

interface StoredFlow {
  id: string;
  provider_type: string;
  redirect_to: string;
  code_challenge: string | null;
  linking_user_id: string | null;
  nonce: string;
  provider_verifier: string;
  browser_hash: string | null;
}

/** Whether a state is that of a flow nobody has come back from yet, be it too old or not. */
export async function isFlowKnown(keys: Keys, database: Session, state: string): Promise<boolean> {
  const { rows } = await database.query('select 1 from auth.flow_state where state_hash = $1', [
    keyedHash(keys, 'flow-state', state),
  ]);
  return rows.length > 0;
}

/** Uses a state up. Null when there is none like it, or it has been used or is too old. */
export async function takeProviderFlow(
  keys: Keys,
  database: Session,
  state: string,
): Promise<ProviderFlow | null> {
  const { rows } = await database.query<StoredFlow>(
    `update auth.flow_state set state_hash = null, updated_at = now()
      where state_hash = $1 and expires_at > now()
      returning id, provider_type, redirect_to, code_challenge, linking_user_id, nonce, provider_verifier, browser_hash`,
    [keyedHash(keys, 'flow-state', state)],
  );
  const row = rows[0];
  if (!row) return null;
  return {
    id: row.id,
    provider: row.provider_type,
    redirectTo: row.redirect_to,
    flow: row.code_challenge === null ? 'implicit' : 'pkce',
    linkingUserId: row.linking_user_id,
    nonce: row.nonce,
    verifier: row.provider_verifier,
    browserHash: row.browser_hash,
  };
}

/** Uses a flow's code up where no verifier belongs to it (`issueFlowCode`). Null when there is none like it, or it is too old. */
export async function takeFlowCode(
  keys: Keys,
  database: Session,
  code: string,
): Promise<{ userId: string; redirectTo: string; browserHash: string } | null> {
  const { rows } = await database.query<{ user_id: string; redirect_to: string; browser_hash: string }>(
    `delete from auth.flow_state
      where auth_code_hash = $1 and code_challenge is null and browser_hash is not null and expires_at > now()
      returning user_id, redirect_to, browser_hash`,
    [keyedHash(keys, 'auth-code', code)],
  );
  const [row] = rows;
  return row ? { userId: row.user_id, redirectTo: row.redirect_to, browserHash: row.browser_hash } : null;
}

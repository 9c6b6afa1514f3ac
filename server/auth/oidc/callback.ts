import type { Context } from 'hono';
import * as client from 'openid-client';
import { DatabaseError, owner, type Session } from '../../database/database.ts';
import { HttpError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { authError } from '../errors.ts';
import { issueFlowCode } from '../flow-state.ts';
import { takeTry } from '../limits.ts';
import { redirectError, withFragment, withQuery } from '../redirects.ts';
import { deviceOf, fragmentOf, openSession } from '../sessions.ts';
import { accountOf, linkToAccount } from './accept.ts';
import { callbackPath, releaseBrowser, requireBrowser } from './bound-browser.ts';
import { type ProviderFlow, takeProviderFlow } from './flow.ts';
import { type ProviderClaims, readClaims, verifyIdToken } from './id-token.ts';
import { openProvider, reasonOf } from './providers.ts';

/**
 * GET /callback: a provider sends its visitor back. Leads on to where the flow began, with the session in the fragment or
 * a code in the query, or with an error in words.
 */
export function callback(services: Services) {
  return async (c: Context) => {
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    const flow = await takeFlow(services, c);
    // Nothing is known of where such a visitor came from.
    if (!flow)
      return c.redirect(redirectError(services.config.siteUrl, authError('badState'), 'implicit'), 303);
    releaseBrowser(c);
    try {
      return c.redirect(await finish(services, c, flow), 303);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return c.redirect(redirectError(flow.redirectTo, error, flow.flow), 303);
    }
  };
}

async function takeFlow(services: Services, c: Context): Promise<ProviderFlow | null> {
  await takeTry(services, c, 'callback');
  const state = c.req.query('state') ?? '';
  if (!state) return null;
  return services.database.transaction(owner, (database) => takeProviderFlow(services.keys, database, state));
}

async function finish(services: Services, c: Context, flow: ProviderFlow): Promise<string> {
  requireBrowser(services, c, flow.browserHash);
  const refusal = c.req.query('error');
  if (refusal) {
    throw refusal === 'access_denied'
      ? authError('providerRefused', 'The sign-in was cancelled at the provider')
      : authError(
          'badCallback',
          `The provider answered: ${/^[\w.-]{1,60}$/.test(refusal) ? refusal : 'an error'}`,
        );
  }
  if (!c.req.query('code')) throw authError('badCallback', 'OAuth callback without a code');
  const { claims, tokens, label } = await askProvider(services, c, flow);
  return settled(services, (database) => arrive(services, c, database, flow, { claims, tokens, label }));
}

interface ProviderAnswer {
  claims: ProviderClaims;
  /** What the site may use at the provider in the person's name. */
  tokens: { accessToken: string; refreshToken: string | null };
  label: string;
}

async function askProvider(services: Services, c: Context, flow: ProviderFlow): Promise<ProviderAnswer> {
  const provider = await openProvider(services, flow.provider);
  const { configuration, settings } = provider;
  const address = new URL(`${services.config.siteUrl}${callbackPath}`);
  address.search = new URL(c.req.url).search;
  try {
    const answer = await client.authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: flow.verifier,
      expectedState: c.req.query('state') ?? '',
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    });
    const payload = await verifyIdToken(provider, answer.id_token ?? '', {
      nonce: flow.nonce,
      audiences: [settings.clientId],
      accessToken: answer.access_token,
    });
    const more =
      payload.email === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(configuration, answer.access_token, String(payload.sub))
        : {};
    return {
      claims: readClaims({ ...more, ...payload }, configuration.serverMetadata().issuer),
      tokens: { accessToken: answer.access_token, refreshToken: answer.refresh_token ?? null },
      label: settings.label,
    };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    services.log.error('provider_sign_in_failed', {
      provider: flow.provider,
      reason: reasonOf(error),
    });
    throw authError('badCallback', `Unable to exchange external code with ${settings.label}`);
  }
}

/** Two first sign-ins of one person at the same moment: the second finds what the first has made. */
export async function settledTwice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '23505') throw error;
    return work();
  }
}

function settled<T>({ database }: Services, work: (session: Session) => Promise<T>): Promise<T> {
  return settledTwice(() => database.transaction(owner, work));
}

async function arrive(
  services: Services,
  c: Context,
  database: Session,
  flow: ProviderFlow,
  { claims, tokens, label }: ProviderAnswer,
): Promise<string> {
  const { linkingUserId: linking } = flow;
  if (linking && flow.flow === 'pkce') {
    // Linked when the code is exchanged: `pkceGrant`.
    const answer = { userId: linking, tokens, claims };
    return withQuery(flow.redirectTo, {
      code: await issueFlowCode(services.keys, database, flow.id, answer),
    });
  }
  const user = linking
    ? await linkToAccount(database, linking, flow.provider, claims)
    : await accountOf(database, { provider: flow.provider, label }, claims, services.config.accounts.signUp);
  if (flow.flow === 'pkce') {
    const code = await issueFlowCode(services.keys, database, flow.id, { userId: user.id, tokens });
    return withQuery(flow.redirectTo, { code });
  }
  await database.query('delete from auth.flow_state where id = $1', [flow.id]);
  const opened = await openSession(services, database, user.id, 'oauth', deviceOf(services, c));
  return withFragment(flow.redirectTo, await fragmentOf(services, { ...opened, provider: tokens }));
}

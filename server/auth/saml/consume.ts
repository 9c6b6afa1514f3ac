import type { Profile } from '@node-saml/node-saml';
import type { Context } from 'hono';
import { owner, type Session } from '../../database/database.ts';
import { HttpError } from '../../http/errors.ts';
import type { SamlProvider } from '../../identity-settings.ts';
import type { Services } from '../../services.ts';
import { readText } from '../body.ts';
import { readProviderEmail } from '../email-address.ts';
import { authError } from '../errors.ts';
import { issueFlowCode } from '../flow-state.ts';
import { takeTry } from '../limits.ts';
import { callbackPath, releaseBrowser, requireBrowser } from '../oidc/bound-browser.ts';
import { settledTwice } from '../oidc/callback.ts';
import { isFlowKnown, type ProviderFlow, takeFlowCode, takeProviderFlow } from '../oidc/flow.ts';
import { redirectError, withFragment, withQuery } from '../redirects.ts';
import { deviceOf, fragmentOf, openSession } from '../sessions.ts';
import { accountOfMember, type OrganisationMember } from './account.ts';
import { findSamlProvider, openSaml } from './service.ts';

/** Answers carry certificates and attributes; signatures make them long. */
const maxBytes = 512 * 1024;

/**
 * POST /sso/saml/acs: the browser brings an organisation's answer. Only answers to a question of ours are taken, once each.
 * Leads on to where the flow began, with the session, a code, or an error in words.
 */
export function consumeAssertion(services: Services) {
  return async (c: Context) => {
    c.header('Cache-Control', 'no-store');
    await takeTry(services, c, 'callback');
    const form = new URLSearchParams(await readText(c.req.raw, maxBytes));
    const state = form.get('RelayState') ?? '';
    const { flow, isKnown } = await services.database.transaction(owner, async (database) => {
      const isKnown = await isFlowKnown(services.keys, database, state);
      return { isKnown, flow: await takeProviderFlow(services.keys, database, state) };
    });
    if (!flow?.provider.startsWith('sso:')) {
      const error = authError(isKnown && !flow ? 'relayExpired' : 'relayNotFound');
      return c.redirect(redirectError(services.config.siteUrl, error, 'implicit'), 303);
    }
    try {
      return c.redirect(await finish(services, flow, form.get('SAMLResponse') ?? ''), 303);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return c.redirect(redirectError(flow.redirectTo, error, flow.flow), 303);
    }
  };
}

async function finish(services: Services, flow: ProviderFlow, answer: string): Promise<string> {
  const { id, provider } = findSamlProvider(services, { id: flow.provider.slice('sso:'.length) });
  const profile = await readAnswer(services, provider, flow, answer);
  const member = readMember(provider, profile);
  return settledTwice(() =>
    services.database.transaction(owner, (database) => arrive(services, database, flow, { id, member })),
  );
}

async function readAnswer(
  services: Services,
  provider: SamlProvider,
  flow: ProviderFlow,
  answer: string,
): Promise<Profile> {
  const saml = await openSaml(services, provider, flow.nonce);
  try {
    const { profile, loggedOut } = await saml.validatePostResponseAsync({ SAMLResponse: answer });
    // The library compares the issuer of logout messages alone.
    if (profile?.issuer === provider.entityId && !loggedOut) return profile;
  } catch (error) {
    // The library's words name what was wrong with the answer, and repeat none of it.
    const reason = error instanceof Error ? error.message.slice(0, 120) : 'unknown';
    services.log.info('saml_response_refused', { provider: flow.provider, reason });
  }
  throw authError('badAssertion');
}

const emailNames = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
];

/** The subject of the response. A provider may vouch only for addresses of its own domains. */
function readMember(provider: SamlProvider, profile: Profile): OrganisationMember {
  const subject = profile.nameID?.trim();
  if (!subject || profile.nameIDFormat?.endsWith(':transient')) throw authError('assertionNoUser');
  const given = [...emailNames.map((name) => profile[name]), subject].find(
    (value): value is string => typeof value === 'string' && /^[^\s@]+@[^\s@]+$/.test(value),
  );
  const email = readProviderEmail(given);
  if (!email) throw authError('assertionNoEmail');
  if (!provider.domains.includes(email.slice(email.indexOf('@') + 1))) throw authError('assertionNoEmail');
  const words = ['name', 'displayName', 'givenName', 'surname'].flatMap((key) => {
    const value = profile[key];
    return typeof value === 'string' && value.length <= 500 ? [[key, value]] : [];
  });
  return { subject, email, words: Object.fromEntries(words) };
}

async function arrive(
  services: Services,
  database: Session,
  flow: ProviderFlow,
  { id, member }: { id: string; member: OrganisationMember },
): Promise<string> {
  const user = await accountOfMember(database, id, member);
  const code = await issueFlowCode(services.keys, database, flow.id, { userId: user.id });
  // A form of another site brings no cookie of ours; the redirect that follows it does.
  const target = flow.flow === 'pkce' ? flow.redirectTo : `${services.config.siteUrl}${arrivalPath}`;
  return withQuery(target, { code });
}

/** Where a browser ends that brought an organisation's answer to a flow without PKCE. */
const arrivalPath = `${callbackPath}/saml`;

/** GET /callback/saml: opens the session, in the browser that began. */
export function finishSingleSignOn(services: Services) {
  return async (c: Context) => {
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    await takeTry(services, c, 'callback');
    const flow = await services.database.transaction(owner, (database) =>
      takeFlowCode(services.keys, database, c.req.query('code') ?? ''),
    );
    if (!flow) {
      return c.redirect(redirectError(services.config.siteUrl, authError('badState'), 'implicit'), 303);
    }
    releaseBrowser(c);
    try {
      requireBrowser(services, c, flow.browserHash);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return c.redirect(redirectError(flow.redirectTo, error, 'implicit'), 303);
    }
    const session = await services.database.transaction(owner, (database) =>
      openSession(services, database, flow.userId, 'sso/saml', deviceOf(services, c)),
    );
    return c.redirect(withFragment(flow.redirectTo, await fragmentOf(services, session)), 303);
  };
}

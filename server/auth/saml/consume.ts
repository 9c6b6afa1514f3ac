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
import { settledTwice } from '../oidc/callback.ts';
import { isFlowKnown, type ProviderFlow, takeProviderFlow } from '../oidc/flow.ts';
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
      return c.redirect(await finish(services, c, flow, form.get('SAMLResponse') ?? ''), 303);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return c.redirect(redirectError(flow.redirectTo, error, flow.flow), 303);
    }
  };
}

async function finish(services: Services, c: Context, flow: ProviderFlow, answer: string): Promise<string> {
  const { id, provider } = findSamlProvider(services, { id: flow.provider.slice('sso:'.length) });
  const profile = await readAnswer(services, provider, flow, answer);
  const member = readMember(provider, profile);
  return settledTwice(() =>
    services.database.transaction(owner, (database) => arrive(services, c, database, flow, { id, member })),
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
    services.log.info('a SAML answer was refused', { provider: flow.provider, reason });
  }
  throw authError('badAssertion');
}

const emailNames = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
];

/** Who the answer is about. A provider speaks for addresses of its own domains alone. */
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
  c: Context,
  database: Session,
  flow: ProviderFlow,
  { id, member }: { id: string; member: OrganisationMember },
): Promise<string> {
  const user = await accountOfMember(database, id, member);
  if (flow.flow === 'pkce') {
    const code = await issueFlowCode(services.keys, database, flow.id, user.id, null);
    return withQuery(flow.redirectTo, { code });
  }
  await database.query('delete from auth.flow_state where id = $1', [flow.id]);
  const session = await openSession(services, database, user.id, 'sso/saml', deviceOf(services, c));
  return withFragment(flow.redirectTo, await fragmentOf(services, session));
}

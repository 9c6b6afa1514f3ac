import type { SAML, SamlConfig } from '@node-saml/node-saml';
import type { SamlProvider } from '../../identity-settings.ts';
import type { Services } from '../../services.ts';
import { authError } from '../errors.ts';

const acsPath = '/auth/v1/sso/saml/acs';
const metadataPath = '/auth/v1/sso/saml/metadata';

/** Milliseconds by which a provider's clock may differ from ours, and after which an answer is too old whatever it says. */
const skewMs = 30_000;
const maxAgeMs = 600_000;

/** The provider of an id or of an address's domain. Throws `saml_provider_disabled` or `sso_provider_not_found`. */
export function findSamlProvider(
  { config }: Services,
  { id, domain }: { id?: string | undefined; domain?: string | undefined },
): { id: string; provider: SamlProvider } {
  const all = Object.entries(config.identity.saml);
  if (all.length === 0) throw authError('samlDisabled');
  const wanted = domain?.toLowerCase();
  const found = all.find(([name, { domains }]) => (id ? name === id : wanted && domains.includes(wanted)));
  if (!found) throw authError('ssoNotFound');
  return { id: found[0], provider: found[1] };
}

/**
 * The library with one provider's settings, for one request of ours: `requestId` is the only one whose answer it takes. What
 * the provider says has to be signed as a whole.
 */
export async function openSaml(
  { config }: Services,
  provider: SamlProvider | null,
  requestId: string,
): Promise<SAML> {
  // Rarely needed, and large.
  const { SAML: Saml, ValidateInResponseTo } = await import('@node-saml/node-saml');
  const entityId = `${config.siteUrl}${metadataPath}`;
  const options: SamlConfig = {
    issuer: entityId,
    audience: entityId,
    callbackUrl: `${config.siteUrl}${acsPath}`,
    // Metadata needs no provider, the library always a certificate.
    idpCert: provider?.certificates ?? 'none',
    entryPoint: provider?.ssoUrl ?? 'https://localhost',
    wantAuthnResponseSigned: true,
    wantAssertionsSigned: false,
    acceptedClockSkewMs: skewMs,
    maxAssertionAgeMs: maxAgeMs,
    disableRequestedAuthnContext: true,
    identifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    // The request is kept with the visitor's flow in the database, where every server finds it, and ends with it.
    cacheProvider: {
      saveAsync: async () => null,
      getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
      removeAsync: async (key) => key,
    },
  };
  return new Saml(options);
}

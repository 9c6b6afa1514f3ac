import { z } from 'zod';
import { isLoopbackName } from './http/loopback.ts';

/** An OpenID Connect issuer that people may sign in with. */
export interface OidcProvider {
  /** As the issuer itself writes it in its tokens. */
  issuer: string;
  clientId: string;
  /** Null for a client that proves itself by PKCE alone. */
  clientSecret: string | null;
  /** How buttons and messages call it. */
  label: string;
  /** Further clients, such as a phone app, whose ID tokens are taken at POST /token. */
  audiences: string[];
}

/** An organisation's SAML identity provider. */
export interface SamlProvider {
  entityId: string;
  /** Where people are sent to sign in. */
  ssoUrl: string;
  /** PEM certificates whose keys sign its answers. */
  certificates: string[];
  /** Domains of the addresses it speaks for, in lower case. */
  domains: string[];
}

export interface IdentitySettings {
  /** By the name clients use: `google`, or `custom:<name>`. */
  oidc: Record<string, OidcProvider>;
  /** By the id clients use. */
  saml: Record<string, SamlProvider>;
  /** Where text messages are handed over; null without such a service. */
  sms: { url: string; secret: string | null } | null;
  /** Chains whose wallets may sign in. */
  web3: Web3Chain[];
}

type Web3Chain = 'ethereum' | 'solana';

/** https, or plain http on this machine, for an issuer that runs beside the server while it is worked on. */
const address = z.url().refine(
  (value) => {
    const { protocol, hostname } = new URL(value);
    return protocol === 'https:' || (protocol === 'http:' && isLoopbackName(hostname));
  },
  { error: 'must be an https:// address' },
);

const json = <T extends z.ZodType>(shape: T, example: string) =>
  z.preprocess(
    (value) => {
      if (typeof value !== 'string') return value ?? {};
      try {
        return JSON.parse(value || '{}');
      } catch {
        return value;
      }
    },
    z.record(z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/), shape, {
      error: `must be JSON such as ${example}`,
    }),
  );

const oidcShape = z.strictObject({
  issuer: address,
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  label: z.string().min(1).max(40).optional(),
  audiences: z.array(z.string().min(1)).optional(),
});

const samlShape = z.strictObject({
  entityId: z.string().min(1),
  ssoUrl: address,
  certificate: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]),
  domains: z.array(z.string().min(3)).min(1),
});

const blankAsMissing = (value: unknown) => (value === '' ? undefined : value);

/** The variables of identity providers and text messages, as part of the process's settings. */
export const identityVariables = {
  /** OAuth client of Google's console; both or neither. */
  GOOGLE_CLIENT_ID: z.preprocess(blankAsMissing, z.string().optional()),
  GOOGLE_CLIENT_SECRET: z.preprocess(blankAsMissing, z.string().optional()),
  /** Other OpenID Connect issuers, asked for under the client's own name for them or as `custom:<name>`. */
  OIDC_PROVIDERS: json(oidcShape, '{"work": {"issuer": "https://id.example.org", "clientId": "plinth"}}'),
  /** SAML identity providers of organisations. */
  SAML_PROVIDERS: json(
    samlShape,
    '{"acme": {"entityId": "…", "ssoUrl": "https://…", "certificate": "-----BEGIN CERTIFICATE-----…", "domains": ["acme.example"]}}',
  ),
  /** Takes text messages: POST {phone, message} as JSON. */
  SMS_URL: z.preprocess(blankAsMissing, address.optional()),
  /** Signs those requests, as standard-webhooks does. */
  SMS_SECRET: z.preprocess(blankAsMissing, z.string().optional()),
  /** Chains whose wallets may sign in, separated by commas. */
  WEB3_CHAINS: z.preprocess(
    (value) =>
      String(value ?? '')
        .split(',')
        .map((chain) => chain.trim())
        .filter(Boolean),
    z.array(z.enum(['ethereum', 'solana'], { error: 'must be ethereum, solana, or both with a comma' })),
  ),
};

type IdentityValues = z.output<z.ZodObject<typeof identityVariables>>;

/** OpenID Connect issuers for which the official client has names of its own. All others are `custom:<name>`. */
const ownNames = new Set(['apple', 'azure', 'google', 'keycloak', 'linkedin_oidc', 'slack_oidc', 'workos']);

/** The identity settings, or a text that names what is missing. */
export function readIdentitySettings(value: IdentityValues): IdentitySettings | string {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, SMS_URL: url, SMS_SECRET } = value;
  if (id && !secret) return 'GOOGLE_CLIENT_SECRET: is needed when GOOGLE_CLIENT_ID is set';
  if (secret && !id) return 'GOOGLE_CLIENT_ID: is needed when GOOGLE_CLIENT_SECRET is set';
  if (SMS_SECRET && !url) return 'SMS_URL: is needed when SMS_SECRET is set';
  const oidc: Record<string, OidcProvider> = {};
  if (id && secret) {
    oidc.google = {
      issuer: 'https://accounts.google.com',
      clientId: id,
      clientSecret: secret,
      label: 'Google',
      audiences: [],
    };
  }
  for (const [name, given] of Object.entries(value.OIDC_PROVIDERS)) {
    oidc[ownNames.has(name) ? name : `custom:${name}`] = {
      issuer: given.issuer,
      clientId: given.clientId,
      clientSecret: given.clientSecret ?? null,
      label: given.label ?? (name === 'google' ? 'Google' : name),
      audiences: given.audiences ?? [],
    };
  }
  const saml = Object.entries(value.SAML_PROVIDERS).map(([name, given]): [string, SamlProvider] => [
    name,
    {
      entityId: given.entityId,
      ssoUrl: given.ssoUrl,
      certificates: [given.certificate].flat(),
      domains: given.domains.map((domain) => domain.toLowerCase()),
    },
  ]);
  const sms = url ? { url, secret: SMS_SECRET ?? null } : null;
  return { oidc, saml: Object.fromEntries(saml), sms, web3: value.WEB3_CHAINS };
}

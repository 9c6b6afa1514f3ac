import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';
import type { OidcProvider } from '../../identity-settings.ts';
import type { Services } from '../../services.ts';
import { authError } from '../errors.ts';

/** An issuer as its own discovery document describes it. */
export interface OpenProvider {
  name: string;
  settings: OidcProvider;
  /** For the requests of openid-client. */
  configuration: client.Configuration;
  /** The keys that sign its ID tokens; fetched when they are needed, and again when an unknown one turns up. */
  keys: JWTVerifyGetKey;
}

/** An issuer's description is asked for again after an hour. */
const freshMs = 3_600_000;
const timeoutSeconds = 10;

const known = new WeakMap<OidcProvider, { openedAt: number; provider: Promise<OpenProvider> }>();

/** The settings of a provider. Throws `validation_failed`, with Supabase's words, for one that is not configured. */
function requireProvider({ config }: Services, name: string): OidcProvider {
  const settings = Object.hasOwn(config.identity.oidc, name) ? config.identity.oidc[name] : undefined;
  if (!settings) throw authError('providerDisabled');
  return settings;
}

/** A configured provider with what its issuer publishes. Throws 500 when the issuer cannot be reached. */
export async function openProvider(services: Services, name: string): Promise<OpenProvider> {
  const settings = requireProvider(services, name);
  let entry = known.get(settings);
  if (!entry || Date.now() - entry.openedAt > freshMs) {
    entry = { openedAt: Date.now(), provider: discover(name, settings) };
    known.set(settings, entry);
  }
  try {
    return await entry.provider;
  } catch (error) {
    known.delete(settings);
    services.log.error('identity_provider_unreachable', { provider: name, reason: reasonOf(error) });
    throw authError('providerFailed', `Unable to reach the external provider ${settings.label}`);
  }
}

async function discover(name: string, settings: OidcProvider): Promise<OpenProvider> {
  const { issuer, clientId, clientSecret } = settings;
  const isPlain = new URL(issuer).protocol === 'http:';
  const configuration = await client.discovery(
    new URL(issuer),
    clientId,
    undefined,
    clientSecret ? client.ClientSecretPost(clientSecret) : client.None(),
    { timeout: timeoutSeconds, execute: isPlain ? [client.allowInsecureRequests] : [] },
  );
  const { jwks_uri: keysAddress } = configuration.serverMetadata();
  if (!keysAddress) throw new Error('no jwks_uri');
  const keys = createRemoteJWKSet(new URL(keysAddress), { timeoutDuration: timeoutSeconds * 1000 });
  return { name, settings, configuration, keys };
}

/** What went wrong, by its code: an error's own words may carry what was sent. */
export function reasonOf(error: unknown): string {
  const { code, error: name } = error as { code?: string; error?: string };
  return name ?? code ?? 'unknown';
}

import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { owner } from '../../database/database.ts';
import type { TestServer } from '../../testing/server.ts';
import { newMember, password } from './journey.ts';

/** The code an app with this secret shows, `steps` half minutes from now. */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** A client that may use recovery codes, as the site's is. */
export function deviceOf(server: TestServer): SupabaseClient {
  return createClient(server.url, server.services.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false, experimental: { recoveryCodes: true } },
  });
}

/** Forgets which code was used last, as if half a minute had gone by. */
export async function forgetUsedCodes(server: TestServer): Promise<void> {
  await server.services.database.run(owner, { text: 'update auth.mfa_factors set last_used_step = null' });
}

/** Signs an account in with its password on another device. */
export async function signInAgain(server: TestServer, email: string): Promise<SupabaseClient> {
  const client = deviceOf(server);
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  return client;
}

/** A member with an authenticator app in force. `client` is signed in with both factors. */
export async function newProtectedMember(server: TestServer) {
  const { email, id } = await newMember(server);
  const client = await signInAgain(server, email);
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (enrolled.error) throw enrolled.error;
  const { id: factorId, totp } = enrolled.data;
  const verified = await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret) });
  expect(verified.error).toBeNull();
  await forgetUsedCodes(server);
  return { email, id, client, factorId, secret: totp.secret };
}

/** The claims of the access token a client has now. */
export async function claimsOf(client: SupabaseClient): Promise<Record<string, unknown>> {
  const { data } = await client.auth.getSession();
  const payload = data.session?.access_token.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { newDevice, newMember } from '../testing/journey.ts';
import { SecurityKey } from '../testing/security-key.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ accounts: { ...readConfig({}).accounts, webauthn: true } });
});
afterAll(() => server.close());

type Member = Awaited<ReturnType<typeof newMember>>;
type Answer = (asked: { challenge: string; origin: string }) => object;

/** A call as the client makes it, without the browser's part of it. */
async function call(member: Member, path: string, body: object) {
  const { data } = await member.client.auth.getSession();
  const response = await fetch(`${server.url}/auth/v1/factors${path}`, {
    method: 'POST',
    headers: {
      apikey: server.services.keys.publishable,
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** Asks for a challenge and answers it. */
async function prove(member: Member, factorId: string, answer: Answer) {
  const asked = await call(member, `/${factorId}/challenge`, {});
  const { challenge } = asked.body.webauthn.credential_options.publicKey;
  const credential = answer({ challenge, origin: server.url });
  const proved = await call(member, `/${factorId}/verify`, {
    challenge_id: asked.body.id,
    webauthn: { type: asked.body.webauthn.type, credential_response: credential },
  });
  return { asked: asked.body, credential, proved };
}

async function newKey() {
  const member = await newMember(server);
  const key = new SecurityKey();
  const enrolled = await member.client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' });
  const id = enrolled.data?.id ?? '';
  const first = await prove(member, id, (asked) => key.register(asked));
  return { member, key, id, first };
}

describe('a key as a second factor', () => {
  test('is made known, lifts the session, and signs at the next one', async () => {
    const { member, key, id, first } = await newKey();
    expect(first.asked.webauthn).toMatchObject({
      type: 'create',
      credential_options: { publicKey: { rp: { id: '127.0.0.1' } } },
    });
    expect(first.proved).toMatchObject({
      status: 200,
      body: { user: { factors: [{ status: 'verified' }] } },
    });
    const { data } = await member.client.auth.getClaims(first.proved.body.access_token);
    expect(data?.claims).toMatchObject({ aal: 'aal2' });
    expect(data?.claims.amr?.[0]).toMatchObject({ method: 'mfa/webauthn' });

    const later = { ...member, ...(await newDevice(server, member.email)) };
    const again = await prove(later, id, (asked) => key.answer(asked));
    expect(again.asked.webauthn).toMatchObject({
      type: 'request',
      credential_options: { publicKey: { allowCredentials: [{ id: key.id.toString('base64url') }] } },
    });
    expect(again.proved.status).toBe(200);
  });

  test('opens nothing for another site, another key, another challenge or a copy', async () => {
    const { member, key, id } = await newKey();
    const later = { ...member, ...(await newDevice(server, member.email)) };
    const other = new SecurityKey();
    const wrong: Answer[] = [
      (asked) => key.answer({ ...asked, origin: 'https://evil.example', host: '127.0.0.1' }),
      (asked) => key.answer({ ...asked, host: 'evil.example' }),
      (asked) => key.answer({ ...asked, challenge: 'another' }),
      (asked) => ({ ...other.answer(asked), id: key.id.toString('base64url') }),
      (asked) => other.answer(asked),
      (asked) => key.register(asked),
      () => ({ id: 'x', response: { clientDataJSON: '%%%' } }),
    ];
    for (const answer of wrong) {
      const { proved } = await prove(later, id, answer);
      expect(proved).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } });
    }
    expect((await prove(later, id, (asked) => key.answer(asked))).proved.status).toBe(200);
    key.count = 0;
    expect((await prove(later, id, (asked) => key.answer(asked))).proved.status).toBe(422);
  });

  test('answers a challenge once', async () => {
    const { member, key, id } = await newKey();
    const later = { ...member, ...(await newDevice(server, member.email)) };
    const { asked, credential, proved } = await prove(later, id, (given) => key.answer(given));
    expect(proved.status).toBe(200);
    const replayed = await call(later, `/${id}/verify`, {
      challenge_id: asked.id,
      webauthn: { credential_response: credential },
    });
    expect(replayed.body.code).toBe('mfa_challenge_expired');
  });

  test('is no factor before it has signed, and none without the setting', async () => {
    const member = await newMember(server);
    const { data } = await member.client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' });
    expect((await member.client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe('aal1');
    expect((await member.client.auth.mfa.unenroll({ factorId: data?.id ?? '' })).error).toBeNull();
    server.services.config.accounts = { ...server.services.config.accounts, webauthn: false };
    const refused = await member.client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' });
    expect(refused.error?.code).toBe('mfa_webauthn_enroll_not_enabled');
  });
});

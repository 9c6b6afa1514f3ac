import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { newDevice, newMember } from '../testing/journey.ts';
import { cborBytes, cborList, cborText, SecurityKey } from '../testing/security-key.ts';

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

/** A member who begins to set up a key. */
async function beginKey() {
  const member = await newMember(server);
  const enrolled = await member.client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' });
  return { member, id: enrolled.data?.id ?? '' };
}

async function newKey(key = new SecurityKey()) {
  const { member, id } = await beginKey();
  const first = await prove(member, id, (asked) => key.register(asked));
  return { member, key, id, first };
}

const refused = { status: 422, body: { code: 'mfa_verification_failed' } };

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
      (asked) => key.answer({ ...asked, crossOrigin: true }),
      (asked) => key.answer({ ...asked, isTouched: false }),
      (asked) => ({ ...other.answer(asked), id: key.id.toString('base64url') }),
      (asked) => ({ ...key.answer(asked), id: other.id.toString('base64url') }),
      (asked) => other.answer(asked),
      (asked) => key.register(asked),
      () => ({ id: 'x', response: { clientDataJSON: '%%%' } }),
    ];
    for (const answer of wrong) {
      const { proved } = await prove(later, id, answer);
      expect(proved).toMatchObject(refused);
    }
    expect((await prove(later, id, (asked) => key.answer(asked))).proved.status).toBe(200);
    // The count of a copy is what the key's was, or less.
    for (const behind of [1, 2]) {
      key.count -= behind;
      expect((await prove(later, id, (asked) => key.answer(asked))).proved).toMatchObject(refused);
    }
  });

  test('is not made known by another site, another challenge or another way', async () => {
    const { member, id } = await beginKey();
    const key = new SecurityKey();
    const wrong: Answer[] = [
      (asked) => key.register({ ...asked, origin: 'https://evil.example', host: '127.0.0.1' }),
      (asked) => key.register({ ...asked, host: 'evil.example' }),
      (asked) => key.register({ ...asked, challenge: 'another' }),
      (asked) => key.register({ ...asked, crossOrigin: true }),
      (asked) => key.register({ ...asked, isTouched: false }),
      (asked) => key.answer(asked),
      (asked) => new SecurityKey('ES384').register(asked),
    ];
    for (const answer of wrong) {
      expect((await prove(member, id, answer)).proved).toMatchObject(refused);
    }
    expect((await prove(member, id, (asked) => key.register(asked))).proved.status).toBe(200);
  });

  test.each(['EdDSA', 'RS256'] as const)('may be of %s', async (algorithm) => {
    const { member, key, id, first } = await newKey(new SecurityKey(algorithm));
    expect(first.proved.status).toBe(200);
    const later = { ...member, ...(await newDevice(server, member.email)) };
    expect((await prove(later, id, (asked) => key.answer(asked))).proved.status).toBe(200);
  });

  test('may never count, and its attestation statement is ignored', async () => {
    const { member, id } = await beginKey();
    const key = new SecurityKey();
    const statement = {
      format: 'packed',
      fields: [
        ...[cborText('sig'), cborBytes(Buffer.from('no signature'))],
        ...[cborText('x5c'), cborList(cborBytes(Buffer.from('no certificate')))],
      ],
    };
    const first = await prove(member, id, (asked) => key.register({ ...asked, statement }));
    expect(first.proved.status).toBe(200);
    const later = { ...member, ...(await newDevice(server, member.email)) };
    for (const _ of ['once', 'again']) {
      key.count = -1;
      expect((await prove(later, id, (asked) => key.answer(asked))).proved.status).toBe(200);
    }
  });

  test('sends no more than an answer needs', async () => {
    const { member, id } = await beginKey();
    const key = new SecurityKey();
    const huge =
      (attestationObject: string): Answer =>
      (asked) => {
        const whole = key.register(asked);
        return { ...whole, response: { ...whole.response, attestationObject } };
      };
    expect((await prove(member, id, huge('a'.repeat(1024 * 1024)))).proved.status).toBe(413);
    expect((await prove(member, id, huge('a'.repeat(20_001)))).proved).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
    expect((await prove(member, id, huge('a'.repeat(20_000)))).proved).toMatchObject(refused);
    expect((await prove(member, id, (asked) => key.register(asked))).proved.status).toBe(200);
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
    const off = await member.client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' });
    expect(off.error?.code).toBe('mfa_webauthn_enroll_not_enabled');
  });
});

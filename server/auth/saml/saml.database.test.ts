import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owner } from '../../database/database.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { Browser, fragmentOf } from '../testing/browser.ts';
import { call, newMember } from '../testing/journey.ts';
import { type Answer, newIdp } from '../testing/saml-idp.ts';

const idp = newIdp();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    identity: { oidc: {}, saml: { acme: idp.settings }, sms: null, web3: [] },
  });
});
afterAll(() => server.close());

const run = (text: string, ...values: unknown[]) => server.services.database.run(owner, { text, values });

/** Keeps the cookies of whoever is asked for and answers, unless a test says otherwise. */
const reader = new Browser();
const atIdp = (url: URL) => url.host === 'idp.acme.example';

/** Where a client's sign-in leads to: the address at the organisation. */
async function ask(
  options: { domain: string } | { providerId: string } = { domain: 'acme.example' },
  browser = reader,
) {
  const { data, error } = await server
    .visitor()
    .auth.signInWithSSO({ ...options, options: { redirectTo: `${server.url}/here` } });
  expect(error).toBeNull();
  return (await browser.walk(data?.url ?? '', atIdp)).href;
}

/** Brings an answer as a browser does: the form of another site without cookies, then on with them. */
async function post(form: URLSearchParams, browser = reader): Promise<URL> {
  const url = `${server.url}/auth/v1/sso/saml/acs`;
  const response = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  const next = response.headers.get('location');
  if (!next) return new URL(`none:${response.status}`);
  return browser.walk(next, (target) => !target.pathname.startsWith('/auth/v1/'));
}

const enter = async (answer: Answer = {}) => post(idp.answer(await ask(), answer).form);

test('an answer opens the account of the organisation’s member, and the same one again', async () => {
  const ids = [];
  for (const email of ['ada@acme.example', 'ada.l@acme.example']) {
    const end = await enter({ nameId: 'ada', email });
    expect(end.pathname).toBe('/here');
    const { data } = await server.visitor().auth.getUser(fragmentOf(end).access_token);
    expect(data.user).toMatchObject({ email, app_metadata: { provider: 'sso:acme' } });
    ids.push(data.user?.id);
  }
  expect(ids[0]).toBe(ids[1]);
});

test('by id, and with PKCE', async () => {
  const client = createClient(server.url, server.services.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false, flowType: 'pkce' },
  });
  const { data } = await client.auth.signInWithSSO({
    providerId: 'acme',
    options: { redirectTo: `${server.url}/here` },
  });
  const away = await reader.walk(data?.url ?? '', atIdp);
  const end = await post(idp.answer(away.href).form);
  const { data: session, error } = await client.auth.exchangeCodeForSession(
    end.searchParams.get('code') ?? '',
  );
  expect(error).toBeNull();
  expect(session.user?.email).toBe('ada@acme.example');
  const claims = await client.auth.getClaims();
  expect(claims.data?.claims.amr).toMatchObject([{ method: 'sso/saml' }]);
});

describe('an answer is refused', () => {
  test.each<[string, Answer]>([
    ['that nobody has signed', { sign: 'nothing' }],
    ['of which only a part is signed', { sign: 'assertion' }],
    ['for another site', { audience: 'https://elsewhere.example' }],
    ['of another provider', { issuer: 'https://evil.example' }],
    ['that has ended', { notOnOrAfter: -120 }],
    ['to another question', { inResponseTo: '_0123' }],
  ])('%s', async (_name, answer) => {
    expect(fragmentOf(await enter(answer))).toMatchObject({
      error: 'access_denied',
      error_code: 'validation_failed',
    });
  });

  test('signed with another key', async () => {
    const { form } = newIdp().answer(await ask());
    expect(fragmentOf(await post(form)).error_code).toBe('validation_failed');
  });

  test('changed after it was signed, or with a second assertion slipped in', async () => {
    const { form } = idp.answer(await ask());
    const xml = Buffer.from(form.get('SAMLResponse') ?? '', 'base64').toString();
    form.set('SAMLResponse', Buffer.from(xml.replaceAll('ada@', 'eve@')).toString('base64'));
    expect(fragmentOf(await post(form)).error_code).toBe('validation_failed');
    const second = idp.answer(await ask());
    const signed = Buffer.from(second.form.get('SAMLResponse') ?? '', 'base64').toString();
    const assertion = /<saml:Assertion[\s\S]+<\/saml:Assertion>/.exec(signed)?.[0] ?? '';
    const wrapped = signed.replace(
      assertion,
      assertion.replaceAll('ada@', 'eve@').replace(/ID="_\w+"/, 'ID="_evil"') + assertion,
    );
    second.form.set('SAMLResponse', Buffer.from(wrapped).toString('base64'));
    expect(fragmentOf(await post(second.form)).error_code).toBe('validation_failed');
  });

  test('a second time', async () => {
    const { form } = idp.answer(await ask());
    expect(fragmentOf(await post(form)).access_token).toBeTruthy();
    expect(fragmentOf(await post(form)).error_code).toBe('saml_relay_state_not_found');
    // Nor with the state of a question of its own.
    const other = idp.answer(await ask());
    form.set('RelayState', other.form.get('RelayState') ?? '');
    expect(fragmentOf(await post(form)).error_code).toBe('validation_failed');
  });

  test('in another browser than the one that began', async () => {
    const stranger = new Browser();
    const { form } = idp.answer(await ask({ domain: 'acme.example' }, stranger));
    const end = fragmentOf(await post(form, new Browser()));
    expect(end).toMatchObject({ error_code: 'bad_oauth_state' });
    expect(end).not.toHaveProperty('access_token');
    const own = idp.answer(await ask({ domain: 'acme.example' }, stranger));
    expect(fragmentOf(await post(own.form, stranger)).access_token).toBeTruthy();
  });

  test('that nobody has asked for, or too late', async () => {
    const { form } = idp.answer(await ask());
    await run(`update auth.flow_state set expires_at = now() - interval '1 second'`);
    expect(fragmentOf(await post(form)).error_code).toBe('saml_relay_state_expired');
    form.delete('RelayState');
    expect(fragmentOf(await post(form)).error_code).toBe('saml_relay_state_not_found');
  });

  test('about an address of a foreign domain, without an address, or about nobody in particular', async () => {
    expect(fragmentOf(await enter({ email: 'ada@example.org' })).error_code).toBe('saml_assertion_no_email');
    expect(fragmentOf(await enter({ email: null })).error_code).toBe('saml_assertion_no_email');
    const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
    expect(fragmentOf(await enter({ nameIdFormat: transient })).error_code).toBe('saml_assertion_no_user_id');
  });
});

test('an organisation opens no account that somebody has made with that address', async () => {
  const { id } = await newMember(server, 'grace@acme.example');
  const end = await enter({ nameId: 'grace', email: 'grace@acme.example' });
  const { data } = await server.visitor().auth.getUser(fragmentOf(end).access_token);
  expect(data.user?.email).toBe('grace@acme.example');
  expect(data.user?.id).not.toBe(id);
});

test('who is managed by the organisation changes neither address nor password here', async () => {
  const { access_token: bearer = '' } = fragmentOf(await enter({ nameId: 'linus' }));
  for (const body of [
    { email: 'own@example.org' },
    { password: 'a sentence of my own' },
    { phone: '+15550100' },
  ]) {
    const answer = await call(server, 'PUT', '/user', { bearer, body });
    expect(answer).toMatchObject({ status: 422, body: { error_code: 'user_sso_managed' } });
  }
  expect((await call(server, 'PUT', '/user', { bearer, body: { data: { theme: 'dark' } } })).status).toBe(
    200,
  );
});

test('metadata names our address', async () => {
  const response = await fetch(`${server.url}/auth/v1/sso/saml/metadata`);
  expect(response.headers.get('content-type')).toBe('application/samlmetadata+xml');
  const xml = await response.text();
  expect(xml).toContain(`entityID="${server.url}/auth/v1/sso/saml/metadata"`);
  expect(xml).toContain(`Location="${server.url}/auth/v1/sso/saml/acs"`);
});

test('organisations that are not known', async () => {
  const visitor = server.visitor().auth;
  expect((await visitor.signInWithSSO({ domain: 'example.org' })).error).toMatchObject({
    status: 404,
    code: 'sso_provider_not_found',
  });
  expect((await visitor.signInWithSSO({ providerId: 'nobody' })).error?.code).toBe('sso_provider_not_found');
  expect((await call(server, 'POST', '/sso', { body: {} })).body.error_code).toBe('validation_failed');
  const url = new URL(await ask()).origin;
  expect(url).toBe('https://idp.acme.example');
  server.services.config.identity.saml = {};
  expect((await visitor.signInWithSSO({ domain: 'acme.example' })).error?.code).toBe(
    'saml_provider_disabled',
  );
  expect((await fetch(`${server.url}/auth/v1/sso/saml/metadata`)).status).toBe(404);
});

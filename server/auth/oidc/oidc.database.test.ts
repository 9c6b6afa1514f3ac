import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owner } from '../../database/database.ts';
import { type Person, startIssuer, type TestIssuer } from '../../testing/issuer.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { Browser, fragmentOf } from '../testing/browser.ts';
import { call, newAddress, newMember, password } from '../testing/journey.ts';

let server: TestServer;
let issuer: TestIssuer;
beforeAll(async () => {
  server = await startTestServer();
  issuer = await startIssuer(`${server.url}/auth/v1/callback`);
  server.services.config.identity = {
    ...server.services.config.identity,
    oidc: { google: issuer.settings, 'custom:office': { ...issuer.settings, label: 'Office' } },
  };
});
afterAll(async () => {
  await issuer.close();
  await server.close();
});

const run = (text: string, ...values: unknown[]) => server.services.database.run(owner, { text, values });
const provider = 'google';
const home = (url: URL) => url.origin === server.url && !url.pathname.startsWith('/auth/v1/');
const isCallback = (url: URL) => url.pathname === '/auth/v1/callback';

function newPerson(person: Partial<Person> = {}): Person & { email: string } {
  const sub = `person-${Math.random().toString(36).slice(2)}`;
  const complete = { sub, email: newAddress('ada'), email_verified: true, name: 'Ada', ...person };
  issuer.people.set(sub, complete);
  return complete as Person & { email: string };
}

function pkceDevice(): SupabaseClient {
  return createClient(server.url, server.services.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false, flowType: 'pkce' },
  });
}

async function addressFor(client: SupabaseClient, sub: string, options: Record<string, unknown> = {}) {
  const { data, error } = await client.auth.signInWithOAuth({
    provider,
    options: { redirectTo: `${server.url}/here`, queryParams: { login_hint: sub }, ...options },
  });
  expect(error).toBeNull();
  return data.url as string;
}

/** Signs somebody in by the implicit flow. Resolves with where the browser ends. */
async function signIn(sub: string, browser = new Browser()): Promise<URL> {
  return browser.walk(await addressFor(server.visitor(), sub), home);
}

describe('sign-in with a provider', () => {
  test('implicit: makes an account and hands the session over in the fragment', async () => {
    const person = newPerson();
    const end = await signIn(person.sub);
    expect(end.pathname).toBe('/here');
    expect(end.search).toBe('');
    const { access_token, refresh_token, ...rest } = fragmentOf(end);
    expect(rest).toMatchObject({ token_type: 'bearer', provider_token: expect.any(String) });
    const client = server.visitor();
    const set = await client.auth.setSession({
      access_token: access_token ?? '',
      refresh_token: refresh_token ?? '',
    });
    expect(set.data.user).toMatchObject({
      email: person.email,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Ada', email_verified: true },
    });
    const claims = await client.auth.getClaims();
    expect(claims.data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] });
    const { data } = await client.auth.getUserIdentities();
    expect(data?.identities).toMatchObject([{ provider: 'google', id: person.sub }]);
  });

  test('PKCE: hands over a code that works once, with the verifier', async () => {
    const person = newPerson();
    const client = pkceDevice();
    const end = await new Browser().walk(await addressFor(client, person.sub), home);
    expect(end.hash).toBe('');
    const code = end.searchParams.get('code') ?? '';
    const stranger = await call(server, 'POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(50) },
    });
    expect(stranger.body.error_code).toBe('bad_code_verifier');
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(person.email);
    expect(data.session?.provider_token).toEqual(expect.any(String));
    const { rows } = await run('select 1 from auth.flow_state where provider_access_token is not null');
    expect(rows).toEqual([]);
  });

  test('the same person comes back to the same account', async () => {
    const person = newPerson();
    const ids = [];
    for (const name of ['Ada', 'Ada Lovelace']) {
      issuer.people.set(person.sub, { ...person, name });
      const { access_token } = fragmentOf(await signIn(person.sub));
      ids.push((await server.visitor().auth.getUser(access_token)).data.user?.id);
    }
    expect(ids[0]).toBe(ids[1]);
    const { rows } = await run(
      `select identity_data ->> 'name' as name from auth.identities where provider_id = $1`,
      person.sub,
    );
    expect(rows).toEqual([{ name: 'Ada Lovelace' }]);
  });

  test('many first sign-ins at once make one account', async () => {
    const person = newPerson();
    const ends = await Promise.all([1, 2, 3].map(() => signIn(person.sub)));
    const ids = await Promise.all(
      ends.map(
        async (end) => (await server.visitor().auth.getUser(fragmentOf(end).access_token)).data.user?.id,
      ),
    );
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeTruthy();
  });

  test('scopes and parameters of the page go along; what protects the flow is ours', async () => {
    const url = await addressFor(server.visitor(), 'nobody', { scopes: 'calendar openid' });
    const response = await new Browser().open(new URL(url));
    const target = new URL(response.headers.get('location') ?? '');
    expect(response.status).toBe(302);
    expect(target.origin).toBe(issuer.url);
    expect(Object.fromEntries(target.searchParams)).toMatchObject({
      scope: 'openid email profile calendar',
      login_hint: 'nobody',
      response_type: 'code',
      client_id: 'plinth',
      redirect_uri: `${server.url}/auth/v1/callback`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  });

  test('a program is told the address', async () => {
    const answer = await call(server, 'GET', '/authorize?provider=google&skip_http_redirect=true');
    expect(answer.status).toBe(200);
    const url = new URL(String(answer.body.url));
    expect(url.href).toBe(`${server.url}/auth/v1/authorize?provider=google`);
    expect((await new Browser().open(url)).headers.get('location')).toMatch(issuer.url);
  });

  test('only to places on the list', async () => {
    const person = newPerson();
    const url = await addressFor(server.visitor(), person.sub, { redirectTo: 'https://evil.example/' });
    const end = await new Browser().walk(url, (next) => home(next) || next.host === 'evil.example');
    expect(end.origin).toBe(server.url);
  });

  test('who cancels comes back with words', async () => {
    const end = await signIn('nobody');
    expect(fragmentOf(end)).toMatchObject({ error: 'access_denied', error_code: 'access_denied' });
  });
});

describe('a callback is refused', () => {
  const codeOf = async (browser: Browser, sub: string) =>
    browser.walk(await addressFor(server.visitor(), sub), isCallback);

  test('with a state nobody has given out, or a used one', async () => {
    const browser = new Browser();
    const url = await codeOf(browser, newPerson().sub);
    const forged = new URL(url);
    forged.searchParams.set('state', 'x'.repeat(43));
    expect(fragmentOf(await browser.walk(forged, home)).error_code).toBe('bad_oauth_state');
    expect(fragmentOf(await browser.walk(url, home)).access_token).toBeTruthy();
    expect(fragmentOf(await browser.walk(url, home)).error_code).toBe('bad_oauth_state');
  });

  test('in another browser than the one that left', async () => {
    const browser = new Browser();
    const url = await codeOf(browser, newPerson().sub);
    expect(fragmentOf(await new Browser().walk(url, home)).error_code).toBe('bad_oauth_state');
    // The try has used the state up.
    expect(fragmentOf(await browser.walk(url, home)).error_code).toBe('bad_oauth_state');
  });

  test('in another browser, when the address was asked for by a program', async () => {
    const { body } = await call(
      server,
      'GET',
      `/authorize?provider=google&login_hint=${newPerson().sub}&skip_http_redirect=true`,
    );
    const url = await new Browser().walk(String(body.url), isCallback);
    const end = await new Browser().walk(url, home);
    expect(fragmentOf(end)).toMatchObject({ error_code: 'bad_oauth_state' });
    expect(fragmentOf(end)).not.toHaveProperty('access_token');
  });

  test('after ten minutes', async () => {
    const browser = new Browser();
    const url = await codeOf(browser, newPerson().sub);
    await run(`update auth.flow_state set expires_at = now() - interval '1 second'`);
    expect(fragmentOf(await browser.walk(url, home)).error_code).toBe('bad_oauth_state');
  });

  test('with a code of another flow: the nonce and the verifier are not its own', async () => {
    const browser = new Browser();
    const foreign = await codeOf(new Browser(), newPerson().sub);
    const url = await codeOf(browser, newPerson().sub);
    url.searchParams.set('code', foreign.searchParams.get('code') ?? '');
    expect(fragmentOf(await browser.walk(url, home)).error_code).toBe('bad_oauth_callback');
  });
});

describe('an address that has an account already', () => {
  test('is joined when the provider vouches for it', async () => {
    const member = await newMember(server);
    const person = newPerson({ email: member.email });
    const { access_token } = fragmentOf(await signIn(person.sub));
    const { data } = await server.visitor().auth.getUser(access_token);
    expect(data.user?.id).toBe(member.id);
    expect(data.user?.app_metadata.providers).toEqual(['email', 'google']);
    // The password goes on working: the mailbox had been proved.
    const again = await server.visitor().auth.signInWithPassword({ email: member.email, password });
    expect(again.error).toBeNull();
  });

  test.each([false, undefined])('is not opened with email_verified %s', async (email_verified) => {
    const member = await newMember(server);
    const person = newPerson({ email: member.email });
    issuer.people.set(person.sub, {
      sub: person.sub,
      email: person.email,
      ...(email_verified === undefined ? {} : { email_verified }),
    });
    expect(fragmentOf(await signIn(person.sub)).error_code).toBe('provider_email_needs_verification');
    expect((await member.client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  test('and was never confirmed, loses the password somebody has given it', async () => {
    const person = newPerson();
    const early = await server.visitor().auth.signUp({
      email: person.email,
      password,
      options: { data: { note: 'mine' } },
    });
    expect(early.error).toBeNull();
    const { access_token } = fragmentOf(await signIn(person.sub));
    const { data } = await server.visitor().auth.getUser(access_token);
    expect(data.user?.user_metadata).not.toHaveProperty('note');
    expect(data.user?.identities?.map((identity) => identity.provider)).toEqual(['google']);
    const thief = await server.visitor().auth.signInWithPassword({ email: person.email, password });
    expect(thief.error?.code).toBe('invalid_credentials');
  });

  test('and is suspended, stays so', async () => {
    const member = await newMember(server);
    await run(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, member.id);
    const person = newPerson({ email: member.email });
    expect(fragmentOf(await signIn(person.sub)).error_code).toBe('user_banned');
  });

  test('an address with a letter that only looks like the account’s opens nothing', async () => {
    const member = await newMember(server, newAddress('kim'));
    const person = newPerson({ email: member.email.replace('kim', '\u212Aim') });
    const { error_description: words, access_token } = fragmentOf(await signIn(person.sub));
    expect(access_token).toBeUndefined();
    expect(words).toMatch(/email/);
    expect((await member.client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  test('a person without an address is told', async () => {
    issuer.people.set('silent', { sub: 'silent' });
    expect(fragmentOf(await signIn('silent')).error_description).toMatch(/email/);
  });
});

describe('linking', () => {
  const options = (sub: string) => ({
    provider: 'google' as const,
    options: { redirectTo: `${server.url}/profile`, queryParams: { login_hint: sub } },
  });

  /** A member's client in a browser of their own. */
  const within = async (
    browser: Browser,
    client: SupabaseClient,
    flowType: 'implicit' | 'pkce' = 'implicit',
  ) => {
    const device = createClient(server.url, server.services.keys.publishable, {
      auth: { persistSession: false, autoRefreshToken: false, flowType },
      global: { fetch: browser.fetch },
    });
    const { session } = (await client.auth.getSession()).data;
    await device.auth.setSession(session as NonNullable<typeof session>);
    return device;
  };

  const link = async (client: SupabaseClient, sub: string) => {
    const browser = new Browser();
    const { data, error } = await (await within(browser, client)).auth.linkIdentity(options(sub));
    expect(error).toBeNull();
    return browser.walk(data.url as string, home);
  };

  test('whom a member leads to the provider does not become a way into the member’s account', async () => {
    const { client } = await newMember(server);
    const visitor = newPerson();
    const { data } = await (await within(new Browser(), client)).auth.linkIdentity(options(visitor.sub));
    const end = await new Browser().walk(data.url as string, home);
    expect(fragmentOf(end)).toMatchObject({ error_code: 'bad_oauth_state' });
    expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  test('with PKCE: from another origin, when the browser that began gives the code', async () => {
    const { client, id } = await newMember(server);
    const person = newPerson();
    // Without cookies, as on another origin.
    const device = pkceDevice();
    const { session } = (await client.auth.getSession()).data;
    await device.auth.setSession(session as NonNullable<typeof session>);
    const { data } = await device.auth.linkIdentity(options(person.sub));
    const code = (await new Browser().walk(data.url as string, home)).searchParams.get('code') ?? '';
    const before = await client.auth.getUserIdentities();
    expect(before.data?.identities).toHaveLength(1);
    const exchanged = await device.auth.exchangeCodeForSession(code);
    expect(exchanged.error).toBeNull();
    expect(exchanged.data.user?.id).toBe(id);
    expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(2);
    const again = await device.auth.linkIdentity(options(person.sub));
    const second = (await new Browser().walk(again.data.url as string, home)).searchParams.get('code') ?? '';
    expect((await device.auth.exchangeCodeForSession(second)).error?.code).toBe('identity_already_exists');
  });

  test('adds a way to sign in, which is listed and taken off again', async () => {
    const { client, id } = await newMember(server);
    const person = newPerson({ email_verified: false });
    const end = await link(client, person.sub);
    expect(end.pathname).toBe('/profile');
    const { access_token } = fragmentOf(end);
    expect((await server.visitor().auth.getUser(access_token)).data.user?.id).toBe(id);
    const listed = (await client.auth.getUserIdentities()).data?.identities ?? [];
    expect(listed.map((identity) => identity.provider)).toEqual(['email', 'google']);
    const again = fragmentOf(await signIn(person.sub));
    expect((await server.visitor().auth.getUser(again.access_token)).data.user?.id).toBe(id);
    const google = listed.find((identity) => identity.provider === 'google');
    if (!google) throw new Error('not linked');
    expect((await client.auth.unlinkIdentity(google)).error).toBeNull();
    expect(fragmentOf(await signIn(person.sub)).error_code).toBe('provider_email_needs_verification');
  });

  test('without the e-mail identity the password opens nothing', async () => {
    const { client, email } = await newMember(server);
    await link(client, newPerson().sub);
    const listed = (await client.auth.getUserIdentities()).data?.identities ?? [];
    const own = listed.find((identity) => identity.provider === 'email');
    if (!own) throw new Error('no e-mail identity');
    expect((await client.auth.unlinkIdentity(own)).error).toBeNull();
    expect((await server.visitor().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
  });

  test('an identity belongs to one account', async () => {
    const person = newPerson();
    const { client } = await newMember(server);
    await link(client, person.sub);
    expect(fragmentOf(await link(client, person.sub))).toMatchObject({
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked',
    });
    const other = await newMember(server);
    expect(fragmentOf(await link(other.client, person.sub)).error_description).toBe(
      'Identity is already linked to another user',
    );
  });

  test('needs a session', async () => {
    const answer = await call(server, 'GET', '/user/identities/authorize?provider=google');
    expect(answer.body.error_code).toBe('no_authorization');
  });
});

describe('settings', () => {
  test('name what is configured', async () => {
    const { body } = await call(server, 'GET', '/settings');
    expect(body.external).toMatchObject({ google: true, 'custom:office': true, github: false });
  });

  test('an issuer that does not answer is said so', async () => {
    const { oidc } = server.services.config.identity;
    oidc['custom:gone'] = { ...issuer.settings, issuer: 'http://127.0.0.1:9' };
    const answer = await call(server, 'GET', '/authorize?provider=custom:gone&skip_http_redirect=true');
    expect(answer).toMatchObject({ status: 500, body: { error_code: 'unexpected_failure' } });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { allowedRedirect } from './redirects.ts';
import { follow, linkIn, mailTo, newAddress, password } from './testing/journey.ts';

const config = {
  ...readConfig({ SITE_URL: 'https://plinth.example', HOST: '0.0.0.0' }),
  redirectUrls: [
    'https://*.preview.example/**',
    'https://app.example',
    'plinth://callback',
    'https://shop.example/a?b=*',
  ],
};

describe('allowed', () => {
  test.each([
    'https://plinth.example/',
    'https://plinth.example/auth/reset?a=b#c',
    'https://one.preview.example/',
    'https://one.preview.example/deep/er.html',
    'https://app.example/',
    'plinth://callback',
    'https://shop.example/a?b=c',
  ])('%s', (url) => {
    expect(allowedRedirect(config, url)).toBe(url);
  });
});

describe('leads to the site instead', () => {
  test.each([
    null,
    '',
    'nonsense',
    '/auth',
    '//evil.example',
    'http://plinth.example/',
    'https://plinth.example:8443/',
    'https://plinth.example.evil.example/',
    'https://plinth.example@evil.example/',
    'https://user:secret@plinth.example/',
    'https://evil.example/#https://plinth.example/',
    'https://evil.example/?u=https://one.preview.example/',
    'https://evil.example/x.preview.example/',
    'https://a.b.preview.example/',
    'https://app.example/other',
    'https://appxexample/',
    'plinth://callback/evil',
    'javascript:alert(1)//plinth://callback',
    'data:text/html,https://plinth.example',
    'https://shop.example/a?b=c/d',
    'http://localhost:3000/',
  ])('%s', (url) => {
    expect(allowedRedirect(config, url)).toBe('https://plinth.example');
  });
});

test('a wildcard pattern cannot make a script run', () => {
  const open = { ...config, redirectUrls: ['**'] };
  expect(allowedRedirect(open, 'javascript:alert(1)')).toBe(config.siteUrl);
  expect(allowedRedirect(open, 'https://anywhere.example/')).toBe('https://anywhere.example/');
});

test('a site on this machine is also reached under its other loopback names, on its own port', () => {
  const local = readConfig({ PORT: '4000' });
  expect(allowedRedirect(local, 'http://127.0.0.1:4000/auth')).toBe('http://127.0.0.1:4000/auth');
  expect(allowedRedirect(local, 'http://[::1]:4000/')).toBe('http://[::1]:4000/');
  expect(allowedRedirect(local, 'http://127.0.0.1:4001/')).toBe('http://localhost:4000');
  expect(allowedRedirect({ ...local, host: '0.0.0.0' }, 'http://127.0.0.1:4000/')).toBe(
    'http://localhost:4000',
  );
});

describe('on the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('neither the sign-up nor a changed link sends a session elsewhere', async () => {
    const email = newAddress();
    await server
      .visitor()
      .auth.signUp({ email, password, options: { emailRedirectTo: 'https://evil.example/' } });
    const link = linkIn(await mailTo(server, email));
    expect(link.searchParams.get('redirect_to')).toBe(server.url);
    link.searchParams.set('redirect_to', 'https://evil.example/');
    expect((await follow(link)).page).toBe(`${server.url}/`);
  });

  test('a provider that is not set up sends a person back with words, and tells a program', async () => {
    const url = `${server.url}/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(`${server.url}/auth`)}`;
    const person = await follow(url, { headers: { accept: 'text/html,*/*' } });
    expect(person).toMatchObject({
      status: 303,
      page: `${server.url}/auth`,
      fragment: {
        error_code: 'validation_failed',
        error_description: 'Sign-in with Google is not set up on this site.',
      },
    });
    const elsewhere = await follow(
      `${server.url}/auth/v1/authorize?provider=google&redirect_to=https://evil.example`,
      {
        headers: { accept: 'text/html' },
      },
    );
    expect(elsewhere.page).toBe(`${server.url}/`);
    const program = await fetch(`${url}&skip_http_redirect=true`, { headers: { accept: 'text/html' } });
    expect([program.status, await program.json()]).toEqual([
      400,
      { code: 400, error_code: 'validation_failed', msg: 'Unsupported provider: provider is not enabled' },
    ]);
  });
});

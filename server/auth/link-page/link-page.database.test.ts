import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owner } from '../../database/database.ts';
import type { Mail } from '../../mail/mailer.ts';
import { pressLink, unescapeHtml } from '../../testing/press-link.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { codeIn, follow, linkIn, mailTo, newAddress, newMember, password } from '../testing/journey.ts';

const elsewhere = 'https://app.example';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ redirectUrls: [`${elsewhere}/**`, 'plinth://callback'] });
});
afterAll(() => server.close());

/** The mail that asks for each kind of proof, and what has come of it. */
const kinds = {
  signup: async (redirectTo?: string) => {
    const email = newAddress();
    await server
      .visitor()
      .auth.signUp({ email, password, options: redirectTo ? { emailRedirectTo: redirectTo } : {} });
    return { email, mail: await mailTo(server, email) };
  },
  invite: async () => {
    const email = newAddress();
    await server.operator().auth.admin.inviteUserByEmail(email);
    return { email, mail: await mailTo(server, email) };
  },
  magiclink: async (redirectTo?: string) => {
    const { email } = await newMember(server);
    await server
      .visitor()
      .auth.signInWithOtp({ email, options: redirectTo ? { emailRedirectTo: redirectTo } : {} });
    return { email, mail: await mailTo(server, email, { after: 1 }) };
  },
  recovery: async (redirectTo?: string) => {
    const { email } = await newMember(server);
    await server.visitor().auth.resetPasswordForEmail(email, redirectTo ? { redirectTo } : {});
    return { email, mail: await mailTo(server, email, { after: 1 }) };
  },
  'email_change, the mailbox in use': async () => {
    const { email, client } = await newMember(server);
    await client.auth.updateUser({ email: newAddress('moved') });
    return { email, mail: await mailTo(server, email, { after: 1 }) };
  },
  'email_change, the new mailbox': async () => {
    const { client } = await newMember(server);
    const email = newAddress('moved');
    await client.auth.updateUser({ email });
    return { email, mail: await mailTo(server, email) };
  },
};
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

const open = async (link: URL | string, headers: Record<string, string> = {}) => {
  const response = await fetch(link, { redirect: 'manual', headers });
  return { response, text: await response.text() };
};

const buttons: Record<Kind, string> = {
  signup: 'Confirm and sign in',
  invite: 'Accept and sign in',
  magiclink: 'Sign in',
  recovery: 'Choose a new password',
  'email_change, the mailbox in use': 'Agree to the change',
  'email_change, the new mailbox': 'Confirm new address',
};

/** What scanners of mails send: some fetch, some open every link in a browser. */
const scanners: Record<string, string>[] = [
  {},
  { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126', accept: 'text/html' },
  { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' },
  { 'sec-purpose': 'prefetch' },
];

describe.each(names)('%s', (kind) => {
  const type = kind.split(',')[0] as string;

  test('a GET uses nothing up, by whomever; the button does what it says, once', async () => {
    const { email, mail } = await kinds[kind]();
    const link = linkIn(mail);
    for (const headers of scanners) {
      const { response, text } = await open(link, headers);
      expect(response.status).toBe(200);
      expect(text).toContain(`<button class="button">${buttons[kind]}</button>`);
      expect(text).toContain(email);
    }
    const proved = await follow(link);
    expect(proved.status).toBe(kind.startsWith('email_change') ? 200 : 303);
    expect(proved.fragment).toMatchObject(
      kind.startsWith('email_change') ? { message: expect.any(String) } : { type, token_type: 'bearer' },
    );
    const again = await follow(link);
    if (type === 'signup' || type === 'invite') expect(again.fragment.message).toMatch(/already confirmed/);
    else expect(again.fragment.error_code).toBe('otp_expired');
  });

  test('the code of the mail stays good when its link has been looked at', async () => {
    const { email, mail } = await kinds[kind]();
    await open(linkIn(mail));
    const { error } = await server.visitor().auth.verifyOtp({
      email,
      token: codeIn(mail),
      type: type as 'signup',
    });
    expect(error).toBeNull();
  });

  test('a link that has expired says what to do next', async () => {
    const { mail } = await kinds[kind]();
    await server.services.database.run(owner, {
      text: `update auth.one_time_tokens set expires_at = now() - interval '1 second'`,
    });
    const { response, text } = await open(linkIn(mail));
    expect(response.status).toBe(403);
    expect(text).toContain('This link does not work any more');
    expect(text).toContain('It has expired');
    expect(text).toMatch(/<a class="button" href="\/(auth|profile)[^"]*">/);
    expect(text).not.toContain('<form');
  });
});

describe('the page', () => {
  const read = async (mail: Mail) => open(linkIn(mail));

  test('needs no script, is kept by nobody and tells nobody its address', async () => {
    const { response, text } = await read((await kinds.recovery()).mail);
    const header = (name: string) => response.headers.get(name);
    expect(header('referrer-policy')).toBe('no-referrer');
    expect(header('cache-control')).toBe('no-store');
    expect(header('x-robots-tag')).toBe('noindex');
    expect(header('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    expect(header('content-security-policy')).not.toMatch(/script-src|unsafe|https?:\/\/(?!127)/);
    expect(text).not.toMatch(/<script|\son\w+=|https?:\/\/(?!127)/);
  });

  test('of a used link says so', async () => {
    const link = linkIn((await kinds.magiclink()).mail);
    await pressLink(link);
    expect((await open(link)).text).toContain('It was used before');
  });

  test('of a link without its end, or with markup in it, holds none of it', async () => {
    const link = linkIn((await kinds.recovery()).mail);
    link.searchParams.set('token', '"><script>alert(1)</script>');
    const { response, text } = await open(link);
    expect(response.status).toBe(403);
    expect(text).not.toContain('<script');
    link.searchParams.delete('token');
    expect((await open(link)).response.status).toBe(400);
  });

  test('names the other site it leads on to, which the button may open', async () => {
    const target = `${elsewhere}/welcome`;
    const link = linkIn((await kinds.signup(target)).mail);
    const { response, text } = await open(link);
    expect(text).toContain('you go on to <strong>app.example</strong>');
    expect(response.headers.get('content-security-policy')).toContain(`form-action 'self' ${elsewhere};`);
    expect((await follow(link)).page).toBe(target);
    // There is told in the address what went wrong, as by Supabase Auth.
    const again = await follow(
      linkIn((await kinds.magiclink(target)).mail).href.replace(/token=.{5}/, 'token='),
    );
    expect(again).toMatchObject({ status: 303, page: target, fragment: { error_code: 'otp_expired' } });
  });

  test('leads on to an app', async () => {
    const link = linkIn((await kinds.magiclink('plinth://callback')).mail);
    const { response } = await open(link);
    expect(response.headers.get('content-security-policy')).toContain(`form-action 'self' plinth:;`);
    expect((await pressLink(link)).headers.get('location')).toMatch(/^plinth:\/\/callback#access_token=/);
  });

  test('is not pressed by a page of another site', async () => {
    const link = linkIn((await kinds.magiclink()).mail);
    const fields = Object.fromEntries(link.searchParams);
    const press = (site: string) =>
      fetch(`${server.url}/auth/v1/verify/link`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': site },
        body: new URLSearchParams(fields as Record<string, string>),
      });
    for (const site of ['cross-site', 'same-site', 'none']) {
      const { status, headers } = await press(site);
      expect(status).toBe(303);
      expect(headers.get('location')).toMatch(/^\/auth\/v1\/verify\?token=/);
    }
    const own = await press('same-origin');
    expect(own.headers.get('location')).toContain('#access_token=');
  });

  test('of a half confirmed move says what comes next', async () => {
    const { mail } = await kinds['email_change, the new mailbox']();
    const text = await (await pressLink(linkIn(mail))).text();
    expect(unescapeHtml(text)).toContain('Now open the link in the mail to the other address.');
  });
});

test('two buttons pressed at once open one session', async () => {
  const link = linkIn((await kinds.magiclink()).mail);
  const answers = await Promise.all([pressLink(link), pressLink(link), pressLink(link)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 403, 403]);
});

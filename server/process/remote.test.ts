import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { gitClientEnvironment } from '../testing/git-client.ts';
import { pressLink } from '../testing/press-link.ts';
import { type ServerProcess, startServerProcess } from '../testing/process.ts';
import { type RemotePair, startRemotePair } from '../testing/remote.ts';
import { largeZip, sha256 } from '../testing/storage.ts';

/** Longer than anything here takes, on a busy machine too. */
const patience = { timeout: 30_000 };
const account = { email: 'ann@example.org', password: 'a long enough password' };

let folder: string;
let pair: RemotePair;
/** A visitor of the site, whose client knows what the site tells every browser. */
let ann: SupabaseClient;
let owner: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-remote-'));
  pair = await startRemotePair(folder);
  const { url, publishableKey } = await publicConfigOf(pair.site);
  ann = createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
});
afterAll(async () => {
  await pair?.close();
  await rm(folder, { recursive: true, force: true });
});

async function publicConfigOf({ url }: ServerProcess): Promise<{ url: string; publishableKey: string }> {
  return (await (await fetch(`${url}/.well-known/plinth.json`)).json()) as {
    url: string;
    publishableKey: string;
  };
}

/** A page and the text of its `main`; the rest would hide the reason of a failure. */
async function page(address: string, server = pair.site): Promise<{ status: number; main: string }> {
  const response = await fetch(`${server.url}${address}`);
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await response.text()) ?? [];
  return { status: response.status, main };
}

/** A client with the operator's key, at the backend itself. */
function atBackend(): SupabaseClient {
  return createClient(pair.backend.url, pair.secretKey, { auth: { persistSession: false } });
}

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: functions answer in many shapes
  body: any;
}

async function call(name: string, fields?: object, server = pair.site): Promise<Answer> {
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: fields ? 'POST' : 'GET',
    headers: { apikey: pair.publishableKey },
    ...(fields ? { body: JSON.stringify(fields) } : {}),
  });
  return { status: response.status, body: await response.json() };
}

/** Sends a form as a person does: a moment after it was given out. */
async function send(name: string, fields: object, form = name): Promise<Answer> {
  const { ticket } = (await call(form)).body;
  let answer: Answer | null = null;
  await expect
    .poll(async () => {
      answer = await call(name, { ticket, ...fields });
      return answer.body.code;
    }, patience)
    .not.toBe('too_fast');
  return answer as unknown as Answer;
}

it('mounts no backend of its own, opens no database, and says where the other one is', async () => {
  for (const address of [
    '/auth/v1/health',
    '/auth/v1/settings',
    '/rest/v1/projects',
    '/storage/v1/bucket',
    '/realtime/v1/api/broadcast',
  ]) {
    expect([address, (await page(address)).status]).toEqual([address, 404]);
  }
  const socket = new WebSocket(`${pair.site.url.replace('http', 'ws')}/realtime/v1/websocket`);
  const ended = await new Promise((resolve) => {
    socket.once('open', () => resolve('open'));
    socket.once('error', () => resolve('refused'));
  });
  expect(ended).toBe('refused');
  const text = await (await fetch(`${pair.site.url}/.well-known/plinth.json`)).text();
  expect(JSON.parse(text)).toMatchObject({ url: pair.backend.url, publishableKey: pair.publishableKey });
  expect(text).not.toContain(pair.secretKey);
  expect(await readdir(pair.site.dataDirectory)).not.toContain('database');
  const ready = await fetch(`${pair.site.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', parts: { supabase: 'ok' } }]);
});

it('signs up and in: the link in the mail leads to the site, the account is the backend’s', async () => {
  const back = `${pair.site.url}/auth`;
  expect((await ann.auth.signUp({ ...account, options: { emailRedirectTo: back } })).error).toBeNull();
  const [mail] = await pair.backend.mails();
  const link = mail?.links.find((address) => address.includes('/auth/v1/verify'));
  const followed = await pressLink(link ?? '');
  expect(followed.headers.get('location')).toMatch(new RegExp(`^${back}[?#]`));
  const { data, error } = await ann.auth.signInWithPassword(account);
  expect(error).toBeNull();
  owner = data.user?.id ?? '';
  const { data: users } = await atBackend().auth.admin.listUsers();
  expect(users.users.map(({ email }) => email)).toContain(account.email);
});

it('shows what the backend has, and lets browsers reach it', async () => {
  const { data } = await atBackend().from('projects').select('title').eq('status', 'published');
  const title = data?.[0]?.title;
  const response = await fetch(`${pair.site.url}/community`);
  const html = await response.text();
  expect(html).toContain(title);
  expect(html).toContain(`${pair.backend.url}/storage/v1/object/public/`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(
    `connect-src 'self' ${pair.backend.url} ${pair.backend.url.replace('http', 'ws')}`,
  );
  expect(policy).toContain(`img-src 'self' data: blob: ${pair.backend.url}`);
});

it('takes a project as its page sends it, and tells other visitors', async () => {
  const heard: unknown[] = [];
  const channel = ann
    .channel('community')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'projects' }, ({ new: row }) =>
      heard.push(row.title),
    );
  await new Promise<void>((resolve, reject) =>
    channel.subscribe((status, error) => (status === 'SUBSCRIBED' ? resolve() : error && reject(error))),
  );
  const zip = largeZip(300_000);
  const files = ann.storage.from('project-files');
  const name = `${owner}/1-remote.zip`;
  expect((await files.upload(name, zip, { contentType: 'application/zip' })).error).toBeNull();
  const { publicUrl } = files.getPublicUrl(name).data;
  const { data, error } = await ann
    .from('projects')
    .insert({
      title: 'Kept far away',
      description: 'A site',
      zip_file_url: publicUrl,
      status: 'published',
      slug: '',
      user_id: owner,
    })
    .select()
    .single();
  expect(error).toBeNull();
  await expect.poll(() => heard, patience).toEqual(['Kept far away']);
  await ann.removeAllChannels();
  expect(publicUrl).toContain(pair.backend.url);
  expect(sha256(await (await fetch(publicUrl)).bytes())).toBe(sha256(zip));
  expect((await page(`/community/${data.slug}`)).main).toContain('Kept far away');
  expect((await page(`/project/${data.slug}/content`)).main).toContain('Kept far away');
  const sitemap = await fetch(`${pair.site.url}/sitemap.xml`);
  expect(await sitemap.text()).toContain(data.slug);
});

describe('its own functions', () => {
  it('take messages, suggestions, votes, testimonials and reports to the backend', async () => {
    const name = 'Ada Lovelace';
    const email = 'ada@example.org';
    const message = { user_name: name, user_email: email, subject: 'Far away', message: 'Does it arrive?' };
    expect((await send('contact', message)).status).toBe(200);
    const kept = () => atBackend().from('contact_messages').select('subject, delivered_at');
    await expect
      .poll(async () => (await kept()).data?.[0]?.delivered_at, patience)
      .toEqual(expect.any(String));
    expect((await pair.site.mails())[0]?.text).toContain('Does it arrive?');

    const wish = { name, email, suggestion: 'A page for a choir far away' };
    expect((await send('suggestions', wish)).status).toBe(200);
    expect((await page('/make-my-site')).main).toContain(wish.suggestion);
    const { data: rows } = await atBackend()
      .from('suggestions')
      .select('id')
      .eq('suggestion', wish.suggestion);
    const id = rows?.[0]?.id;
    const { ticket } = (await call('suggestions')).body;
    const voted = await fetch(`${pair.site.url}/functions/v1/suggestions/${id}/vote`, {
      method: 'PUT',
      headers: { apikey: pair.publishableKey },
      body: JSON.stringify({ ticket }),
    });
    expect([voted.status, await voted.json()]).toEqual([200, { voted: true, votes: 1 }]);

    const review = { name, rating: 4, review: 'It is far away, and it works.' };
    expect((await send('testimonials', review)).status).toBe(200);
    expect((await page('/testimonials')).main).toContain(review.review);
    const report = { subject_type: 'suggestion', subject_id: id, reason: 'spam', details: '' };
    expect((await send('reports', report)).status).toBe(200);
    expect((await atBackend().from('reports').select('reason')).data).toEqual([{ reason: 'spam' }]);
  });

  it('sell a product: the order is the backend’s, the mail and the zip are the site’s', async () => {
    const key = randomUUID();
    const buyer = {
      slug: 'portfolio-website',
      email: 'bea@example.org',
      full_name: 'Bea',
      idempotency_key: key,
    };
    const bought = await call('checkout', buyer);
    expect(bought).toMatchObject({ status: 200, body: { state: 'paid' } });
    const { data } = await atBackend().from('orders').select('email, state');
    expect(data).toEqual([{ email: 'bea@example.org', state: 'paid' }]);
    const shown = await page(bought.body.location);
    expect(shown.status).toBe(200);
    const isDownload = (address: string) => address.startsWith(`${pair.site.url}/functions/v1/downloads/`);
    let link: string | undefined;
    await expect
      .poll(async () => {
        const mails = await pair.site.mails();
        link = mails.flatMap(({ links }) => links).find(isDownload);
        return link;
      }, patience)
      .toBeDefined();
    const files = unzipSync(await (await fetch(link ?? '')).bytes());
    expect(Object.keys(files)).toContain('portfolio-website/YOUR-LICENCE.txt');
  });

  it('serve repositories to git', async () => {
    const { data, error } = await ann.from('git_repositories').insert({ name: 'Far away' }).select().single();
    expect(error).toBeNull();
    const file = { repository_id: data.id, filename: 'index.html', content: '<h1>Far</h1>' };
    expect((await ann.from('git_repository_files').insert(file)).error).toBeNull();
    const address = `${pair.site.url}/git/${data.owner}/${data.slug}.git`;
    const { stdout } = await promisify(execFile)('git', ['ls-remote', address, 'HEAD'], {
      env: gitClientEnvironment(folder),
    });
    expect(stdout).toMatch(/^[0-9a-f]{40}\tHEAD\n$/);
    expect((await page(`/git-store/${data.owner}/${data.slug}`)).main).toContain('index.html');
  });

  it('that need the secret key say that they are closed without it; pages and accounts work', async () => {
    const bare = await startServerProcess(path.join(folder, 'bare'), {
      SUPABASE_URL: pair.backend.url,
      SUPABASE_PUBLISHABLE_KEY: pair.publishableKey,
    });
    for (const form of ['contact', 'suggestions', 'testimonials', 'reports']) {
      expect(await call(form, undefined, bare)).toMatchObject({ status: 503, body: { code: 'form_closed' } });
    }
    const order = {
      slug: 'portfolio-website',
      email: 'bea@example.org',
      full_name: 'Bea',
      idempotency_key: randomUUID(),
    };
    expect(await call('checkout', order, bare)).toMatchObject({ status: 503, body: { code: 'shop_closed' } });
    expect((await page('/community', bare)).main).toContain('Kept far away');
    expect((await page('/contact', bare)).main).toContain('mailto:');
    expect(await bare.stop()).toBe(0);
  });
});

it('says so while the backend is away, stays up, and goes on when it is back', async () => {
  const before = await page('/community');
  await pair.backend.kill();
  const ready = await fetch(`${pair.site.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'failing', parts: { supabase: 'failing' } },
  ]);
  expect(pair.site.output()).toContain('"part":"supabase"');
  expect((await fetch(`${pair.site.url}/healthz`)).status).toBe(200);
  for (const address of ['/community', '/make-my-site', '/testimonials', '/git-store?tab=community']) {
    const away = await page(address);
    expect([address, away.status]).toEqual([address, 503]);
    expect(away.main).toMatch(/try again|could not be (loaded|read)/i);
    expect(away.main).not.toMatch(/ECONNREFUSED|fetch failed/);
  }
  // Pages without a backend are unaffected.
  for (const address of ['/', '/templates', '/premium', '/about', '/blog', '/auth', '/profile']) {
    expect([address, (await page(address)).status]).toEqual([address, 200]);
  }
  const message = { user_name: 'Ada', user_email: 'ada@example.org', subject: 'Away', message: 'Hello?' };
  expect(await send('contact', message)).toMatchObject({ status: 503, body: { code: 'not_stored' } });
  expect((await ann.auth.getUser()).error?.name).toBe('AuthRetryableFetchError');

  await pair.revive();
  await expect.poll(async () => (await fetch(`${pair.site.url}/readyz`)).status, patience).toBe(200);
  const after = await page('/community');
  expect([after.status, after.main.includes('Kept far away')]).toEqual([200, true]);
  expect(before.status).toBe(200);
  expect((await ann.auth.getUser()).data.user?.email).toBe(account.email);
  expect(await pair.site.stop()).toBe(0);
});

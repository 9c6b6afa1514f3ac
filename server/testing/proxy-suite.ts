import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../auth/limits.ts';
import { AI_TEST_KEY, type FakeAiService, startAiService } from './ai-service.ts';
import { freePort } from './free-port.ts';
import { gitClientEnvironment } from './git-client.ts';
import { pressLink } from './press-link.ts';
import { type ServerProcess, startServerProcess } from './process.ts';
import { largeZip, sha256 } from './storage.ts';
import { makeZip } from './zip.ts';

/** A proxy in front of the product, with TLS. */
export interface RunningProxy {
  stop(): Promise<void>;
}

export interface ProxyPlaces {
  /** Of the proxy alone. */
  folder: string;
  /** Where it is to answer, with TLS and without, and where the product listens. */
  securePort: number;
  plainPort: number;
  sitePort: number;
}

const account = { email: 'ada@example.org', password: 'a long enough password' };

/** The start page of a name, asked of the proxy that answers at `url`. */
async function readByName(host: string, url: string): Promise<string> {
  const { port } = new URL(url);
  const asking = request({
    host: '127.0.0.1',
    port,
    servername: host,
    headers: { host: `${host}:${port}` },
    rejectUnauthorized: false,
    agent: false,
  });
  asking.end();
  const [answer] = await once(asking, 'response');
  return text(answer);
}

/** What has to work through a proxy whose configuration README offers; `start` starts one with that very file. */
export function describeProxy(name: string, start: (places: ProxyPlaces) => Promise<RunningProxy>): void {
  describe(`through ${name} as README says`, () => {
    let folder: string;
    let server: ServerProcess;
    let proxy: RunningProxy;
    let service: FakeAiService;
    let url: string;
    let plainPort: number;
    let publishableKey: string;
    let ada: SupabaseClient;

    beforeAll(async () => {
      folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-proxies-'));
      const [securePort, sitePort] = [await freePort(), await freePort()];
      plainPort = await freePort();
      url = `https://localhost:${securePort}`;
      service = await startAiService();
      server = await startServerProcess(path.join(folder, 'data'), {
        PORT: String(sitePort),
        SITE_URL: url,
        TRUST_PROXY: '1',
        LOG_LEVEL: 'silent',
        AI_BASE_URL: service.url,
        AI_API_KEY: AI_TEST_KEY,
        AI_MODELS: 'test/model=Test',
      });
      proxy = await start({ folder: path.join(folder, 'proxy'), securePort, plainPort, sitePort });
      // Its certificate is of nobody's.
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
      ({ publishableKey } = (await (await fetch(`${url}/.well-known/plinth.json`)).json()) as {
        publishableKey: string;
      });
      ada = createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
      expect((await ada.auth.signUp(account)).error).toBeNull();
      const [mail] = await server.mails();
      const link = mail?.links.find((address) => address.startsWith(`${url}/auth/v1/verify`));
      await pressLink(link ?? '');
      expect((await ada.auth.signInWithPassword(account)).error).toBeNull();
    });
    afterAll(async () => {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      await ada?.realtime.disconnect();
      await proxy?.stop();
      await server?.stop();
      await service?.close();
      await rm(folder, { recursive: true, force: true });
    });

    it('a page comes with strict transport, and plain HTTP leads to it', async () => {
      const page = await fetch(`${url}/templates`);
      expect(page.status).toBe(200);
      expect(page.headers.get('strict-transport-security')).toContain('max-age');
      expect(await page.text()).toContain('</html>');
      const plain = await fetch(`http://localhost:${plainPort}/templates`, { redirect: 'manual' });
      expect([301, 308]).toContain(plain.status);
      expect(plain.headers.get('location')).toMatch(/^https:\/\/localhost(:\d+)?\/templates$/);
    });

    it('an upload of 40 MB arrives, as a form and as it is, and one that is too long is refused in words', async () => {
      const zip = largeZip(40 * 1024 * 1024);
      const { data } = await ada.auth.getUser();
      const { error } = await ada.storage.from('project-files').upload(`${data.user?.id}/site.zip`, zip, {
        contentType: 'application/zip',
      });
      expect(error).toBeNull();
      const read = await fetch(`${url}/storage/v1/object/public/project-files/${data.user?.id}/site.zip`);
      expect(sha256(await read.bytes())).toBe(sha256(zip));
      const form = new FormData();
      form.append('', new Blob([zip], { type: 'application/zip' }), 'site.zip');
      const { data: session } = await ada.auth.getSession();
      const headers = { apikey: publishableKey, authorization: `Bearer ${session.session?.access_token}` };
      const sent = await fetch(`${url}/storage/v1/object/project-files/${data.user?.id}/form.zip`, {
        method: 'POST',
        headers,
        body: form,
      });
      expect(sent.status).toBe(200);
      const long = await ada.storage
        .from('project-files')
        .upload(`${data.user?.id}/long.zip`, largeZip(51 * 1024 * 1024), { contentType: 'application/zip' });
      expect(long.error?.message).toMatch(/size|large/i);
    });

    it('git clones and pushes, more than a megabyte at once too', async () => {
      const values = { name: 'Laptop', scopes: ['repo:read', 'repo:write'] };
      const { data: token } = await ada.rpc('create_access_token', values).throwOnError();
      const { data: made } = await ada
        .from('git_repositories')
        .insert({ name: 'Notes' })
        .select()
        .single()
        .throwOnError();
      const address = new URL(`${url}/git/${made.owner}/${made.slug}.git`);
      Object.assign(address, { username: 'me', password: (token as { token: string }).token });
      const work = await mkdtemp(path.join(folder, 'work-'));
      const git = async (...args: string[]) =>
        (
          await promisify(execFile)('git', args, {
            cwd: work,
            env: { ...gitClientEnvironment(work), GIT_SSL_NO_VERIFY: '1' },
          })
        ).stdout;
      await git('init', '--quiet', '--initial-branch=main', '.');
      await writeFile(path.join(work, 'notes.md'), '# Notes\n');
      // Hardly to be compressed, so that git sends it in pieces (http.postBuffer).
      for (const part of ['a', 'b', 'c'])
        await writeFile(path.join(work, `${part}.txt`), randomBytes(675_000).toString('base64'));
      await git('add', '.');
      await git('commit', '--quiet', '--message=Begin');
      await git('push', '--quiet', address.href, 'main');
      await git('clone', '--quiet', address.href, 'again');
      expect((await git('-C', 'again', 'ls-files')).trim().split('\n')).toEqual([
        'a.txt',
        'b.txt',
        'c.txt',
        'notes.md',
      ]);
    });

    it('a member’s site answers under its own name, and no name without a site does', async () => {
      const { data: session } = await ada.auth.getSession();
      const sent = await fetch(`${url}/functions/v1/sites?name=tea-house`, {
        method: 'POST',
        headers: {
          apikey: publishableKey,
          authorization: `Bearer ${session.session?.access_token}`,
          'content-type': 'application/zip',
        },
        body: makeZip([{ name: 'index.html', content: '<h1>Tea</h1>' }]),
      });
      expect(sent.status, await sent.text()).toBeLessThan(300);
      expect(await readByName('tea-house.localhost', url)).toBe('<h1>Tea</h1>');
      expect(await readByName('localhost', url)).not.toContain('<h1>Tea</h1>');
      // Caddy has no certificate for it.
      expect(await readByName('nobody-here.localhost', url).catch(() => 'no certificate')).toMatch(
        /There is no site at this address|no certificate/,
      );
    });

    it('a socket opens, and hears what others do', async () => {
      const heard: unknown[] = [];
      const channel = ada.channel('lobby', { config: { broadcast: { self: true } } });
      channel.on('broadcast', { event: 'hello' }, ({ payload }) => heard.push(payload));
      await new Promise<void>((resolve, reject) => {
        channel.subscribe((status, error) => {
          if (status === 'SUBSCRIBED') resolve();
          else if (status !== 'CLOSED') reject(error ?? new Error(status));
        });
      });
      await channel.send({ type: 'broadcast', event: 'hello', payload: { from: 'ada' } });
      await expect.poll(() => heard).toEqual([{ from: 'ada' }]);
      await ada.removeChannel(channel);
    });

    it('nobody gets other tries by an address that is made up', async () => {
      const { max } = limits.verifyCode.perAddress;
      const statuses: number[] = [];
      for (let turn = 0; turn <= max; turn += 1) {
        const address = `203.0.113.${turn}`;
        const response = await fetch(`${url}/auth/v1/verify`, {
          method: 'POST',
          headers: {
            apikey: publishableKey,
            'content-type': 'application/json',
            'x-forwarded-for': address,
            'x-real-ip': address,
            forwarded: `for=${address}`,
            'x-request-id': 'chosen-by-a-visitor',
          },
          // Another account each time: what is counted is the address.
          body: JSON.stringify({ type: 'signup', email: `nobody${turn}@example.org`, token: '123123' }),
        });
        expect(response.headers.get('x-request-id')).not.toBe('chosen-by-a-visitor');
        statuses.push(response.status);
      }
      expect(statuses).toEqual([...Array(max).fill(403), 429]);
    });

    it('mails and figures are closed, whatever a visitor calls itself', async () => {
      for (const place of ['/_mailbox', '/_mailbox.json', '/metrics']) {
        const guises: Record<string, string>[] = [
          {},
          { host: 'localhost' },
          { 'x-forwarded-for': '127.0.0.1' },
        ];
        for (const headers of guises) expect((await fetch(url + place, { headers })).status, place).toBe(404);
      }
    });

    it('the site knows that it is behind TLS, whatever a visitor says', async () => {
      const response = await fetch(`${url}/.well-known/plinth.json`, {
        headers: { 'x-forwarded-proto': 'http' },
      });
      expect(((await response.json()) as { url: string }).url).toMatch(/^https:/);
    });

    it('what a model writes comes while it is written', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      service.answer({
        reply: 'The beginning, and then the end',
        pause: { after: 'beginning', until: promise },
      });
      const response = await fetch(`${url}/functions/v1/ai`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ mode: 'all', model: 'test/model', prompt: 'A page' }),
      });
      expect(response.status).toBe(200);
      let text = '';
      for await (const chunk of response.body ?? []) {
        text += Buffer.from(chunk).toString();
        // The rest is written only when this has arrived.
        if (text.includes('inning')) resolve();
      }
      expect(text).toContain('end');
    });
  });
}

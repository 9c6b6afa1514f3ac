import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FormDeclaration } from '../../../domain/hosting/manifest.ts';
import { type SiteServer, startSiteServer } from '../../testing/site-server.ts';

let server: SiteServer;
const form = (change: Partial<FormDeclaration>): FormDeclaration => ({
  name: 'contact',
  path: 'contact.html',
  action: null,
  fields: ['email', 'words'],
  hasFiles: false,
  ...change,
});
const forms = [
  form({}),
  form({ name: 'order', path: 'order/index.html', action: '/thanks?from=order', fields: ['dish'] }),
  form({ name: 'away', path: 'away.html', action: '//evil.example/', fields: ['dish'] }),
];
const files = {
  'index.html': 'home',
  'contact.html': 'contact',
  'order/index.html': 'order',
  'away.html': 'away',
  'thanks.html': 'thanks',
};
const host = 'ada.localhost';

beforeAll(async () => {
  server = await startSiteServer();
  server.show(host, server.deploy(files, { forms }));
});
beforeEach(() => {
  server.entries.length = 0;
});
afterAll(() => server.close());

const send = (target: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  server.ask(host, target, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    body: String(new URLSearchParams(fields)),
  });
const typed = { email: 'bea@example.org', words: 'Hello\r\nthere' };

describe('what a form of a site sends', () => {
  it('is kept before it is answered with a page', async () => {
    const answer = await send('/contact', typed);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.text).toContain('What you sent has arrived.');
    expect(server.entries).toEqual([
      {
        id: expect.any(String),
        siteId: '00000000-0000-4000-8000-000000000001',
        form: 'contact',
        path: 'contact.html',
        fields: [
          ['email', 'bea@example.org'],
          ['words', 'Hello\nthere'],
        ],
      },
    ]);
  });

  it('leads to the page that its author has set, on the same site only', async () => {
    // A browser sends it where `action` says.
    const answer = await send('/thanks?from=order', { dish: 'Soup' });
    expect([answer.status, answer.headers.location]).toEqual([303, '/thanks?from=order']);
    expect(server.entries).toMatchObject([{ form: 'order', path: 'order/index.html' }]);
    const away = await send('/away', { dish: 'Soup' });
    expect([away.status, away.headers.location]).toEqual([200, undefined]);
  });

  it('names itself, as Netlify’s do, and is taken on any page', async () => {
    await send('/', { 'form-name': 'order', dish: 'Soup', 'bot-field': '' });
    expect(server.entries).toMatchObject([{ form: 'order', fields: [['dish', 'Soup']] }]);
  });

  it('is answered to a script in JSON', async () => {
    const good = await send('/contact', typed, { accept: '*/*' });
    expect([good.status, JSON.parse(good.text)]).toEqual([200, { ok: true }]);
    const empty = await send('/contact', { email: ' ' }, { accept: 'application/json' });
    expect([empty.status, JSON.parse(empty.text)]).toEqual([
      422,
      { ok: false, message: 'Please fill in the form before you send it.' },
    ]);
  });

  it('sent twice has one id, and other words another', async () => {
    await Promise.all([
      send('/contact', typed),
      send('/contact', typed),
      send('/contact', { words: 'else' }),
    ]);
    expect(new Set(server.entries.map(({ id }) => id)).size).toBe(2);
  });

  it('follows the address of a folder to its slash', async () => {
    const answer = await send('/order', { dish: 'Soup' });
    expect([answer.status, answer.headers.location]).toEqual([308, '/order/']);
  });
});

describe('refused, and not kept, is', () => {
  it.each([
    ['a page that is not there', '/nothing', typed, {}, 404],
    ['a page without a form', '/', typed, {}, 404],
    ['a form that is not declared', '/contact', { 'form-name': 'other', words: 'x' }, {}, 404],
    ['a form on another site', '/contact', typed, { origin: 'http://evil.localhost' }, 403],
    ['a form without an origin', '/contact', typed, { origin: 'null' }, 403],
    ['JSON', '/contact', typed, { 'content-type': 'application/json' }, 415],
    ['a form of broken parts', '/contact', typed, { 'content-type': 'multipart/form-data; boundary=x' }, 400],
    ['more than a form holds', '/contact', { words: 'x'.repeat(17_000) }, {}, 413],
    [
      'more fields than a form has',
      '/contact',
      Object.fromEntries([...Array(70).keys()].map((n) => [`f${n}`, 'x'])),
      {},
      413,
    ],
    ['what no text is', '/contact', { words: 'a\0b' }, {}, 400],
  ] as const)('%s', async (_name, target, fields, headers, status) => {
    const answer = await send(target, fields as Record<string, string>, headers);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/<h1>/);
    expect(server.entries).toEqual([]);
  });

  it('a file, in words', async () => {
    const body = new FormData();
    body.append('words', 'x');
    body.append('cv', new Blob(['curriculum']), 'cv.txt');
    const packed = new Response(body);
    const answer = await server.ask(host, '/contact', {
      method: 'POST',
      headers: { 'content-type': packed.headers.get('content-type') ?? '' },
      body: await packed.text(),
    });
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([
      415,
      'Files can not be sent with this form. Please send it without them.',
    ]);
    expect(server.entries).toEqual([]);
  });

  it('what a program fills in, which hears that all went well', async () => {
    expect((await send('/contact', { ...typed, 'bot-field': 'x' })).text).toContain('has arrived');
    expect(server.entries).toEqual([]);
  });

  it('everything where no form is declared', async () => {
    server.show('bare.localhost', server.deploy(files));
    expect((await server.ask('bare.localhost', '/contact', { method: 'POST', body: 'a=b' })).status).toBe(
      405,
    );
  });
});

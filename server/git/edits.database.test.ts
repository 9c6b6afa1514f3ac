import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '../database/database.ts';
import type { TestUser } from '../testing/server.ts';
import { type GitServer, startGitServer } from './testing/git-server.ts';
import { begin, clone, commitFiles } from './testing/work.ts';

let server: GitServer;
let ada: TestUser;
let count = 0;
beforeAll(async () => {
  server = await startGitServer();
  ada = await server.server.user();
});
afterAll(() => server.close());

/** A repository with files that were written in the browser, as the upload dialog does. */
async function uploaded(files: Record<string, string>, isPrivate = false) {
  const repository = await server.repository(ada, `edits-${count++}`, isPrivate);
  const rows = Object.entries(files).map(([filename, content]) => ({
    repository_id: repository.id,
    filename,
    content,
  }));
  await ada.client.from('git_repository_files').insert(rows).throwOnError();
  return { repository, place: `${repository.owner}/${repository.slug}` };
}

async function get(place: string, member: TestUser | null = null) {
  const response = await server.call(place, member);
  expect(response.status, place).toBe(200);
  return response.json();
}

const edit = async (place: string, changes: unknown[], message = 'Change something') => {
  const response = await server.call(`${place}/commits`, ada, { message, changes });
  return { status: response.status, body: await response.json() };
};

const filesOf = async (place: string) =>
  (await get(`${place}/tree`)).files.map(({ path }: { path: string }) => path);

describe('rows that the upload dialog writes', () => {
  it('are a commit as soon as somebody asks, in the browser and in a clone', async () => {
    const { repository, place } = await uploaded({ 'a.js': 'let a\n', 'src/b.css': 'b {}\n' });
    const { commits } = await get(`${place}/commits`);
    expect(commits).toMatchObject([{ subject: 'Add 2 files', parents: [] }]);
    expect(commits[0].author.email).toMatch(/^member-.{4}@users\.noreply\.127\.0\.0\.1$/);
    const copy = await clone(server, server.address(repository));
    expect((await server.run(copy, 'log', '--format=%H')).said.trim()).toBe(commits[0].sha);
    expect(await server.run(copy, 'fsck', '--strict')).toMatchObject({ code: 0 });

    const rows = ada.client.from('git_repository_files');
    await rows.update({ content: 'let b\n' }).eq('filename', 'a.js').eq('repository_id', repository.id);
    await rows.delete().eq('filename', 'src/b.css').eq('repository_id', repository.id);
    expect((await get(`${place}/commits`)).commits).toMatchObject([{ subject: 'Change 2 files' }, {}]);
    expect(await filesOf(place)).toEqual(['a.js']);
  });

  it('come before what is pushed at the same time', async () => {
    const { repository, place } = await uploaded({ 'a.js': '1\n' });
    const work = await clone(server, server.address(repository, await server.token(ada)));
    await ada.client
      .from('git_repository_files')
      .insert({ repository_id: repository.id, filename: 'row.js', content: 'r\n' })
      .throwOnError();
    await commitFiles(server, work, { 'pushed.js': 'p\n' });
    expect((await server.run(work, 'push', '-q', 'origin', 'main')).said).toMatch(/fetch first|rejected/);
    await server.run(work, 'pull', '-q', '--rebase', 'origin', 'main');
    expect(await server.run(work, 'push', '-q', 'origin', 'main')).toMatchObject({ code: 0 });
    expect(await filesOf(place)).toEqual(['a.js', 'pushed.js', 'row.js']);
  });
});

describe('an edit in the browser', () => {
  it('adds, changes, renames and deletes, each with its message and diff', async () => {
    const { repository, place } = await uploaded({ 'a.js': 'one\ntwo\nthree\n' });
    const file = await get(`${place}/file?path=a.js`);
    expect(file).toMatchObject({ content: 'one\ntwo\nthree\n', size: 14, is_binary: false });
    const changes = [
      { action: 'write', path: 'a.js', content: 'one\n2\nthree\n', was: file.sha },
      { action: 'write', path: 'docs/b.md', content: '# B\n' },
    ];
    const { status, body } = await edit(place, changes, 'Write figures\n\nAs said.');
    expect(status).toBe(200);
    const { commit, files } = await get(`${place}/commits/${body.commit}`);
    expect(commit).toMatchObject({ subject: 'Write figures', body: 'As said.' });
    expect(files).toMatchObject([
      {
        status: 'changed',
        path: 'a.js',
        added: 1,
        removed: 1,
        hunks: [
          {
            old_start: 1,
            new_start: 1,
            lines: [
              { kind: 'same', text: 'one' },
              { kind: 'removed', text: 'two' },
              { kind: 'added', text: '2' },
              { kind: 'same', text: 'three' },
            ],
          },
        ],
      },
      { status: 'added', path: 'docs/b.md', added: 1 },
    ]);
    await edit(place, [{ action: 'rename', path: 'docs/b.md', to: 'Ü "b".md' }]);
    const moved = (await get(`${place}/commits`)).commits[0].sha;
    expect((await get(`${place}/commits/${moved}`)).files).toMatchObject([
      { status: 'renamed', old_path: 'docs/b.md', path: 'Ü "b".md' },
    ]);
    await edit(place, [{ action: 'delete', path: 'a.js' }]);
    expect(await filesOf(place)).toEqual(['Ü "b".md']);
    expect((await get(`${place}/commits?path=a.js`)).commits).toHaveLength(3);
    const { data } = await ada.client
      .from('git_repository_files')
      .select('filename, content')
      .eq('repository_id', repository.id);
    expect(data).toEqual([{ filename: 'Ü "b".md', content: '# B\n' }]);
    const copy = await clone(server, server.address(repository));
    expect(await server.run(copy, 'fsck', '--strict')).toMatchObject({ code: 0 });
  });

  it('does not cover what somebody else has written meanwhile, and is made once on a second click', async () => {
    const { place } = await uploaded({ 'a.js': '1\n' });
    const { sha } = await get(`${place}/file?path=a.js`);
    const mine = { action: 'write', path: 'a.js', content: 'mine\n', was: sha };
    expect((await edit(place, [mine])).body.unchanged).toBe(false);
    expect((await edit(place, [mine])).body.unchanged).toBe(true);
    expect(await edit(place, [{ ...mine, content: 'late\n' }])).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    expect(await edit(place, [{ action: 'write', path: 'a.js', content: 'new\n' }])).toMatchObject({
      status: 409,
      body: { code: 'file_exists' },
    });
    expect((await get(`${place}/commits`)).commits).toHaveLength(2);
  });

  it('is refused with the reason, and changes nothing then', async () => {
    const { place } = await uploaded({ 'a.js': '1\n' });
    const refused = async (path: string, content = 'x') =>
      (await edit(place, [{ action: 'write', path, content }])).body.message;
    expect(await refused('x.exe')).toBe('x.exe: files of this kind are not accepted.');
    expect(await refused('../x.js')).toBe('../x.js: a path must stay inside the repository.');
    expect(await refused('.git/hooks.js')).toBe('.git/hooks.js: a repository cannot hold git’s own folder.');
    expect(await refused('b.js', 'x'.repeat(1024 * 1024 + 1))).toBe('b.js: a file can have at most 1 MB.');
    expect(await refused(' ')).toBe('A file needs a name.');
    const damaged = { action: 'write', path: 'a.png', content: 'iVBOR…', encoding: 'base64' };
    expect((await edit(place, [damaged])).body.message).toBe('a.png: this content is not base64.');
    expect((await edit(place, [{ action: 'write', path: 'a.js/b.js', content: 'x' }])).body.code).toBe(
      'file_exists',
    );
    expect((await edit(place, [{ action: 'delete', path: 'a.js' }], '  ')).status).toBe(400);
    expect((await get(`${place}/commits`)).commits).toHaveLength(1);
  });
});

it('nobody edits what is another member’s, however public', async () => {
  const { place } = await uploaded({ 'a.js': '1\n' });
  const change = { message: 'Take over', changes: [{ action: 'delete', path: 'a.js' }] };
  expect((await server.call(`${place}/commits`, await server.server.user(), change)).status).toBe(404);
  expect((await server.call(`${place}/commits`, null, change)).status).toBe(401);
  expect(await filesOf(place)).toEqual(['a.js']);
});

it('nobody edits with a session that has ended', async () => {
  const bea = await server.server.user();
  const repository = await server.repository(bea, 'ended');
  const place = `${repository.owner}/${repository.slug}`;
  const write = { message: 'Begin', changes: [{ action: 'write', path: 'a.js', content: '1\n' }] };
  expect((await server.call(`${place}/commits`, bea, write)).status).toBe(200);
  const { database } = server.server.services;
  await database.run(owner, { text: 'delete from auth.sessions where user_id = $1', values: [bea.id] });
  const remove = { message: 'Take away', changes: [{ action: 'delete', path: 'a.js' }] };
  const answer = await server.call(`${place}/commits`, bea, remove);
  expect([answer.status, (await answer.json()).code]).toEqual([401, 'signed_out']);
  expect(await filesOf(place)).toEqual(['a.js']);
});

describe('raw files and archives', () => {
  it('hold the bytes that were written, and never act on our origin', async () => {
    const { repository, place } = await uploaded({
      'page.html': '<script>alert(1)</script>',
      'd.svg': '<svg/>',
    });
    const page = await server.call(`${place}/raw?path=page.html`);
    expect(page.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(await page.text()).toBe('<script>alert(1)</script>');
    const again = await fetch(`${server.url}/functions/v1/git/${place}/raw?path=page.html`, {
      headers: { 'if-none-match': page.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect((await server.call(`${place}/raw?path=d.svg`)).headers.get('content-type')).toBe('image/svg+xml');
    expect((await server.call(`${place}/raw?path=none.js`)).status).toBe(404);
    const archive = await server.call(`${place}/archive.zip`);
    expect(archive.headers.get('content-disposition')).toContain(`${repository.slug}.zip`);
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    expect(Object.keys(files).filter((name) => !name.endsWith('/'))).toEqual([
      `${repository.slug}/d.svg`,
      `${repository.slug}/page.html`,
    ]);
  });

  it('of a repository without commits say so', async () => {
    const repository = await server.repository(ada, 'empty');
    const place = `${repository.owner}/empty`;
    expect(await get(place)).toMatchObject({ head: null, branches: [], git: { available: true } });
    expect(await get(`${place}/tree`)).toEqual({ commit: null, files: [] });
    expect(await get(`${place}/commits`)).toEqual({ commits: [], has_more: false });
    expect((await server.call(`${place}/archive.zip`)).status).toBe(404);
    expect((await server.call(`${place}/tree?ref=--help`)).status).toBe(404);
    expect((await begin(server, server.address(repository))).length).toBeGreaterThan(0);
  });
});

it.each([
  '%00/x',
  'x/%00',
  'own/tree?ref=%00',
  'own/file?path=a%00.js',
  'own/raw?path=%00',
  'own/commits?path=%00',
  'own/commits?ref=a%00',
  'own/commits/%00',
  'own/archive.zip?ref=%00',
  'own/page?path=%00',
  'own/view?ref=%00&path=%00',
])('a name with a zero byte is no fault of the server’s: %s', async (address) => {
  const { place } = await uploaded({ 'a.js': '1\n' });
  expect((await server.call(address.replace(/^own/, place))).status).toBeLessThan(500);
});

it('no git client is answered with a fault for a name with a zero byte', async () => {
  const answer = await fetch(`${server.url}/git/a/%00.git/info/refs?service=git-upload-pack`);
  expect(answer.status).toBe(404);
});

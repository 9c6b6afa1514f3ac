import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestUser } from '../testing/server.ts';
import { type GitServer, startGitServer } from './testing/git-server.ts';
import { boilerplate, theme, writeTutorial } from './testing/sites.ts';
import { begin, clone, commitFiles } from './testing/work.ts';

let server: GitServer;
let ada: TestUser;
let token: string;
beforeAll(async () => {
  server = await startGitServer();
  ada = await server.server.user();
  token = await server.token(ada);
});
afterAll(() => server.close());

const get = async (place: string) => (await server.call(place)).json();
const zipOf = async (place: string) => {
  const answer = await server.call(`${place}`);
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return new Map(
    Object.entries(files)
      .filter(([name]) => !name.endsWith('/'))
      .map(([name, content]) => [name.slice(name.indexOf('/') + 1), Buffer.from(content)]),
  );
};

it.each([
  ['a theme', 'theme', theme],
  ['a boilerplate', 'boilerplate', boilerplate],
])('%s is pushed whole, shown whole, and harmless as it is served', async (_, name, files) => {
  const repository = await server.repository(ada, name);
  const place = `${repository.owner}/${name}`;
  const work = await begin(server, server.address(repository, token));
  await commitFiles(server, work, files);
  expect(await server.run(work, 'push', '-q', 'origin', 'main')).toMatchObject({ code: 0 });

  const paths = Object.keys(files).sort();
  const { files: shown } = await get(`${place}/tree`);
  expect(shown.map(({ path }: { path: string }) => path).sort()).toEqual(paths);
  const { data: rows } = await ada.client
    .from('git_repository_files')
    .select()
    .eq('repository_id', repository.id);
  expect(rows?.map(({ filename }) => filename).sort()).toEqual(paths);
  const zip = await zipOf(`${place}/archive.zip`);
  for (const path of paths) {
    const answer = await server.call(`${place}/raw?path=${encodeURIComponent(path)}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-security-policy'), path).toMatch(/^sandbox; default-src 'none'/);
    expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
    const type = answer.headers.get('content-type') ?? '';
    if (!/^(text\/plain|image\/)/.test(type)) {
      expect([type, answer.headers.get('content-disposition')], path).toEqual([
        'application/octet-stream',
        expect.stringMatching(/^attachment/),
      ]);
    }
    expect(bytes.equals(Buffer.from(files[path] ?? '')), path).toBe(true);
    // Line ends as they were pushed; what the site itself keeps out of archives stays out.
    if (path.startsWith('js/tests/')) expect(zip.has(path)).toBe(false);
    else expect(zip.get(path)?.equals(bytes), path).toBe(true);
  }
});

it('a tutorial is pushed with its whole history, also what nobody can mend, and its old commits are read', async () => {
  const repository = await server.repository(ada, 'tutorial');
  const place = `${repository.owner}/tutorial`;
  const work = await begin(server, server.address(repository, token));
  const { first, odd } = writeTutorial(work);
  const { code, said } = await server.run(work, 'push', '--all', 'origin');
  expect([code, said]).toEqual([0, expect.stringContaining('zeroPaddedFilemode')]);
  expect(await server.run(work, 'push', '--tags', 'origin')).toMatchObject({ code: 0 });

  const copy = await clone(server, server.address(repository));
  const all = (directory: string) => server.run(directory, 'rev-list', '--remotes', '--tags', '--date-order');
  expect(await all(copy)).toEqual(await all(work));
  const { files, tags, commit_count: count } = await get(`${place}/page`);
  expect([files.length, tags.length, count]).toEqual([80, 1, 82]);

  // Links, submodules and programs are in the clone alone.
  const old = (await get(`${place}/page?ref=v0.1`)).files.map(({ path }: { path: string }) => path);
  expect(old).toEqual(['.DS_Store', 'Gr\ufffd\ufffde.html', 'dos\\readme.txt', 'index.html', 'index.html~']);
  expect((await server.call(`${place}/raw?ref=v0.1&path=setup.exe`)).status).toBe(404);
  expect((await server.call(`${place}/raw?ref=v0.1&path=current`)).status).toBe(404);
  expect((await server.call(`${place}/view?ref=${odd}&path=theme`)).status).toBe(404);
  expect((await zipOf(`${place}/archive.zip?ref=v0.1`)).size).toBe(5);
  const { commits } = await get(`${place}/commits?ref=v0.1`);
  const moments = commits.map(({ authored_at, committed_at }: Record<string, string>) => [
    authored_at,
    committed_at,
  ]);
  expect(moments.flat().filter((moment: string) => Number.isNaN(Date.parse(moment)))).toEqual([]);
  for (const sha of [first, odd]) expect((await server.call(`${place}/commits/${sha}`)).status).toBe(200);
});

it('a branch does not end with what an old commit may hold', async () => {
  const repository = await server.repository(ada, 'ends');
  const work = await begin(server, server.address(repository, token));
  const { odd } = writeTutorial(work);
  expect(await server.run(work, 'push', '-q', 'origin', 'main')).toMatchObject({ code: 0 });
  // All of its commits are there already.
  const { code, said } = await server.run(work, 'push', 'origin', `${odd}:refs/heads/old`);
  expect(code).not.toBe(0);
  for (const sentence of [
    'A file name is not valid UTF-8.',
    'current: symbolic links are not accepted.',
    'dos\\readme.txt: this name has characters that are not allowed.',
    'setup.exe: files of this kind are not accepted.',
    'theme: submodules are not accepted.',
  ]) {
    expect(said).toContain(sentence);
  }
});

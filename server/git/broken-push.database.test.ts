import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { TestUser } from '../testing/server.ts';
import { storageState } from '../testing/storage.ts';
import type { Repositories } from './repositories.ts';
import { type GitServer, startGitServer } from './testing/git-server.ts';
import { begin, clone, commitFiles } from './testing/work.ts';

let server: GitServer;
let ada: TestUser;
let repositories: Repositories;
let count = 0;
beforeAll(async () => {
  server = await startGitServer();
  ada = await server.server.user();
  repositories = server.git.repositories as Repositories;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

/** A line to the server that breaks once this many bytes have gone through it in all. */
async function breakingLine(bytes: number): Promise<{ url: string; lines: Server }> {
  const { port } = new URL(server.url);
  let left = bytes;
  const lines = createServer((client) => {
    const upstream = connect(Number(port), '127.0.0.1');
    for (const end of [client, upstream]) end.on('error', () => {});
    client.on('data', (chunk) => {
      left -= chunk.length;
      if (left > 0) return void upstream.write(chunk);
      client.destroy();
      upstream.destroy();
    });
    client.on('close', () => upstream.destroy());
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => lines.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(lines.address() as { port: number }).port}`, lines };
}

/** A repository with one commit, and a working copy of it with another of 800 kB that waits to be pushed. */
async function waitingPush() {
  const repository = await server.repository(ada, `broken-${count++}`);
  const place = `${repository.owner}/${repository.slug}`;
  const changes = [{ action: 'write', path: 'a.js', content: 'first\n' }];
  expect((await server.call(`${place}/commits`, ada, { message: 'Begin', changes })).status).toBe(200);
  const token = await server.token(ada);
  const address = server.address(repository, token);
  const work = await begin(server, address);
  await server.run(work, 'pull', '-q', 'origin', 'main');
  await commitFiles(server, work, { 'large.png': randomBytes(800_000) });
  return { repository, token, work, id: String(repository.id) };
}

async function kept(id: string) {
  const state = await repositories.store.read(id);
  const { files, names, unfinished } = await storageState(server.server);
  return { refs: state?.refs, packs: state?.packs, files: files.length, names, unfinished };
}
/** Places in which pushes are looked at; none is left behind. */
const placesLeft = async () => {
  const copies = (await readdir(server.folder)).filter((name) => name.startsWith('copies-'));
  const all = copies.map((name) => readdir(path.join(server.folder, name, 'work')).catch(() => []));
  return (await Promise.all(all)).flat();
};

async function pushWorks({ work, repository }: Awaited<ReturnType<typeof waitingPush>>): Promise<void> {
  expect(await server.run(work, 'push', '-q', 'origin', 'main')).toMatchObject({ code: 0 });
  const copy = await clone(server, server.address(repository));
  expect(await server.run(copy, 'fsck', '--strict')).toMatchObject({ code: 0 });
  expect((await server.run(copy, 'ls-files')).said).toBe('a.js\nlarge.png\n');
}

it.each([2_000, 100_000, 700_000])(
  'a push whose line breaks after %i bytes leaves nothing and can be sent again',
  async (bytes) => {
    const waiting = await waitingPush();
    const had = await kept(waiting.id);
    const { url, lines } = await breakingLine(bytes);
    const { code } = await server.run(
      waiting.work,
      'push',
      '-q',
      server.address(waiting.repository, waiting.token, url),
      'main',
    );
    expect(code).not.toBe(0);
    lines.close();
    await expect.poll(placesLeft).toEqual([]);
    expect(await kept(waiting.id)).toEqual(had);
    await pushWorks(waiting);
  },
);

it('a push for which there is no room on the disk is refused, leaves nothing and can be sent again', async () => {
  const waiting = await waitingPush();
  const had = await kept(waiting.id);
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  vi.spyOn(server.server.services.files, 'write').mockImplementationOnce(async (_key, source) => {
    source.destroy();
    throw full;
  });
  const { code, said } = await server.run(waiting.work, 'push', '-q', 'origin', 'main');
  expect([code, said]).toEqual([1, expect.stringContaining('Something went wrong on our side.')]);
  await expect.poll(placesLeft).toEqual([]);
  expect(await kept(waiting.id)).toEqual(had);
  await pushWorks(waiting);
});

it('an edit for which there is no room on the disk is refused and leaves nothing', async () => {
  const { repository, id } = await waitingPush();
  const had = await kept(id);
  vi.spyOn(server.server.services.files, 'write').mockRejectedValueOnce(new Error('ENOSPC: no space left'));
  const changes = [{ action: 'write', path: 'b.js', content: 'x' }];
  const place = `${repository.owner}/${repository.slug}/commits`;
  expect((await server.call(place, ada, { message: 'Edit', changes })).status).toBe(500);
  expect(await kept(id)).toEqual(had);
  expect(await placesLeft()).toEqual([]);
  expect((await server.call(place, ada, { message: 'Edit', changes })).status).toBe(200);
});

it('of two pushes at once one is taken, and the other is told to fetch', async () => {
  const { repository, token, work } = await waitingPush();
  const other = await clone(server, server.address(repository, token));
  await commitFiles(server, other, { 'b.js': 'other\n' });
  const pushes = await Promise.all(
    [work, other].map((directory) => server.run(directory, 'push', '-q', 'origin', 'HEAD:main')),
  );
  expect(pushes.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(pushes.find(({ code }) => code === 1)?.said).toMatch(
    /fetch first|has moved on since you fetched it|failed to update ref|cannot lock ref/,
  );
  const late = pushes[0]?.code === 1 ? work : other;
  await server.run(late, 'pull', '-q', '--rebase', 'origin', 'main');
  expect(await server.run(late, 'push', '-q', 'origin', 'HEAD:main')).toMatchObject({ code: 0 });
  const copy = await clone(server, server.address(repository));
  expect((await server.run(copy, 'ls-files')).said).toBe('a.js\nb.js\nlarge.png\n');
});

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { owner } from '../database/database.ts';
import type { TestUser } from '../testing/server.ts';
import type { GitStore } from './store.ts';
import { type GitServer, startGitServer } from './testing/git-server.ts';
import { begin, commitFiles } from './testing/work.ts';

let server: GitServer;
let ann: TestUser;
let ben: TestUser;
let store: GitStore;
let count = 0;
beforeAll(async () => {
  server = await startGitServer();
  [ann, ben] = await Promise.all([server.server.user(), server.server.user()]);
  store = server.git.repositories?.store as GitStore;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const sql = (text: string, ...values: unknown[]) =>
  server.server.services.database.run<{ content: string }>(owner, { text, values });

/** Has something happen once, when the server has made sure who asks and is about to do this with the store. */
function rightBefore(step: 'read' | 'publish', happen: () => Promise<unknown>): void {
  const real = store[step].bind(store) as (...given: unknown[]) => Promise<never>;
  vi.spyOn(store, step).mockImplementationOnce(async (...given: unknown[]) => {
    await happen();
    return real(...given);
  });
}

/** A repository of Ann's with a file that is committed. */
async function repositoryOfAnn(isPrivate = false) {
  const repository = await server.repository(ann, `given-${count++}`, isPrivate);
  const place = `${repository.owner}/${repository.slug}`;
  const changes = [{ action: 'write', path: 'a.js', content: 'first\n' }];
  expect((await server.call(`${place}/commits`, ann, { message: 'Begin', changes })).status).toBe(200);
  return { repository, place, id: String(repository.id) };
}

/** What the rows and the branch say. */
async function stateOf(id: string) {
  const { rows } = await sql('select content from public.git_repository_files where repository_id = $1', id);
  return { files: rows.map(({ content }) => content), refs: (await store.read(id))?.refs };
}

const meanwhile: Record<string, (id: string) => Promise<unknown>> = {
  'is given away': (id) => sql('update public.git_repositories set user_id = $2 where id = $1', id, ben.id),
  'is deleted': (id) => sql('delete from public.git_repositories where id = $1', id),
  'has an owner who is suspended': () =>
    sql(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, ann.id),
};

describe.each(Object.keys(meanwhile))('a repository that %s while its owner writes', (what) => {
  const happen = (id: string) => meanwhile[what]?.(id) as Promise<unknown>;
  afterEach(() => sql('update auth.users set banned_until = null where id = $1', ann.id));

  it('is left as it is by a push that had begun', async () => {
    const { repository, id } = await repositoryOfAnn();
    const token = await server.token(ann);
    const work = await begin(server, server.address(repository, token));
    await server.run(work, 'pull', '-q', 'origin', 'main');
    await commitFiles(server, work, { 'a.js': 'pushed\n' });
    const had = await stateOf(id);
    rightBefore('publish', () => happen(id));
    const { code, said } = await server.run(work, 'push', '-q', 'origin', 'main');
    expect(code).not.toBe(0);
    expect(said).toMatch(/has been deleted|not yours to change any more/);
    expect(await stateOf(id)).toEqual(what === 'is deleted' ? { files: [], refs: undefined } : had);
  });

  it('is left as it is by an edit in the browser that had begun', async () => {
    const { place, id } = await repositoryOfAnn();
    const had = await stateOf(id);
    rightBefore('publish', () => happen(id));
    const changes = [{ action: 'write', path: 'b.js', content: 'edited\n' }];
    const answer = await server.call(`${place}/commits`, ann, { message: 'Edit', changes });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await stateOf(id)).toEqual(what === 'is deleted' ? { files: [], refs: undefined } : had);
  });
});

describe('a public repository that is made private while somebody reads', () => {
  const hide = (id: string) => () =>
    sql('update public.git_repositories set is_private = true where id = $1', id);

  it.each(['tree', 'file?path=a.js', 'archive.zip', 'commits', ''])(
    'shows nothing of itself: %s',
    async (part) => {
      const { place, id } = await repositoryOfAnn();
      rightBefore('read', hide(id));
      expect((await server.call(`${place}/${part}`.replace(/\/$/, ''), ben)).status).toBe(404);
    },
  );

  it('is not cloned', async () => {
    const { repository, id } = await repositoryOfAnn();
    rightBefore('read', hide(id));
    const { code, said } = await server.run(
      server.folder,
      'clone',
      '-q',
      server.address(repository),
      'hidden',
    );
    expect([code, said]).toEqual([128, expect.stringContaining('not found')]);
  });

  it('is pushed to by its owner all the same', async () => {
    const { repository, id } = await repositoryOfAnn();
    const work = await begin(server, server.address(repository, await server.token(ann)));
    await server.run(work, 'pull', '-q', 'origin', 'main');
    await commitFiles(server, work, { 'a.js': 'pushed\n' });
    rightBefore('publish', hide(id));
    expect(await server.run(work, 'push', '-q', 'origin', 'main')).toMatchObject({ code: 0 });
    expect((await stateOf(id)).files).toEqual(['pushed\n']);
  });
});

it('a private repository that is given away while its owner reads shows nothing to them', async () => {
  const { place, id } = await repositoryOfAnn(true);
  rightBefore('read', () => sql('update public.git_repositories set user_id = $2 where id = $1', id, ben.id));
  expect((await server.call(`${place}/tree`, ann)).status).toBe(404);
});

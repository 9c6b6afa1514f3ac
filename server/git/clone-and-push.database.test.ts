import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '../database/database.ts';
import type { TestUser } from '../testing/server.ts';
import { type GitServer, startGitServer } from './testing/git-server.ts';
import { begin, clone, commitFiles } from './testing/work.ts';

let server: GitServer;
let ada: TestUser;
let bea: TestUser;
let token: string;
beforeAll(async () => {
  server = await startGitServer();
  [ada, bea] = [await server.server.user(), await server.server.user()];
  token = await server.token(ada);
});
afterAll(() => server.close());

/** The rows that the browser reads. */
async function rows(repository: Record<string, string>, reader = ada) {
  const { data } = await reader.client
    .from('git_repository_files')
    .select('filename, content, file_size, is_binary')
    .eq('repository_id', repository.id)
    .order('filename');
  return data;
}

describe('a public repository', () => {
  it('is pushed, shows its files as rows, and is cloned by everybody with the same commits', async () => {
    const shop = await server.repository(ada, 'My Shop');
    expect(shop.slug).toBe('my-shop');
    const work = await begin(server, server.address(shop, token));
    const picture = Buffer.from([137, 80, 78, 71, 0, 1, 2, 255]);
    await commitFiles(server, work, { 'index.html': '<h1>ä</h1>\n', 'img/a.png': picture, LICENSE: 'MIT\n' });
    await commitFiles(server, work, { 'css/site.css': 'a {}\n' }, 'Add a style');
    await server.run(work, 'tag', '-a', 'v1', '-m', 'First');
    expect(await server.run(work, 'push', '-q', 'origin', 'main', 'v1')).toMatchObject({ code: 0 });

    expect(await rows(shop)).toEqual([
      { filename: 'LICENSE', content: 'MIT\n', file_size: 4, is_binary: false },
      { filename: 'css/site.css', content: 'a {}\n', file_size: 5, is_binary: false },
      { filename: 'img/a.png', content: '', file_size: 8, is_binary: true },
      { filename: 'index.html', content: '<h1>ä</h1>\n', file_size: 12, is_binary: false },
    ]);
    const copy = await clone(server, server.address(shop));
    expect(await readFile(path.join(copy, 'img/a.png'))).toEqual(picture);
    const log = await server.run(work, 'log', '--format=%H %s', 'v1');
    expect(await server.run(copy, 'log', '--format=%H %s', 'v1')).toEqual(log);
    const history = await (await server.call(`${shop.owner}/my-shop/commits`)).json();
    expect(
      history.commits.map(({ sha, subject }: Record<string, string>) => `${sha} ${subject}\n`).join(''),
    ).toBe(log.said);
    expect(await server.run(copy, 'fsck', '--strict')).toMatchObject({ code: 0 });
  });

  it('is fetched, also the shallow way, and with branches that are rewritten and removed', async () => {
    const repository = await server.repository(ada, 'branches');
    const work = await begin(server, server.address(repository, token));
    await commitFiles(server, work, { 'a.js': '1\n' });
    await server.run(work, 'push', '-q', 'origin', 'main');
    const copy = await clone(server, server.address(repository));
    await server.run(work, 'checkout', '-q', '-b', 'try/this');
    await commitFiles(server, work, { 'a.js': '2\n' });
    expect(await server.run(work, 'push', '-q', 'origin', 'try/this')).toMatchObject({ code: 0 });
    await server.run(work, 'commit', '-q', '--amend', '-m', 'Other words');
    expect((await server.run(work, 'push', '-q', 'origin', 'try/this')).code).not.toBe(0);
    expect(await server.run(work, 'push', '-q', '-f', 'origin', 'try/this')).toMatchObject({ code: 0 });
    expect(await server.run(copy, 'fetch', '-q')).toMatchObject({ code: 0 });
    const tip = (directory: string, name: string) => server.run(directory, 'rev-parse', name);
    expect(await tip(copy, 'origin/try/this')).toEqual(await tip(work, 'HEAD'));
    // The rows show the default branch alone.
    expect(await rows(repository)).toMatchObject([{ content: '1\n' }]);
    expect(await server.run(work, 'push', '-q', 'origin', ':try/this')).toMatchObject({ code: 0 });
    await server.run(copy, 'fetch', '-q', '--prune');
    expect((await tip(copy, 'origin/try/this')).code).not.toBe(0);
    const shallow = await server.run(
      server.folder,
      'clone',
      '-q',
      '--depth=1',
      server.address(repository),
      'flat',
    );
    expect(shallow.code).toBe(0);
  });

  it('shows the branch that came first when there is no main', async () => {
    const repository = await server.repository(ada, 'older-git');
    const work = await begin(server, server.address(repository, token));
    await server.run(work, 'checkout', '-q', '-b', 'master');
    await commitFiles(server, work, { 'a.js': '1\n' });
    expect(await server.run(work, 'push', '-q', 'origin', 'master')).toMatchObject({ code: 0 });
    const copy = await clone(server, server.address(repository));
    expect(await readFile(path.join(copy, 'a.js'), 'utf8')).toBe('1\n');
  });

  it('is not pushed to by others, nor without a token that may write', async () => {
    const repository = await server.repository(ada, 'mine-alone');
    const push = async (given?: string) => {
      const work = await begin(server, server.address(repository, given));
      await commitFiles(server, work, { 'a.js': '1\n' });
      return server.run(work, 'push', '-q', 'origin', 'main');
    };
    expect((await push()).code).not.toBe(0);
    expect((await push(await server.token(bea))).said).toMatch(/403|another member/);
    expect((await push(await server.token(ada, ['repo:read']))).said).toMatch(/403|may read and not push/);
    expect((await push('plinth_nonsense')).code).not.toBe(0);
    expect(await rows(repository)).toEqual([]);
  });

  it('keeps its earlier address after it was renamed', async () => {
    const repository = await server.repository(ada, 'before');
    const work = await begin(server, server.address(repository, token));
    await commitFiles(server, work, { 'a.js': '1\n' });
    await server.run(work, 'push', '-q', 'origin', 'main');
    const renamed = ada.client.from('git_repositories').update({ name: 'Näch der Sache' });
    const { data } = await renamed.eq('id', repository.id).select().single();
    expect(data.slug).toBe('nach-der-sache');
    await clone(server, server.address(data));
    await clone(server, server.address(repository));
    // Until somebody's repository takes it.
    const taken = await server.repository(ada, 'before');
    const copy = await clone(server, server.address(taken));
    await expect(readFile(path.join(copy, 'a.js'))).rejects.toThrow();
  });
});

describe('a private repository', () => {
  it('is cloned and pushed by its owner', async () => {
    const repository = await server.repository(ada, 'diary', true);
    const work = await begin(server, server.address(repository, token));
    await commitFiles(server, work, { 'day.md': 'Rain.\n' });
    expect(await server.run(work, 'push', '-q', 'origin', 'main')).toMatchObject({ code: 0 });
    const reading = await server.token(ada, ['repo:read']);
    const copy = await clone(server, server.address(repository, reading));
    expect(await readFile(path.join(copy, 'day.md'), 'utf8')).toBe('Rain.\n');
    const tree = await server.call(`${repository.owner}/diary/tree`, ada);
    expect(await tree.json()).toMatchObject({ files: [{ path: 'day.md' }] });
  });

  it('answers everybody else exactly as one that there is not', async () => {
    const repository = await server.repository(ada, 'hidden', true);
    const work = await begin(server, server.address(repository, token));
    await commitFiles(server, work, { 'a.md': 'x\n' });
    await server.run(work, 'push', '-q', 'origin', 'main');
    const beas = await server.token(bea);
    const basic = (given: string) => ({
      authorization: `Basic ${Buffer.from(`me:${given}`).toString('base64')}`,
    });
    const looks: [string, Record<string, string>][] = [
      ['', {}],
      ['beas', basic(beas)],
      ['wrong', basic('plinth_wrong')],
    ];
    for (const [who, headers] of looks) {
      for (const service of ['git-upload-pack', 'git-receive-pack']) {
        const answer = async (name: string) => {
          const place = `${server.url}/git/${repository.owner}/${name}.git/info/refs?service=${service}`;
          const response = await fetch(place, { headers });
          const { date, ...rest } = Object.fromEntries(response.headers);
          return { status: response.status, rest, body: await response.text() };
        };
        const hidden = await answer('hidden');
        expect(hidden.status, who).toBe(who === 'beas' ? 404 : 401);
        expect(await answer('nothing')).toEqual(hidden);
      }
    }
    for (const place of ['', '/tree', '/commits', '/raw?path=a.md', '/archive.zip']) {
      const answer = async (name: string, member: TestUser | null) => {
        const response = await server.call(`${repository.owner}/${name}${place}`, member);
        return { status: response.status, body: await response.json() };
      };
      for (const member of [null, bea]) {
        const hidden = await answer('hidden', member);
        expect(hidden.status).toBe(404);
        expect(await answer('nothing', member)).toEqual(hidden);
      }
    }
    const edit = { message: 'x', changes: [{ action: 'delete', path: 'a.md' }] };
    expect((await server.call(`${repository.owner}/hidden/commits`, bea, edit)).status).toBe(404);
    expect((await server.call(`${repository.owner}/hidden/commits`, null, edit)).status).toBe(401);
  });
});

describe('a token', () => {
  it('is told once, kept as a hash, seen and revoked by its owner alone', async () => {
    const repository = await server.repository(ada, 'revoked', true);
    const begun = Date.now();
    const { data: made } = await ada.client.rpc('create_access_token', {
      name: ' Old laptop ',
      scopes: ['repo:read'],
      days: 7,
    });
    expect(made).toMatchObject({ name: 'Old laptop', hint: made.token.slice(-4), scopes: ['repo:read'] });
    await clone(server, server.address(repository, made.token));
    const { data: kept } = await ada.client.from('access_tokens').select('*').eq('id', made.id).single();
    expect(JSON.stringify(kept)).not.toContain(made.token);
    expect(Date.parse(kept.last_used_at)).toBeGreaterThanOrEqual(begun - 1000);
    expect((await bea.client.from('access_tokens').select('*').eq('id', made.id)).data).toEqual([]);
    await bea.client.from('access_tokens').delete().eq('id', made.id);
    await clone(server, server.address(repository, made.token));
    await ada.client.from('access_tokens').delete().eq('id', made.id).throwOnError();
    await expect(clone(server, server.address(repository, made.token))).rejects.toThrow();
  });

  it('stops working when it expires', async () => {
    const repository = await server.repository(ada, 'expired', true);
    const short = await server.token(ada, ['repo:read']);
    await clone(server, server.address(repository, short));
    await server.server
      .operator()
      .from('access_tokens')
      .update({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .eq('hint', short.slice(-4))
      .throwOnError();
    await expect(clone(server, server.address(repository, short))).rejects.toThrow();
  });

  it('stops working while its account is suspended', async () => {
    const repository = await server.repository(ada, 'suspended', true);
    const own = await server.token(ada);
    await clone(server, server.address(repository, own));
    const suspend = (until: string | null) =>
      server.server.services.database.run(owner, {
        text: 'update auth.users set banned_until = $2 where id = $1',
        values: [ada.id, until],
      });
    await suspend('2100-01-01');
    await expect(clone(server, server.address(repository, own))).rejects.toThrow();
    await suspend(null);
    await clone(server, server.address(repository, own));
  });

  it('is refused to whom has no account, with unknown scopes, and for longer than a year', async () => {
    const make = (values: Record<string, unknown>, client = ada.client) =>
      client.rpc('create_access_token', { name: 'x', scopes: ['repo:read'], ...values });
    expect((await make({}, server.server.visitor())).error).not.toBeNull();
    expect((await make({ scopes: ['all'] })).error).not.toBeNull();
    expect((await make({ days: 400 })).error?.message).toBe('A token works for 1 to 366 days.');
  });
});

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GitBudget } from '../budgets/budgets.ts';
import { gitClientEnvironment } from '../testing/git-client.ts';
import type { TestUser } from '../testing/server.ts';
import type { Repositories } from './repositories.ts';
import { type GitServer, startGitServer } from './testing/git-server.ts';
import { processesIn } from './testing/processes.ts';
import { begin, commitFiles } from './testing/work.ts';

/** A server, and a member of it who may push. */
interface Site {
  server: GitServer;
  ada: TestUser;
  token: string;
}

async function startSite(budget: Partial<GitBudget>): Promise<Site> {
  const server = await startGitServer({}, budget);
  const ada = await server.server.user();
  return { server, ada, token: await server.token(ada) };
}

let site: Site;
let server: GitServer;
beforeAll(async () => {
  site = await startSite({ storeMilliseconds: 4_000 });
  server = site.server;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

/** A repository, and a working copy of it with one commit that was pushed. */
async function pushed(name: string, { server, ada, token } = site) {
  const repository = await server.repository(ada, name);
  const work = await begin(server, server.address(repository, token));
  await commitFiles(server, work, { 'index.html': 'x\n' });
  expect(await server.run(work, 'push', '-q', 'origin', 'main')).toMatchObject({ code: 0 });
  return { repository, work };
}

const copies = ({ folder } = server) => path.join(folder, 'copies-');

/** A push whose look by the server takes for ever. */
async function endlessPush(name: string, on = site) {
  const { server } = on;
  const { work } = await pushed(name, on);
  const { promise, resolve } = Promise.withResolvers<AbortSignal | undefined>();
  vi.spyOn(server.git.repositories as Repositories, 'receive').mockImplementation((_state, { signal }) => {
    resolve(signal);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('left'))));
  });
  await commitFiles(server, work, { 'a.js': '1\n' });
  const client = spawn('git', ['push', '-q', 'origin', 'main'], {
    cwd: work,
    env: gitClientEnvironment(server.folder),
    stdio: 'ignore',
    detached: true,
  });
  const code = new Promise<number | null>((done) => client.once('exit', done));
  await promise;
  expect((await processesIn(copies(server))).join()).toContain('receive-pack');
  return { client, code, work };
}

describe('git ends', () => {
  it('with all its helpers when the client leaves', async () => {
    const { client, work } = await endlessPush('left');
    // With the helper that holds the connection.
    process.kill(-(client.pid as number), 'SIGKILL');
    await expect.poll(() => processesIn(copies())).toEqual([]);
    vi.restoreAllMocks();
    expect(await server.run(work, 'push', '-q', 'origin', 'main')).toMatchObject({ code: 0 });
  });

  it('at its deadline, and the client is not told that all is well', async () => {
    const quick = await startSite({ pushMilliseconds: 5_000 });
    try {
      const { code, work } = await endlessPush('late', quick);
      await expect.poll(() => processesIn(copies(quick.server))).toEqual([]);
      expect(await code).not.toBe(0);
      vi.restoreAllMocks();
      expect(await quick.server.run(work, 'push', '-q', 'origin', 'main')).toMatchObject({ code: 0 });
    } finally {
      await quick.server.close();
    }
  });
});

describe('a page', () => {
  it('that takes too long is given up, and says when to come again', async () => {
    const quick = await startGitServer({}, { readMilliseconds: 1 });
    try {
      const owner = await quick.server.user();
      const row = await quick.repository(owner, 'slow');
      const changes = [{ action: 'write', path: 'a.js', content: 'x' }];
      const made = await quick.call(`${row.owner}/slow/commits`, owner, { message: 'Begin', changes });
      expect(made.status).toBe(200);
      for (const place of ['page', 'tree', 'commits', 'archive.zip', 'raw?path=a.js']) {
        const answer = await quick.call(`${row.owner}/slow/${place}`);
        expect([place, answer.status, (await answer.json()).code]).toEqual([place, 503, 'too_slow']);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    } finally {
      await quick.close();
    }
  });

  it('of a change with very many lines shows its files alone', async () => {
    const { repository, work } = await pushed('lines');
    await commitFiles(server, work, { 'lines.txt': '\n'.repeat(400_000) });
    await server.run(work, 'push', '-q', 'origin', 'main');
    const sha = (await server.run(work, 'rev-parse', 'HEAD')).said.trim();
    const answer = await server.call(`${repository.owner}/lines/commits/${sha}`);
    const { files, is_truncated } = await answer.json();
    expect([is_truncated, files]).toEqual([
      true,
      [expect.objectContaining({ path: 'lines.txt', hunks: [] })],
    ]);
  });

  it('of a commit between two pushes that is larger than a repository can be is refused as a zip', async () => {
    const { repository, work } = await pushed('between');
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`f${at}.txt`, `${at}\n`]));
    await commitFiles(server, work, many);
    const sha = (await server.run(work, 'rev-parse', 'HEAD')).said.trim();
    await server.run(work, 'rm', '-q', 'f*.txt');
    await server.run(work, 'commit', '-q', '-m', 'Smaller again');
    expect(await server.run(work, 'push', '-q', 'origin', 'main')).toMatchObject({ code: 0 });
    const place = `${repository.owner}/between/archive.zip`;
    expect((await server.call(place)).status).toBe(200);
    const answer = await server.call(`${place}?ref=${sha}`);
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'too_large_to_show']);
  });
});

describe('a push is refused', () => {
  it('with a commit that says more than a page can show', async () => {
    const { work } = await pushed('wordy');
    await writeFile(path.join(work, '../words'), 'word '.repeat(20_000));
    await server.run(work, 'commit', '-q', '--allow-empty', '-F', '../words');
    const { code, said } = await server.run(work, 'push', '-q', 'origin', 'main');
    expect([code, said]).toEqual([1, expect.stringContaining('what a commit says can have at most 64 kB.')]);
  });

  it('with folders in folders that name each other ten times at each level', async () => {
    const { work } = await pushed('folders');
    const hash = async (lines: string) => {
      await writeFile(path.join(work, '../tree'), lines);
      const made = await server.run(work, '-c', 'alias.make=!git mktree < ../tree', 'make');
      return made.said.trim();
    };
    let tree = await hash('');
    // Nothing in them has a name that could be listed: ten thousand million folders, of eleven objects.
    for (let level = 0; level < 10; level += 1) {
      tree = await hash(Array.from({ length: 10 }, (_, at) => `040000 tree ${tree}\td${at}\n`).join(''));
    }
    const commit = (await server.run(work, 'commit-tree', tree, '-p', 'HEAD', '-m', 'Deep')).said.trim();
    const { code, said } = await server.run(work, 'push', '-q', 'origin', `${commit}:refs/heads/main`);
    expect([code, said]).toEqual([1, expect.stringContaining('takes too long to look at')]);
    await expect.poll(() => processesIn(copies())).toEqual([]);
  });

  it('whose objects unpack to more than a machine has', async () => {
    const { repository, work } = await pushed('unpacked');
    const tip = (await server.run(work, 'rev-parse', 'HEAD')).said.trim();
    const pack = deltaBomb();
    const line = `${tip} ${'1'.repeat(40)} refs/heads/main\0 report-status`;
    const command = `${(line.length + 4).toString(16).padStart(4, '0')}${line}0000`;
    const response = await fetch(`${server.address(repository)}/git-receive-pack`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${site.token}`,
        'content-type': 'application/x-git-receive-pack-request',
      },
      body: Buffer.concat([Buffer.from(command, 'latin1'), pack]),
    });
    expect(await response.text()).toMatch(/unpack (?!ok)/);
    await expect.poll(() => processesIn(copies())).toEqual([]);
  });
});

/** Last: this server does nothing with git afterwards. */
it('git ends when the server stops', async () => {
  const { code } = await endlessPush('stopped');
  await server.git.repositories?.stop();
  await expect.poll(() => processesIn(copies())).toEqual([]);
  expect(await code).not.toBe(0);
});

/** A pack of two kilobytes: a megabyte of zeros, and an object that is that megabyte three thousand times. */
function deltaBomb(): Buffer {
  const megabyte = 1024 * 1024;
  const times = 3_000;
  const base = Buffer.alloc(megabyte);
  const varint = (value: number) => {
    const bytes: number[] = [];
    for (let left = value; ; left = Math.floor(left / 128)) {
      bytes.push((left % 128) | (left >= 128 ? 0x80 : 0));
      if (left < 128) return Buffer.from(bytes);
    }
  };
  /** Type and size as packs have them: four bits of the size with the type, then seven each. */
  const header = (type: number, size: number) => {
    const rest = Math.floor(size / 16);
    const first = (type << 4) | (size % 16) | (rest > 0 ? 0x80 : 0);
    return rest > 0 ? Buffer.concat([Buffer.from([first]), varint(rest)]) : Buffer.from([first]);
  };
  // Copy from offset 0, with the third byte of the size alone: 0x100000 bytes.
  const copy = Buffer.from([0x80 | 0x40, 0x10]);
  const delta = Buffer.concat([
    varint(megabyte),
    varint(megabyte * times),
    ...Array<Buffer>(times).fill(copy),
  ]);
  const id = createHash('sha1').update(`blob ${megabyte}\0`).update(base).digest();
  const count = Buffer.from([0, 0, 0, 2, 0, 0, 0, 2]);
  const body = Buffer.concat([
    Buffer.from('PACK'),
    count,
    header(3, megabyte),
    deflateSync(base),
    header(7, delta.length),
    id,
    deflateSync(delta),
  ]);
  return Buffer.concat([body, createHash('sha1').update(body).digest()]);
}

import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { orderAtTerminal } from '../testing/operator.ts';
import { runDataCommand, startServerProcess } from '../testing/process.ts';
import { nodeFlags } from './node-flags.mjs';

let folder: string;
const place = (name: string) => path.join(folder, name);
const nobody = 65_534;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-data-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * What of the data folder others may read or write, the folder itself included; sockets are looked at too. But for a list of its
 * own tables that the embedded PostgreSQL writes under modes of its own, in folders that are shut.
 */
async function open(data: string): Promise<string[]> {
  const names = ['', ...(await readdir(data, { recursive: true }))];
  const modes = await Promise.all(
    names.map(async (name) => {
      const found = await lstat(path.join(data, name)).catch(() => null);
      return found && (found.mode & 0o077) !== 0 ? `${name} ${(found.mode & 0o777).toString(8)}` : null;
    }),
  );
  return modes.filter((one): one is string => one !== null && !/^database\/.+\/pg_internal\.init /.test(one));
}

it('a new data folder, all that comes into it and a backup are for the account that runs the site alone', async () => {
  const before = process.umask(0o022);
  try {
    const server = await startServerProcess(place('data'), { LOG_LEVEL: 'info' });
    const { publishableKey } = (await (await fetch(`${server.url}/.well-known/plinth.json`)).json()) as {
      publishableKey: string;
    };
    const response = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org', password: 'a long enough password' }),
    });
    expect(response.status).toBe(200);
    expect(await server.mails()).toHaveLength(1);
    expect((await readdir(place('data'))).sort()).toEqual(
      expect.arrayContaining(['control', 'database', 'lock', 'mail']),
    );
    expect(await open(place('data'))).toEqual([]);
    expect(server.output()).not.toContain('data_folder');
    await server.stop();
    expect(await open(place('data'))).toEqual([]);
    expect((await runDataCommand('backup', place('backup'), place('data'))).code).toBe(0);
    expect((await lstat(place('backup'))).mode & 0o777).toBe(0o600);
    await orderAtTerminal(place('data'), ['list']);
    expect(await open(place('data'))).toEqual([]);
  } finally {
    process.umask(before);
  }
});

it('a start shuts a folder that an earlier release left open, and another account reads nothing any more', async () => {
  const data = place('data');
  const first = await startServerProcess(data, { LOG_LEVEL: 'silent' });
  await first.stop();
  await mkdir(path.join(data, 'mail'), { recursive: true });
  const mail = path.join(data, 'mail/1.json');
  await writeFile(mail, '{"text": "a link"}');
  for (const name of ['', 'mail', 'mail/1.json', 'database', 'lock', 'files'])
    await chmod(path.join(data, name), name.includes('.') || name === 'lock' ? 0o644 : 0o755);
  const server = await startServerProcess(data, { LOG_LEVEL: 'info' });
  expect(await open(data)).toEqual([]);
  expect(server.output()).toContain('data_folder_made_private');
  // Only root can be somebody else for a moment.
  if (process.getuid?.() === 0) {
    await expect(promisify(execFile)('cat', [mail], { uid: nobody, gid: nobody })).rejects.toThrow(
      'Permission denied',
    );
  }
  expect(await readFile(mail, 'utf8')).toContain('a link');
  await server.stop();
});

const stranger = { uid: 1_234_567, gid: 0 };
const main = path.resolve('server/main.ts');
/** Whether another account may be taken, and may read the product where it is. */
const othersMayRead =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['-e', `fs.accessSync(${JSON.stringify(main)})`], stranger).status === 0;

// As a platform runs it that chooses a user, who is only of the folder's group.
if (othersMayRead)
  it('a folder of another owner is started with, under a warning', async () => {
    const data = place('data');
    await mkdir(data);
    await chmod(data, 0o770);
    const child = spawn(process.execPath, [...nodeFlags, main], {
      env: { ...process.env, DATA_DIR: data, PORT: '0', LOG_LEVEL: 'error', HOME: data },
      ...stranger,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = await readyOutput(child);
    expect(output).toContain('data_folder_not_private');
    expect(output).toContain('it has the mode 0770, belongs to the account 0 and can not be changed');
    // What it writes itself is its own all the same.
    expect(await open(data)).toEqual([' 770']);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
  });

function readyOutput(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('Plinth is ready')) resolve(output);
      });
    }
    child.once('error', reject);
    child.once('exit', () => reject(new Error(output)));
  });
}

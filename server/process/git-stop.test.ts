import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { processesIn } from '../git/testing/processes.ts';
import { findProgram } from '../testing/find-program.ts';
import { pressLink } from '../testing/press-link.ts';
import { startServerProcess } from '../testing/process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-git-stop-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A git that never ends where a test asks for it: a command, with helpers, that listens to nobody. */
async function endlessGit(...commands: string[]): Promise<string> {
  const programs = path.join(folder, 'programs');
  await mkdir(programs, { recursive: true });
  const script = `#!/bin/sh
case " $* " in
  ${commands.map((command) => `*" ${command} "*`).join('|')}) trap '' TERM INT HUP PIPE; sleep 100000 & sleep 100000; sleep 100000 ;;
esac
exec ${findProgram('git')} "$@"
`;
  await writeFile(path.join(programs, 'git'), script);
  await chmod(path.join(programs, 'git'), 0o755);
  return programs;
}

it.each([
  ['a small process', 'on'],
  ['the server itself', 'off'],
])(
  'SIGTERM ends the process and every git that %s has started, for a client and for an edit',
  async (_, launcher) => {
    const programs = await endlessGit('http-backend', 'fast-import');
    const server = await startServerProcess(path.join(folder, `data-${launcher}`), {
      GIT_LAUNCHER: launcher,
      PATH: `${programs}:${process.env.PATH}`,
      RATE_LIMIT_FACTOR: '0',
    });
    const { publishableKey } = await (await fetch(`${server.url}/.well-known/plinth.json`)).json();
    const client = createClient(server.url, publishableKey, { auth: { persistSession: false } });
    const account = { email: 'git@example.org', password: 'a long enough password' };
    await client.auth.signUp(account);
    const [mail] = await server.mails();
    await pressLink(mail?.links.find((link) => link.includes('/verify')) ?? '');
    const { data } = await client.auth.signInWithPassword(account);
    await client.auth.stopAutoRefresh();
    const row = await client
      .from('git_repositories')
      .insert({ name: 'endless' })
      .select()
      .single()
      .throwOnError();
    const { owner, slug } = row.data;

    const clone = fetch(`${server.url}/git/${owner}/${slug}.git/info/refs?service=git-upload-pack`);
    const edit = fetch(`${server.url}/functions/v1/git/${owner}/${slug}/commits`, {
      method: 'POST',
      headers: { apikey: publishableKey, Authorization: `Bearer ${data.session?.access_token}` },
      body: JSON.stringify({ message: 'Begin', changes: [{ action: 'write', path: 'a.js', content: 'x' }] }),
    });
    const asked = Promise.allSettled([clone, edit]);
    const running = async () => {
      const all = (await processesIn(path.join(folder, `data-${launcher}`))).join('\n');
      return ['http-backend', 'fast-import'].filter((name) => all.includes(name));
    };
    await expect.poll(running).toEqual(['http-backend', 'fast-import']);
    expect(await server.stop()).toBe(0);
    await expect.poll(() => processesIn(path.join(folder, `data-${launcher}`))).toEqual([]);
    await asked;
  },
);

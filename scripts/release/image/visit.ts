import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { gitClientEnvironment } from '../../../server/testing/git-client.ts';
import { pressLink } from '../../../server/testing/press-link.ts';

/** Signs up in each container. */
export const visitor = { email: 'ada@example.org', password: 'correct horse battery staple' };

/** Looks at every kind of file that the image has to hold. Rejects with what is wrong. */
export async function look(url: string): Promise<void> {
  const gallery = await (await get(`${url}/templates`)).text();
  const id = find(gallery, /href="\/template\/([^"/?#]+)"/);
  const page = await (await get(`${url}/template/${id}`)).text();
  await get(url + find(page, /href="(\/downloads\/[^"]+)"/));
  // By this name of the machine they are under their paths; by the other they lead to hosts that only browsers find.
  const byName = url.replace('//127.0.0.1', '//localhost');
  await get(`${byName}/demo/${id}/`);
  const product = find(await (await get(`${url}/premium`)).text(), /href="\/premium\/([^"/?#]+)"/);
  await get(`${byName}/preview/${product}/`);
  await get(`${url}/films/${product}.webm`);
  await get(url + find(gallery, /src="(\/assets\/[^"]+)"/));
  await get(`${url}/readyz`);
}

/** Signs up by a mail, makes a repository and pushes to it. */
export async function signUpAndPush(url: string): Promise<void> {
  const site = await connect(url);
  check(await site.auth.signUp(visitor));
  const mails = (await (await get(`${url}/_mailbox.json`)).json()) as { links: string[] }[];
  const link = mails.flatMap(({ links }) => links).find((address) => address.includes('/auth/v1/verify'));
  if (!link) throw new Error('no mail to confirm the account');
  await pressLink(link);
  check(await site.auth.signInWithPassword(visitor));
  const values = { name: 'Laptop', scopes: ['repo:read', 'repo:write'] };
  const { token } = check(await site.rpc('create_access_token', values)) as { token: string };
  const made = check(await site.from('git_repositories').insert({ name: 'Notes' }).select().single());
  const address = addressOf(url, made, token);
  await withGit(async (git, folder) => {
    await git('init', '--quiet', '--initial-branch=main', '.');
    writeFileSync(path.join(folder, 'notes.md'), '# Notes\n');
    await git('add', '.');
    await git('commit', '--quiet', '--message=Begin');
    await git('push', '--quiet', address, 'main');
  });
}

/** Signs in again, edits the repository and clones it: what was there before is there still. */
export async function signInAndClone(url: string): Promise<void> {
  const site = await connect(url);
  check(await site.auth.signInWithPassword(visitor));
  const [made] = check(await site.from('git_repositories').select().eq('name', 'Notes'));
  const file = { repository_id: made.id, filename: `${Date.now()}.md`, content: 'More' };
  check(await site.from('git_repository_files').insert(file).select());
  await withGit(async (git) => {
    await git('clone', '--quiet', addressOf(url, made), '.');
    const files = await git('ls-files');
    if (!files.includes('notes.md') || !files.includes(file.filename))
      throw new Error(`the clone has ${files}`);
  });
}

async function connect(url: string) {
  const { publishableKey } = (await (await get(`${url}/.well-known/plinth.json`)).json()) as {
    publishableKey: string;
  };
  return createClient(url, publishableKey, { auth: { persistSession: false } });
}

function addressOf(url: string, { owner, slug }: { owner: string; slug: string }, token?: string): string {
  const place = new URL(`${url}/git/${owner}/${slug}.git`);
  if (token) Object.assign(place, { username: 'me', password: token });
  return place.href;
}

async function withGit(work: (git: (...args: string[]) => Promise<string>, folder: string) => Promise<void>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plinth-git-'));
  try {
    const options = { cwd: folder, env: gitClientEnvironment(folder) };
    await work(async (...args) => (await promisify(execFile)('git', args, options)).stdout, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function get(address: string): Promise<Response> {
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return response;
}

function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (!found) throw new Error(`a page has nothing like ${pattern}`);
  return found;
}

function check<A extends { data: unknown; error: { message: string } | null }>(
  answer: A,
): NonNullable<A['data']> {
  if (answer.error || !answer.data) throw new Error(answer.error?.message ?? 'no answer');
  return answer.data;
}

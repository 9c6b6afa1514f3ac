import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember } from '../../auth/testing/journey.ts';
import { newKeeper } from '../../auth/testing/passkey.ts';
import { owner } from '../../database/database.ts';
import { insertRow } from '../../database/test-rows.ts';
import { gitClientEnvironment } from '../../testing/git-client.ts';
import { websiteZip } from '../../testing/storage.ts';
import { type AccountServer, startAccountServer } from './testing/account-server.ts';
import { fillAccount } from './testing/fill-account.ts';

let site: AccountServer;
beforeAll(async () => {
  site = await startAccountServer();
});
afterAll(() => site.close());

const tokenOf = (member: { session: { access_token: string } }) => member.session.access_token;
async function unpack(answer: Response) {
  expect(answer.status).toBe(200);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

test('an archive holds the rows, files and repositories of the account, and of nobody else', async () => {
  const other = await newMember(site.server);
  await fillAccount(site, other);
  const member = await newMember(site.server);
  await fillAccount(site, member);
  const answer = await site.ask('GET', 'export', tokenOf(member));
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="account-\d{4}-\d\d-\d\d\.zip"$/,
  );
  const files = await unpack(answer);
  const names = Object.keys(files).sort();
  const repository = names.find((name) => name.endsWith('.bundle'))?.replace('.bundle', '') ?? '';
  expect(names.filter((name) => !name.startsWith('avatar/'))).toEqual(
    [
      'README.txt',
      'data/access_tokens.json',
      'data/account.json',
      'data/ai_checkpoints.json',
      'data/audit_log.json',
      'data/git_repositories.json',
      'data/orders.json',
      'data/passkeys.json',
      'data/projects.json',
      'data/reports.json',
      'data/sessions.json',
      'data/site_checks.json',
      'data/site_deployments.json',
      'data/site_domains.json',
      'data/site_form_entries.json',
      'data/site_visits.json',
      'data/sites.json',
      'data/suggestion_comments.json',
      'data/suggestion_votes.json',
      'data/template_download_history.json',
      'data/template_favourites.json',
      'data/testimonial_authors.json',
      'data/user_handles.json',
      'data/user_profiles.json',
      'files/1-site.zip',
      'files/deep/2-site.zip',
      `${repository}.bundle`,
      `${repository}/notes.md`,
    ].sort(),
  );
  expect(names.filter((name) => name.startsWith('avatar/'))).toHaveLength(1);
  const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  expect(read('data/account.json')).toMatchObject({ id: member.id, email: member.email });
  expect(read('data/projects.json')).toMatchObject([{ title: 'A draft of mine', status: 'draft' }]);
  expect(read('data/user_profiles.json')).toMatchObject([{ first_name: 'Ada' }]);
  expect(read('data/sessions.json')).toMatchObject([{ is_current: true }]);
  expect(Buffer.from(files['files/1-site.zip'] ?? []).equals(websiteZip())).toBe(true);
  const all = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
  for (const secret of [other.id, other.email, 'plinth_', 'encrypted_password', 'argon2'])
    expect(all).not.toContain(secret);

  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-bundle-'));
  await writeFile(path.join(folder, 'all.bundle'), files[`${repository}.bundle`] ?? '');
  await promisify(execFile)('git', ['clone', '-q', 'all.bundle', 'work'], {
    cwd: folder,
    env: gitClientEnvironment(folder),
  });
  expect(await readFile(path.join(folder, 'work/notes.md'), 'utf8')).toBe('# Notes');
  await rm(folder, { recursive: true });
});

test('what was found out about sites is there to be read, also of files that others have published as well', async () => {
  const members = [await newMember(site.server), await newMember(site.server)] as const;
  const { database } = site.server.services;
  const found = {
    state: 'done',
    axe_faults: 2,
    bytes: 92_160,
    requests: 7,
    foreign_hosts: ['fonts.example'],
    findings: [{ kind: 'broken-link', page: '/', target: '/gone' }],
  };
  const hash = 'e'.repeat(64);
  await insertRow(database, owner, 'public.site_checks', {
    hash,
    ...found,
    findings: JSON.stringify(found.findings),
  });
  for (const [index, { id }] of members.entries()) {
    const siteId = randomUUID();
    const deployment = { site_id: siteId, user_id: id, source: 'upload', files: 1, bytes: 1 };
    await insertRow(database, owner, 'public.sites', { id: siteId, user_id: id, name: `tea-${index}` });
    await insertRow(database, owner, 'public.site_deployments', {
      ...deployment,
      label: `a1b2c3d4e${index}`,
      check_hash: hash,
    });
    // One that nobody has looked at.
    await insertRow(database, owner, 'public.site_deployments', {
      ...deployment,
      label: `b1b2c3d4e${index}`,
    });
  }
  const files = await unpack(await site.ask('GET', 'export', tokenOf(members[0])));
  expect(JSON.parse(strFromU8(files['data/site_checks.json'] ?? new Uint8Array()))).toMatchObject([
    { label: 'a1b2c3d4e0', ...found },
  ]);
});

test('passkeys are named, without what they sign with', async () => {
  const { config } = site.server.services;
  const { siteUrl } = config;
  config.siteUrl = site.server.url.replace('127.0.0.1', 'localhost');
  const member = await newKeeper(site.server);
  const files = await unpack(await site.ask('GET', 'export', tokenOf(member)));
  const [passkey] = JSON.parse(strFromU8(files['data/passkeys.json'] ?? new Uint8Array()));
  expect(passkey).toEqual({ id: member.passkeyId, friendly_name: 'Passkey', created_at: expect.any(String) });
  config.siteUrl = siteUrl;
});

test('an empty account has an archive, too', async () => {
  const files = await unpack(await site.ask('GET', 'export', tokenOf(await newMember(site.server))));
  expect(JSON.parse(strFromU8(files['data/projects.json'] ?? new Uint8Array()))).toEqual([]);
});

test('more rows than one page are all there', async () => {
  const member = await newMember(site.server);
  const rows = Array.from({ length: 450 }, (_, index) => ({ template_id: `template-${index}` }));
  expect((await member.client.from('template_favourites').insert(rows)).error).toBeNull();
  const files = await unpack(await site.ask('GET', 'export', tokenOf(member)));
  expect(JSON.parse(strFromU8(files['data/template_favourites.json'] ?? new Uint8Array()))).toHaveLength(450);
});

test('nobody else gets it, and it is limited', async () => {
  expect((await site.ask('GET', 'export')).status).toBe(401);
  const limited = await startAccountServer({ rateLimitFactor: 1 });
  try {
    const member = await newMember(limited.server);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) {
      const answer = await limited.ask('GET', 'export', tokenOf(member));
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  } finally {
    await limited.close();
  }
});

test('asking for its head takes no place: exports and pictures go on after any number of them', async () => {
  const member = await newMember(site.server);
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await site.ask('HEAD', 'export', tokenOf(member));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  }
  expect(Object.keys(await unpack(await site.ask('GET', 'export', tokenOf(member))))).toContain('README.txt');
});

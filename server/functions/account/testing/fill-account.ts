import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Member } from '../../../auth/testing/journey.ts';
import { websiteZip } from '../../../testing/storage.ts';
import type { AccountServer } from './account-server.ts';

/** Gives an account something of everything. Returns the id of its repository, which has a commit. */
export async function fillAccount(site: AccountServer, { client, id, session }: Member): Promise<string> {
  const bucket = client.storage.from('project-files');
  for (const name of ['1-site.zip', 'deep/2-site.zip']) {
    const { error } = await bucket.upload(`${id}/${name}`, websiteZip(), { contentType: 'application/zip' });
    expect(error).toBeNull();
  }
  const zip_file_url = bucket.getPublicUrl(`${id}/1-site.zip`).data.publicUrl;
  const insert = async (table: string, row: object) => {
    const { error } = await client.from(table).insert(row);
    expect(error, table).toBeNull();
  };
  await insert('user_profiles', { first_name: 'Ada' });
  await insert('projects', { title: 'A draft of mine', zip_file_url, status: 'draft' });
  await insert('template_favourites', { template_id: 'pizza-world' });
  await insert('ai_checkpoints', {
    chat_id: '6e1f6a0e-3a44-4f1a-9a52-94a4f3cf1e10',
    step: 1,
    label: 'A bakery in Ghent',
    html: '<h1>Bread</h1>',
    made_at: '2026-11-22T10:00:00Z',
  });
  await insert('template_download_history', { template_id: 'pizza-world', version: '1.0.0' });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  expect((await site.ask('POST', 'avatar', session.access_token, picture)).status).toBe(200);
  const name = `notes-${createHash('sha256').update(id).digest('hex').slice(0, 6)}`;
  const made = await client.from('git_repositories').insert({ name, is_private: true }).select().single();
  expect(made.error).toBeNull();
  const repository = String(made.data?.id);
  await insert('git_repository_files', {
    repository_id: repository,
    filename: 'notes.md',
    content: '# Notes',
  });
  expect(
    (await client.rpc('create_access_token', { name: 'Laptop', scopes: ['repo:read'] })).error,
  ).toBeNull();
  await site.git.repositories?.open(repository);
  return repository;
}

import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestUser } from '../testing/server.ts';
import { type Fixture, startFixture } from './testing/fixture.ts';

// The calls that the site itself makes, through the official client.

let fixture: Fixture;
let anon: SupabaseClient;
let owner: TestUser;
let other: TestUser;

beforeAll(async () => {
  fixture = await startFixture();
  anon = fixture.anon;
  owner = await fixture.server.user();
  other = await fixture.server.user();
});
afterAll(() => fixture.server.close());

const project = (title: string, extra: object = {}) => ({
  title,
  description: 'Project uploaded from community',
  content: null,
  tags: ['html', 'css'],
  preview_url: 'https://example.org/preview',
  image_url: null,
  zip_file_url: `http://localhost:3000/storage/v1/object/public/project-files/${owner.id}/site.zip`,
  status: 'published',
  slug: '',
  user_id: owner.id,
  ...extra,
});

test('a project is created, listed, counted, found by its slug and deleted by its owner alone', async () => {
  const first = await owner.client.from('projects').insert(project('First light')).select().single();
  expect(first).toMatchObject({
    status: 201,
    error: null,
    data: { slug: 'first-light', tags: ['html', 'css'] },
  });
  await owner.client.from('projects').insert(project('Second wind')).throwOnError();
  await owner.client
    .from('projects')
    .insert(project('Still a draft', { status: 'draft' }))
    .throwOnError();

  const list = await anon
    .from('projects')
    .select('*')
    .eq('status', 'published')
    .order('created_at', { ascending: false });
  expect(list.data?.map(({ title }) => title)).toEqual(['Second wind', 'First light']);

  const counted = await anon.rpc('increment_downloads', { project_id: first.data.id });
  expect(counted).toMatchObject({ status: 204, data: null, error: null });
  const one = await anon
    .from('projects')
    .select('*')
    .eq('slug', 'first-light')
    .eq('status', 'published')
    .single();
  expect(one).toMatchObject({ status: 200, data: { id: first.data.id, downloads_count: 1 } });

  for (const stranger of [anon, other.client]) {
    await stranger.from('projects').delete().eq('id', first.data.id);
    await stranger.from('projects').update({ title: 'Taken over' }).eq('id', first.data.id);
  }
  const kept = await anon.from('projects').select('title').eq('id', first.data.id).single();
  expect(kept.data).toEqual({ title: 'First light' });

  const deleted = await owner.client.from('projects').delete().eq('id', first.data.id);
  expect(deleted).toMatchObject({ status: 204, error: null });
  const gone = await anon.from('projects').select('id').eq('slug', 'first-light').single();
  expect(gone).toMatchObject({
    status: 406,
    error: { code: 'PGRST116', details: 'The result contains 0 rows' },
  });
});

test('drafts are seen by their owner, and nobody creates projects for others', async () => {
  const drafts = (client: SupabaseClient) => client.from('projects').select('title').eq('status', 'draft');
  expect((await drafts(owner.client)).data).toEqual([{ title: 'Still a draft' }]);
  expect((await drafts(other.client)).data).toEqual([]);
  expect((await drafts(anon)).data).toEqual([]);
  expect((await drafts(fixture.operator)).data).toEqual([{ title: 'Still a draft' }]);

  expect(await other.client.from('projects').insert(project('Not mine'))).toMatchObject({
    status: 403,
    error: { code: '42501' },
  });
  expect(await anon.from('projects').insert(project('Nobody'))).toMatchObject({
    status: 401,
    error: { code: '42501' },
  });
});

test('a profile that is missing is told apart, created and changed', async () => {
  const read = () => owner.client.from('user_profiles').select('*').eq('user_id', owner.id).single();
  expect((await read()).error?.code).toBe('PGRST116');
  const created = await owner.client.from('user_profiles').insert({ user_id: owner.id }).select().single();
  expect(created.data).toMatchObject({ user_id: owner.id, first_name: '' });
  const changed = await owner.client
    .from('user_profiles')
    .update({ first_name: 'Ada', website: 'https://example.org' })
    .eq('user_id', owner.id)
    .select()
    .single();
  expect(changed).toMatchObject({ status: 200, data: { first_name: 'Ada' } });
  expect((await read()).data).toMatchObject({ first_name: 'Ada' });
  expect((await other.client.from('user_profiles').select('*')).data).toEqual([]);
  expect(
    (await other.client.from('user_profiles').update({ first_name: 'X' }).eq('user_id', owner.id).select())
      .data,
  ).toEqual([]);

  const saved = await owner.client
    .from('user_profiles')
    .upsert({ user_id: owner.id, title: 'Engineer' }, { onConflict: 'user_id' })
    .select('first_name, title')
    .single();
  expect(saved.data).toEqual({ first_name: 'Ada', title: 'Engineer' });
});

test('repositories and their files', async () => {
  const { data: repository } = await owner.client
    .from('git_repositories')
    .insert({ user_id: owner.id, name: 'tools', description: null, is_private: false })
    .select()
    .single()
    .throwOnError();
  await owner.client
    .from('git_repositories')
    .insert({ user_id: owner.id, name: 'secret', is_private: true })
    .throwOnError();
  const files = ['b.js', 'a.html'].map((filename) => ({
    repository_id: repository.id,
    filename,
    content: 'text',
    file_size: 4,
  }));
  expect((await owner.client.from('git_repository_files').insert(files)).status).toBe(201);

  const mine = await owner.client
    .from('git_repositories')
    .select('*')
    .eq('user_id', owner.id)
    .order('updated_at', { ascending: false });
  expect(mine.data?.map(({ name }) => name).sort()).toEqual(['secret', 'tools']);
  const shared = await anon
    .from('git_repositories')
    .select('*')
    .eq('is_private', false)
    .order('updated_at', { ascending: false });
  expect(shared.data).toMatchObject([{ name: 'tools', file_count: 2 }]);
  const read = await anon
    .from('git_repository_files')
    .select('*')
    .eq('repository_id', repository.id)
    .order('filename');
  expect(read.data?.map(({ filename }) => filename)).toEqual(['a.html', 'b.js']);
  const together = await anon
    .from('git_repositories')
    .select('name, git_repository_files(filename)')
    .eq('id', repository.id)
    .order('filename', { referencedTable: 'git_repository_files', ascending: false })
    .single();
  expect(together.data).toEqual({
    name: 'tools',
    git_repository_files: [{ filename: 'b.js' }, { filename: 'a.html' }],
  });
});

test('suggestions and testimonials are for everybody to read, and to write through their own functions', async () => {
  const suggestion = { name: 'Ada', email: 'ada@example.org', suggestion: 'More themes' };
  expect(await anon.from('suggestions').insert(suggestion)).toMatchObject({
    status: 401,
    error: { code: '42501' },
  });
  expect((await fixture.operator.from('suggestions').insert(suggestion)).error).toBeNull();
  const suggestions = await anon.from('suggestions').select('*').order('created_at', { ascending: false });
  expect(suggestions.data).toMatchObject([{ name: 'Ada', email: 'a•••@example.org' }]);

  const testimonial = { name: 'Ada', rating: 5, review: 'Fine work' };
  expect(await anon.from('testimonials').insert(testimonial)).toMatchObject({
    status: 401,
    error: { code: '42501' },
  });
  expect((await fixture.operator.from('testimonials').insert(testimonial)).error).toBeNull();
  const testimonials = await anon.from('testimonials').select('*').order('created_at', { ascending: false });
  expect(testimonials.data).toMatchObject([testimonial]);
  const ratings = await anon.from('testimonial_ratings').select('*');
  expect(ratings.data).toEqual([{ rating: 5, testimonials: 1 }]);
  // Sums cannot be written to: that is said, and no fault of the server's.
  expect(await anon.from('testimonial_ratings').insert({ rating: 5 })).toMatchObject({
    status: 405,
    error: { code: '55000' },
  });
});

test('a limit that a function of the database has is told in its words, and is no fault of the server’s', async () => {
  const { client } = await fixture.server.user();
  for (let turn = 0; turn < 10; turn += 1) {
    expect((await client.rpc('choose_handle', { handle: `ann-${turn}` })).error).toBeNull();
  }
  expect(await client.rpc('choose_handle', { handle: 'ann-more' })).toMatchObject({
    status: 400,
    error: { code: '54000', message: 'You have changed this name too often.' },
  });
});

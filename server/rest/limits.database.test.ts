import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fixture, startFixture } from './testing/fixture.ts';

let fixture: Fixture;

beforeAll(async () => {
  // A tenth of the usual tries: 3 projects of an account, 6 of an address.
  fixture = await startFixture('', { rateLimitFactor: 0.1 });
});
afterAll(() => fixture.server.close());

test('an address that writes too often waits, and is told how long', async () => {
  const remove = (client: SupabaseClient) =>
    client
      .from('suggestion_comments')
      .delete()
      .eq('id', crypto.randomUUID())
      .then(({ status }) => status);
  const members = [await fixture.server.user(), await fixture.server.user(), await fixture.server.user()];
  // A tenth of 60 of the address, in two accounts.
  for (const { client } of members.slice(0, 2)) {
    for (let times = 0; times < 3; times++) expect(await remove(client)).toBe(204);
  }
  const response = await fixture.request(`/suggestion_comments?id=eq.${crypto.randomUUID()}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${members[2]?.accessToken}` },
  });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ code: 'over_request_rate_limit', details: null, hint: null });
  // The operator is not counted, and reading is not writing.
  expect(await remove(fixture.operator)).toBe(204);
  expect((await fixture.anon.from('suggestion_comments').select('name')).status).toBe(200);
});

test('an account is counted for itself', async () => {
  const [first, second] = [await fixture.server.user(), await fixture.server.user()];
  const write = ({ client, id }: typeof first) =>
    client
      .from('projects')
      .insert({
        title: 'A title',
        zip_file_url: `http://localhost/storage/v1/object/public/project-files/${id}/a.zip`,
        user_id: id,
      })
      .then(({ status }) => status);
  const statuses = [];
  for (const user of [first, first, first, first, second]) statuses.push(await write(user));
  expect(statuses).toEqual([201, 201, 201, 429, 201]);
});

test('tries that arrive together are counted one by one', async () => {
  const { client } = await fixture.server.user();
  const names = Array.from({ length: 8 }, (_, index) => `number-${index}`);
  const answers = await Promise.all(names.map((name) => client.from('git_repositories').insert({ name })));
  // A tenth of 30 of an account.
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

test('a batch is no way around a limit', async () => {
  const { client } = await fixture.server.user();
  const rows = [{ name: 'one' }, { name: 'two' }];
  expect(await client.from('git_repositories').insert(rows)).toMatchObject({
    status: 400,
    error: { message: "At most 1 row may be written to 'git_repositories' at once." },
  });
});

test('steps of the AI builder are counted, and come in batches of twenty at the most', async () => {
  const { client, id } = await fixture.server.user();
  const step = (number: number) => ({ chat_id: id, step: number, label: 'x', made_at: '2026-11-26' });
  const write = (first: number, count: number) =>
    client.from('ai_checkpoints').insert(Array.from({ length: count }, (_, index) => step(first + index)));
  expect(await write(1, 21)).toMatchObject({
    status: 400,
    error: { message: "At most 20 rows may be written to 'ai_checkpoints' at once." },
  });
  // A tenth of 600 of an account.
  for (let times = 0; times < 60; times++) expect((await write(1 + times, 1)).status).toBe(201);
  expect(await write(61, 1)).toMatchObject({ status: 429, error: { code: 'over_request_rate_limit' } });
  expect((await client.from('ai_checkpoints').delete().eq('step', 1)).status).toBe(204);
});

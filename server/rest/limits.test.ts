import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fixture, startFixture } from './testing/fixture.ts';

let fixture: Fixture;

beforeAll(async () => {
  // A tenth of the usual tries: 1 suggestion, 3 projects of an account, 6 of an address.
  fixture = await startFixture('', { rateLimitFactor: 0.1 });
});
afterAll(() => fixture.server.close());

test('an address that writes too often waits, and is told how long', async () => {
  const suggestion = { name: 'Ada', email: 'ada@example.org', suggestion: 'More themes' };
  expect((await fixture.anon.from('suggestions').insert(suggestion)).status).toBe(201);
  const response = await fixture.request('/suggestions', {
    method: 'POST',
    body: JSON.stringify(suggestion),
  });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ code: 'over_request_rate_limit', details: null, hint: null });
  // The operator is not counted, and reading is not writing.
  expect((await fixture.operator.from('suggestions').insert(suggestion)).status).toBe(201);
  expect((await fixture.anon.from('suggestions').select('name')).data).toHaveLength(2);
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

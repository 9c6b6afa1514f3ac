import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../../../server/testing/server.ts';
import { listPublic } from './queries.ts';

let server: TestServer;
let ada: TestUser;
const made: Record<string, string> = {};
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.user();
  for (const [name, description] of [
    ['Café Zürich', null],
    ['100% organic', 'Sells vegetables'],
    ['snake_case', null],
    ['snakescase', null],
    ['portfolio', 'Résumé and works of a paper engineer'],
    ['ＦＵＬＬwidth', null],
    ['موقع المخبز', null],
  ] as const) {
    const { data } = await ada.client
      .from('git_repositories')
      .insert({ name, description })
      .select('id')
      .single()
      .throwOnError();
    made[name] = data.id;
  }
});
afterAll(() => server.close());

const find = async (q: string, client = server.visitor()) =>
  (await listPublic(client, { page: 1, q })).repositories.map(({ name }) => name).sort();

it.each([
  ['cafe', ['Café Zürich']],
  ['ZURICH café', ['Café Zürich']],
  ['%', ['100% organic']],
  ['100%', ['100% organic']],
  ['snake_case', ['snake_case', 'snakescase']],
  ['resume engineer', ['portfolio']],
  ['fullwidth', ['ＦＵＬＬwidth']],
  ['portfoilo', ['portfolio']],
  ['المخبز', ['موقع المخبز']],
  ['vegetables organic', ['100% organic']],
  ['_', []],
  ['*', []],
  ['zebra', []],
  ['cafe zebra', []],
])('a search of public repositories for %j', async (q, names) => expect(await find(q)).toEqual(names));

it('finds what a repository is called now, counts and pages it, and nothing of a private one', async () => {
  const change = (values: Record<string, unknown>) =>
    ada.client
      .from('git_repositories')
      .update(values)
      .eq('id', made.portfolio as string)
      .throwOnError();
  await change({ name: 'Lighthouse', description: null });
  expect([await find('portfolio'), await find('lighthouse')]).toEqual([[], ['Lighthouse']]);
  await change({ is_private: true });
  for (const client of [server.visitor(), ada.client, server.operator()])
    expect(await find('lighthouse', client)).toEqual([]);
  await change({ is_private: false });
  expect(await listPublic(server.visitor(), { page: 3, q: 'lighthouse' })).toMatchObject({
    total: 1,
    page: 1,
  });
  await ada.client
    .from('git_repositories')
    .delete()
    .eq('id', made.portfolio as string)
    .throwOnError();
  expect(await find('lighthouse')).toEqual([]);
});

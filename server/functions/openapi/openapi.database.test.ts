import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Git, openGit } from '../../git/git.ts';
import { openSites, type Sites } from '../../sites/sites.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { type Functions, openFunctions } from '../functions.ts';
import { openFunctionContext } from '../kit/context.ts';
import { endpoints } from './endpoints.ts';

let server: TestServer;
let git: Git;
let sites: Sites;
let functions: Functions;
beforeAll(async () => {
  server = await startTestServer();
  const context = await openFunctionContext(server.services.config, server.services, fetch);
  git = await openGit(context);
  sites = await openSites(server.services, git.repositories);
  functions = openFunctions(context, git.repositories, { sites });
});
afterAll(async () => {
  await functions.stop();
  await git.stop();
  await server.close();
});

/** The description as it is served without a key. */
async function described() {
  const response = await functions.routes.request('/openapi.json');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^application\/json/),
  ]);
  return (await response.json()) as {
    openapi: string;
    paths: Record<
      string,
      Record<string, { parameters: { name: string; in: string }[]; operationId: string; responses: object }>
    >;
  };
}

it('has every function that there is, and no other', () => {
  const routes = [
    ...functions.routes.routes,
    ...git.functions.routes.map(({ method, path }) => ({ method, path: `/git${path}` })),
  ];
  const there = routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`);
  expect(Object.keys(endpoints).sort()).toEqual([...new Set(there)].sort());
});

it('is a description in which every parameter, name and reference is explained', async () => {
  const document = await described();
  expect(document.openapi).toBe('3.1.0');
  const ids = new Set<string>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const named = operation.parameters.filter((one) => one.in === 'path');
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(
        named.map(({ name }) => name),
        `${method} ${path}`,
      ).toEqual(inPath);
      ids.add(operation.operationId);
      expect(Object.keys(operation.responses)).toContain('default');
    }
  }
  expect(ids.size).toBe(Object.keys(endpoints).length);
  for (const [, pointer = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = pointer
      .split('/')
      .reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], document);
    expect(found, pointer).toBeDefined();
  }
});

it('says truly who may call: without a key, and without a session', async () => {
  const { publishable } = server.services.keys;
  for (const [name, { callers }] of Object.entries(endpoints)) {
    if (name.includes('/git/')) continue;
    const [method = '', route = ''] = name.split(' ');
    const path = route.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
    const ask = (headers: Record<string, string>) =>
      functions.routes.request(path, { method, headers, body: method === 'GET' ? null : '{}' });
    const needsKey = (await (await ask({})).text()).includes('"no_api_key"');
    expect(needsKey, name).toBe(callers !== 'keyless');
    // What is there for operators alone is not there for others.
    if (callers === 'member') expect([401, 404], name).toContain((await ask({ apikey: publishable })).status);
  }
});

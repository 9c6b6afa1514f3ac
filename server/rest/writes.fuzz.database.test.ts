import fc from 'fast-check';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import { owner } from '../database/database.ts';
import { ask } from '../testing/ask.ts';
import { cases, fuzzTimeout } from '../testing/fuzz.ts';
import { type GuardedRows, guardRows, secret } from '../testing/guarded-rows.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';
import type { Schema } from './schema/schema.ts';
import { schemaCacheOf } from './schema/schema-cache.ts';
import { accepts, callsOf, headerValues, preferences, requestsOf } from './testing/requests.ts';

let server: TestServer;
let guarded: GuardedRows;
let ben: TestUser;
let backend: Hono;
let schema: Schema;

beforeAll(async () => {
  server = await startTestServer();
  guarded = await guardRows(server.services.database);
  ben = await server.user();
  backend = createBackend(server.services);
  schema = await schemaCacheOf(server.services.database).get();
});
afterAll(() => server.close());

/** How often each status was answered. */
type Tally = Map<number, number>;

/** Asks as Ben, and counts the answer. */
async function askAsBen(tally: Tally, path: string, init: RequestInit = {}): Promise<void> {
  const publishableKey = server.services.keys.publishable;
  const status = await ask({ backend, publishableKey, accessToken: ben.accessToken, secret }, path, init);
  tally.set(status, (tally.get(status) ?? 0) + 1);
}

const shareOf = (tally: Tally, from: number, to: number) => {
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
  const some = [...tally].filter(([status]) => status >= from && status < to).map(([, count]) => count);
  return sum(some) / sum([...tally.values()]);
};

/**
 * Share of requests that must be done: were all refused for their grammar, a property would say little. Of thousands of
 * writes 0.075 are done, of calls 0.09; by chance a thousand of either come below this limit once in millions of runs.
 */
const leastDone = 0.025;

/** Takes away what Ben has written, so that the ten-thousandth request finds no other database than the first. */
async function sweep(): Promise<void> {
  const { database } = server.services;
  for (const table of [
    'projects',
    'git_repositories',
    'template_favourites',
    'template_download_history',
    'ai_checkpoints',
    'access_tokens',
    'user_profiles',
  ]) {
    await database.run(owner, { text: `delete from public.${table} where user_id = $1`, values: [ben.id] });
  }
}

it(
  'no write makes the server fail, tells what is hidden or changes a row of somebody else',
  async () => {
    const tally: Tally = new Map();
    let tried = 0;
    const methods = fc.constantFrom('POST', 'POST', 'PATCH', 'DELETE', 'PUT');
    await fc.assert(
      fc.asyncProperty(
        requestsOf(schema, ben.id),
        methods,
        fc.boolean(),
        async (request, method, isMember) => {
          tried += 1;
          if (tried % 500 === 0) await sweep();
          const { table, query, body, headers } = request;
          const { publishable } = server.services.keys;
          await askAsBen(tally, `/rest/v1/${table}?${query}`, {
            method,
            body: method === 'DELETE' ? null : body,
            headers: { ...headers, ...(isMember ? {} : { authorization: `Bearer ${publishable}` }) },
          });
        },
      ),
      cases(1000, 'REST insert, upsert, patch, put and delete'),
    );
    expect(await guarded.damage()).toEqual([]);
    expect(shareOf(tally, 200, 300)).toBeGreaterThan(leastDone);
  },
  fuzzTimeout,
);

it(
  'no call of a function makes the server fail, tells what is hidden or changes a row of somebody else',
  async () => {
    const tally: Tally = new Map();
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(
        callsOf(schema),
        fc.constantFrom('POST', 'POST', 'GET', 'HEAD'),
        preferences,
        accepts,
        async ({ name, given }, method, prefer, accept) => {
          tried += 1;
          if (tried % 500 === 0) await sweep();
          const path = `/rest/v1/rpc/${encodeURIComponent(name.toWellFormed())}`;
          const headers = { prefer, accept, 'content-type': 'application/json' };
          if (method === 'POST') {
            await askAsBen(tally, path, { method, headers, body: JSON.stringify(Object.fromEntries(given)) });
          } else {
            const query = new URLSearchParams(
              given.map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
            );
            await askAsBen(tally, `${path}?${query}`, { method, headers });
          }
        },
      ),
      cases(1000, 'REST functions and their arguments'),
    );
    expect(await guarded.damage()).toEqual([]);
    expect(shareOf(tally, 200, 300)).toBeGreaterThan(leastDone);
  },
  fuzzTimeout,
);

const names = [
  ...[
    'authorization',
    'apikey',
    'prefer',
    'range',
    'range-unit',
    'accept',
    'accept-profile',
    'content-profile',
  ],
  ...[
    'content-type',
    'x-client-info',
    'x-forwarded-for',
    'x-request-id',
    'if-match',
    'origin',
    'x-http-method-override',
  ],
];

it(
  'no header makes the server fail, tells what is hidden or opens anything',
  async () => {
    const tally: Tally = new Map();
    const { publishable } = server.services.keys;
    const values = fc.oneof(
      headerValues,
      accepts,
      preferences,
      fc.constantFrom(
        'public',
        'auth',
        'plinth',
        'pg_catalog',
        'items=0-',
        '0-1',
        '5-2',
        '-1',
        '99999999999999999999-',
      ),
      fc.constantFrom('Bearer', 'Bearer ', 'bearer x', 'Basic YTpi', publishable, `Bearer ${publishable}`),
      fc.constantFrom('Bearer a.b.c', `Bearer ${'a'.repeat(9000)}`, 'sb_secret_', 'null', 'DELETE', '*'),
      headerValues.map((text) => `Bearer ${ben.accessToken}${text}`),
    );
    const headers = fc.array(fc.tuple(fc.constantFrom(...names), values), { minLength: 1, maxLength: 4 });
    const paths = fc.constantFrom(
      ...[
        'rest/v1/projects',
        'rest/v1/projects?select=id,description&order=id',
        'rest/v1/user_profiles',
        'rest/v1/',
      ],
      ...[
        'rest/v1/git_repository_files',
        'rest/v1/orders',
        'auth/v1/user',
        'auth/v1/admin/users',
        'auth/v1/factors',
      ],
      ...[
        'storage/v1/bucket',
        'storage/v1/object/list/project-files',
        'rest/v1/contact_messages',
        'auth/v1/settings',
      ],
    );
    await fc.assert(
      fc.asyncProperty(
        paths,
        fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE'),
        headers,
        async (path, method, given) => {
          const body = method === 'POST' ? '{}' : null;
          await askAsBen(tally, `/${path}`, { method, body, headers: Object.fromEntries(given) });
        },
      ),
      cases(500, 'headers'),
    );
    expect(await guarded.damage()).toEqual([]);
    expect(shareOf(tally, 200, 300)).toBeGreaterThan(leastDone);
  },
  fuzzTimeout,
);

import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { errorHandler } from '../http/errors.ts';
import { createLog } from '../log.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { createWatch } from './watch.ts';

const token = 'a-token-of-some-length';
let test: TestServer;
const lines: Record<string, unknown>[] = [];
const log = createLog('debug', (line) => void lines.push(JSON.parse(line)));
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(async () => {
  for (const close of closing) await close();
  await test.close();
});

/** An app with two pages, one of which fails, on a port of its own. */
async function open(environment: Record<string, string> = {}) {
  const watch = createWatch(readConfig(environment), test.services, log);
  const app = new Hono();
  app.use('*', watch.requestTelemetry);
  app.get('/readyz', (c) => watch.readiness(c));
  app.get('/metrics', async (c, next) => watch.metrics(c) ?? next());
  app.get('/rest/v1/projects', (c) => c.text('rows'));
  app.get('/storage/v1/fails', () => {
    throw new Error('Something of ours.');
  });
  app.onError(
    errorHandler(
      log,
      (error) => ({ message: error.message }),
      () => null,
    ),
  );
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false });
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the id of a request', () => {
  it('stands in the answer, in its log lines and in what the visitor is told of a failure', async () => {
    const url = await open();
    const response = await fetch(`${url}/storage/v1/fails`);
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.json()).toEqual({ message: expect.stringContaining(`Reference: ${id}`) });
    const about = lines.filter((line) => line.requestId === id);
    expect(about).toMatchObject([
      { level: 'error', event: 'unexpected_error', path: '/storage/v1/fails' },
      {
        level: 'debug',
        event: 'request_answered',
        method: 'GET',
        status: 500,
        milliseconds: expect.any(Number),
      },
    ]);
  });

  it('is a trusted proxy’s, and nobody else’s', async () => {
    const given = randomUUID();
    const ask = async (url: string, id: string) =>
      (await fetch(`${url}/rest/v1/projects`, { headers: { 'x-request-id': id } })).headers.get(
        'x-request-id',
      );
    expect(await ask(await open(), given)).not.toBe(given);
    const behind = await open({ TRUST_PROXY: '1' });
    expect(await ask(behind, given)).toBe(given);
    expect(await ask(behind, 'a "forged" line')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('metrics', () => {
  it('count answers and their duration by part', async () => {
    const url = await open();
    for (let count = 0; count < 3; count += 1) await (await fetch(`${url}/rest/v1/projects`)).text();
    await (await fetch(`${url}/storage/v1/fails`)).text();
    const response = await fetch(`${url}/metrics`);
    expect(response.headers.get('content-type')).toContain('version=0.0.4');
    const text = await response.text();
    expect(text).toContain('plinth_http_requests_total{part="rest",method="GET",status="200"} 3');
    expect(text).toContain('plinth_http_requests_total{part="storage",method="GET",status="500"} 1');
    expect(text).toContain('plinth_http_request_duration_seconds_bucket{part="rest",le="+Inf"} 3');
    expect(text).toContain('plinth_http_requests_in_flight 1');
    expect(Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(10_000_000);
    // Prometheus refuses a page with a line it can not read.
    for (const line of text.trimEnd().split('\n')) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^{}]*\})? [\d.e+-]+)$/);
    }
  });

  it.each<Record<string, string>>([{ SITE_URL: 'https://plinth.example' }, { TRUST_PROXY: '1' }])(
    'are for nobody without the token where others are served: %j',
    async (environment) => {
      const status = async (url: string, headers = {}) => (await fetch(`${url}/metrics`, { headers })).status;
      expect(await status(await open(environment))).toBe(404);
      const url = await open({ ...environment, METRICS_TOKEN: token });
      expect(await status(url, { authorization: `Bearer ${token}` })).toBe(200);
    },
  );

  it('are for this machine, or for whoever has the token', async () => {
    const url = await open({ METRICS_TOKEN: token });
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${url}/metrics`, { headers })).status;
    expect(await status({})).toBe(200);
    const through = { 'x-forwarded-for': '203.0.113.7' };
    expect(await status(through)).toBe(404);
    expect(await status({ ...through, authorization: 'Bearer wrong' })).toBe(404);
    expect(await status({ ...through, authorization: `Bearer ${token}` })).toBe(200);
    const without = await open();
    expect(
      (await fetch(`${without}/metrics`, { headers: { ...through, authorization: 'Bearer ' } })).status,
    ).toBe(404);
  });
});

describe('readiness', () => {
  it('is there while database and files answer', async () => {
    const response = await fetch(`${await open()}/readyz`);
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ok', parts: { database: 'ok', files: 'ok' } },
    ]);
  });

  it('names the part that fails, and not why', async () => {
    const { files } = test.services;
    test.services.files = {
      ...files,
      size: () => Promise.reject(new Error('The bucket secret-name is gone.')),
    };
    try {
      const response = await fetch(`${await open()}/readyz`);
      const text = await response.text();
      expect(response.status).toBe(503);
      expect(JSON.parse(text)).toEqual({ status: 'failing', parts: { database: 'ok', files: 'failing' } });
      expect(text).not.toContain('secret-name');
    } finally {
      test.services.files = files;
    }
  });
});

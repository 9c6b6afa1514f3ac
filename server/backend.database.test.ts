import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackend } from './backend.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let app: Hono;
beforeAll(async () => {
  server = await startTestServer();
  app = new Hono().route('/', createBackend(server.services));
  app.notFound((context) => context.text('a page for one visitor'));
});
afterAll(() => server.close());

const origin = { Origin: 'https://elsewhere.example' };
const allowed = async (path: string, init: RequestInit = {}) => {
  const response = await app.request(path, { ...init, headers: { ...origin, ...init.headers } });
  return response.headers.get('access-control-allow-origin');
};

describe('other sites', () => {
  it('may read what the services answer, errors too', async () => {
    for (const path of ['/auth/v1/health', '/rest/v1/no_such_table', '/storage/v1/no-such-thing'])
      expect(await allowed(path), path).toBe('*');
  });

  it('may ask the services beforehand', async () => {
    const headers = { 'Access-Control-Request-Method': 'PATCH' };
    expect(await allowed('/rest/v1/projects', { method: 'OPTIONS', headers })).toBe('*');
  });

  it('may not read the site’s pages, which share the process', async () => {
    for (const path of ['/', '/profile', '/auth', '/rest', '/functions/v1/contact'])
      expect(await allowed(path), path).toBeNull();
    const headers = { 'Access-Control-Request-Method': 'GET' };
    expect(await allowed('/profile', { method: 'OPTIONS', headers })).toBeNull();
  });
});

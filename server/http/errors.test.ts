import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { busy } from '../budgets/fair-gate.ts';
import { createLog } from '../log.ts';
import { errorHandler, HttpError, logFailure } from './errors.ts';
import { asRequest } from './request-id.ts';

const lines: string[] = [];
const log = { ...createLog('silent'), error: (message: string) => void lines.push(message) };
const handler = errorHandler(
  log,
  ({ code, message }) => ({ code, message }),
  () => null,
);

/** A service that asks another one of the process, and fails when that is not there for it. */
function serviceAsking(answer: () => never) {
  const asked = new Hono().get('/', answer);
  asked.onError(handler);
  const service = new Hono().get('/', async (context) => {
    const { status } = await asked.request('/');
    if (status !== 200) throw new Error(`Something could not be looked up: ${status}`);
    return context.text('found');
  });
  service.onError(handler);
  return asRequest({ id: 'test', network: '203.0.113.1' }, async () => service.request('/'));
}

it.each<[string, HttpError]>([
  ['busy', busy()],
  ['used up', new HttpError(429, 'over_request_rate_limit', 'Too many requests.', { retryAfter: 2 })],
])('a service that fails since another is %s says when to come again, and fills no log', async (_, error) => {
  lines.length = 0;
  const response = await serviceAsking(() => {
    throw error;
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('2');
  expect(((await response.json()) as { code: string }).code).toBe('over_capacity');
  expect(lines).toEqual([]);
});

it('a page that goes without what could not be read is a fault in the log unless the process was busy', async () => {
  lines.length = 0;
  const pageAsking = (answer: () => never) => {
    const asked = new Hono().get('/', answer);
    asked.onError(handler);
    return asRequest({ id: 'test', network: '203.0.113.1' }, async () => {
      const { status } = await asked.request('/');
      logFailure(log, 'project_list_failed', { code: String(status) });
    });
  };
  await pageAsking(() => {
    throw busy();
  });
  expect(lines).toEqual([]);
  await pageAsking(() => {
    throw new HttpError(404, 'not_found', 'There is no such project.');
  });
  expect(lines).toEqual(['project_list_failed']);
});

it('a fault of another service stays a fault', async () => {
  const response = await serviceAsking(() => {
    throw new Error('broken');
  });
  expect(response.status).toBe(500);
  expect(response.headers.get('Retry-After')).toBeNull();
});

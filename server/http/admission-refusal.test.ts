import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { admissionBudget } from '../budgets/budgets.ts';
import { head, openRaw } from '../testing/raw-connection.ts';
import { Admission, admitted } from './admission.ts';

let close: () => Promise<unknown>;
let url: string;
/** Refuses what waits once so many requests do. */
let refuseAt: number;

beforeEach(async () => {
  // Nothing begins, so that everything waits.
  const admission = new Admission({ 'X-Content-Type-Options': 'nosniff' }, () => 1, {
    ...admissionBudget,
    least: 0,
    atOnce: 0,
  });
  let came = 0;
  const networkOf = () => {
    came += 1;
    if (came === refuseAt) setImmediate(() => admission.stop());
    return '203.0.113.1';
  };
  const server = createServer(admitted(admission, networkOf, (_, response) => response.end('begun')));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    return closed;
  };
});
afterEach(() => close());

it('says when to come again, with the headers of every answer, also to programs of other sites', async () => {
  refuseAt = 1;
  const answer = await fetch(`${url}/rest/v1/projects`, { headers: { Origin: 'https://shop.example' } });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'over_capacity' });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'retry-after': '2',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': expect.stringContaining('Retry-After'),
  });
});

it('reads nothing more of a body that is on its way, and keeps the connection of who sent everything', async () => {
  refuseAt = 2;
  const sending = await openRaw(url);
  await sending.write(`${head('POST /rest/v1/rpc/x', { 'Content-Length': 5_000_000 })}{`);
  const whole = await openRaw(url);
  await whole.write(head('GET /'));
  expect(await sending.closed).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nConnection: close\r\n/);
  expect(await whole.until(/over_capacity/)).toMatch(/\r\nConnection: keep-alive\r\n/);
  whole.socket.destroy();
});

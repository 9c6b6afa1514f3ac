import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestUser } from '../../testing/server.ts';
import { type SiteServer, startSiteServer } from './testing/site-server.ts';

let site: SiteServer;
let ada: TestUser;
let bea: TestUser;
beforeAll(async () => {
  site = await startSiteServer();
  [ada, bea] = [await site.server.user(), await site.server.user()];
});
afterAll(() => site.close());

const ask = async (name: string, as: TestUser | null = bea) => {
  const { status, body } = await site.ask('GET', `/names/${encodeURIComponent(name)}`, as);
  return status === 200 ? body : status;
};

it('a name is free with its address, taken with another one that is free, or none at all', async () => {
  const { fault, free, address } = await ask('tea-room');
  expect([fault, free, new URL(address).hostname]).toEqual([null, null, 'tea-room.localhost']);
  await site.publish(ada, 'tea-room', { 'index.html': 'x' });
  await site.publish(ada, 'tea-room-2', { 'index.html': 'x' });
  expect(await ask('tea-room')).toMatchObject({
    fault: 'This name is taken. Please choose another one.',
    free: 'tea-room-3',
  });
  // Of one's own, and one of which everything else is said already.
  expect(await ask('tea-room', ada)).toMatchObject({
    fault: expect.stringContaining('Another site of yours'),
  });
  expect(await ask('admin')).toMatchObject({ fault: expect.stringContaining('reserved'), free: null });
  expect(await ask('x'.repeat(41))).toMatchObject({ fault: 'A name has 3 to 40 characters.', free: null });
  for (const name of ['a\0b', '../x', "x' or true --"]) expect((await ask(name)).fault).toMatch(/^A name/);
});

it('a name that has no room for a number is shortened for it', async () => {
  const long = 'a'.repeat(40);
  await site.publish(ada, long, { 'index.html': 'x' });
  expect((await ask(long)).free).toBe(`${'a'.repeat(37)}-2`);
});

it('nobody asks who is not signed in', async () => {
  expect(await ask('tea-room', null)).toBe(401);
});

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type NameServer, startNameServer } from '../../testing/name-server.ts';
import { openTxtLookup } from './txt-records.ts';

let names: NameServer;
beforeAll(async () => {
  names = await startNameServer();
});
afterAll(() => names.close());

it('a question that nobody answers ends with the server that asks, and says nothing', async () => {
  names.silence(true);
  const stopping = new AbortController();
  const answered = openTxtLookup([names.address])('_plinth.example.org', stopping.signal);
  await vi.waitUntil(() => names.asked() > 0, { timeout: 60_000 });
  const before = names.asked();
  stopping.abort();
  expect(await answered).toBeNull();
  // Nobody has asked a second time.
  expect(names.asked()).toBe(before);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { commentsOfAddress, suggestionsOfAddress, suggestionsOfSender, votesForOne } from './limits.ts';
import { type SuggestionsServer, startSuggestionsServer, wish } from './testing/suggestions-server.ts';

let board: SuggestionsServer;
beforeEach(async () => {
  board = await startSuggestionsServer({ rateLimitFactor: 1 });
});
afterEach(() => board.close());

const suggest = (email: string, visitor: string) =>
  board.call('POST', '', { ...wish, email, ticket: board.ticket() }, { visitor });
const statuses = async (times: number, ask: (index: number) => Promise<{ status: number }>) => {
  const seen: number[] = [];
  for (let index = 0; index < times; index++) seen.push((await ask(index)).status);
  return seen;
};

test('one sender is stopped from everywhere, in whatever case, and told how long', async () => {
  const { max } = suggestionsOfSender;
  const taken = await statuses(max, (index) => suggest('ada@example.org', `198.51.100.${index}`));
  expect(taken).toEqual(Array(max).fill(200));
  const stopped = await suggest('ADA@example.org', '198.51.100.99');
  expect([stopped.status, stopped.body.code]).toEqual([429, 'over_request_rate_limit']);
  expect(stopped.body.message).toMatch(/^Too many suggestions in a short time\. .+ in \d+ minutes\.$/);
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect((await suggest('bea@example.org', '198.51.100.99')).status).toBe(200);
});

test('one network address is stopped whatever it calls itself; others are not', async () => {
  const { max } = suggestionsOfAddress;
  const taken = await statuses(max, (index) => suggest(`${index}@example.org`, '198.51.100.7'));
  expect(taken).toEqual(Array(max).fill(200));
  expect((await suggest('x@example.org', '198.51.100.7')).status).toBe(429);
  expect((await suggest('x@example.org', '198.51.100.8')).status).toBe(200);
});

test('a browser that deletes its voter cookie votes a few times a day; members and other networks are not stopped', async () => {
  const id = await board.suggest();
  const give = (visitor: string, token?: string) =>
    board.call('PUT', `/${id}/vote`, { ticket: board.ticket() }, { visitor, ...(token ? { token } : {}) });
  const { max } = votesForOne;
  expect(await statuses(max, () => give('198.51.100.7'))).toEqual(Array(max).fill(200));
  const stopped = await give('198.51.100.7');
  expect([stopped.status, stopped.body.code]).toEqual([429, 'over_network_votes']);
  expect((await give('198.51.100.8')).body).toEqual({ voted: true, votes: max + 1 });
  const { accessToken } = await board.server.user();
  expect((await give('198.51.100.7', accessToken)).body).toEqual({ voted: true, votes: max + 2 });
});

test('comments of one address are limited', async () => {
  const id = await board.suggest();
  const { max } = commentsOfAddress;
  const comment = () =>
    board.call('POST', `/${id}/comments`, { name: 'Eve', comment: 'Buy', ticket: board.ticket() });
  expect(await statuses(max, comment)).toEqual(Array(max).fill(200));
  expect((await comment()).status).toBe(429);
});

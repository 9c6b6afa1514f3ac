import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookieOf, type SuggestionsServer, startSuggestionsServer } from './testing/suggestions-server.ts';

let board: SuggestionsServer;
let id: string;
beforeAll(async () => {
  board = await startSuggestionsServer();
});
beforeEach(async () => {
  await board.run('delete from public.suggestions');
  id = await board.suggest();
});
afterAll(() => board.close());

const give = (options: { token?: string; cookie?: string } = {}, ticket = board.ticket(0)) =>
  board.call('PUT', `/${id}/vote`, { ticket }, options);
const withdraw = (options: { token?: string; cookie?: string } = {}) =>
  board.call('DELETE', `/${id}/vote`, undefined, options);
const counted = async () => {
  const [row] = await board.run<{ votes_count: number; rows: number }>(
    `select votes_count, (select count(*)::int from public.suggestion_votes) as rows from public.suggestions`,
  );
  return [row?.votes_count, row?.rows];
};

describe('without an account', () => {
  it('a browser votes once, however often it asks, and takes its vote back as often', async () => {
    const first = await give();
    expect([first.status, first.body]).toEqual([200, { voted: true, votes: 1 }]);
    const cookie = cookieOf(first);
    expect(first.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax/);
    expect((await give({ cookie })).body).toEqual({ voted: true, votes: 1 });
    expect((await board.call('GET', '/votes', undefined, { cookie })).body).toEqual({ voted: [id] });
    expect((await withdraw({ cookie })).body).toEqual({ voted: false, votes: 0 });
    expect((await withdraw({ cookie })).body).toEqual({ voted: false, votes: 0 });
    expect(await counted()).toEqual([0, 0]);
  });

  it('the first vote sent twice from one page is one', async () => {
    const ticket = board.ticket(0);
    const answers = await Promise.all(Array.from({ length: 5 }, () => give({}, ticket)));
    expect(new Set(answers.map(cookieOf)).size).toBe(1);
    expect(await counted()).toEqual([1, 1]);
  });

  it('a vote needs a page of the site, and a ticket that the site has issued', async () => {
    expect((await give({}, '')).body.code).toBe('form_not_found');
    expect((await give({ cookie: `plinth-voter=${'x'.repeat(22)}.${'y'.repeat(22)}` }, '')).body.code).toBe(
      'form_not_found',
    );
    expect(await counted()).toEqual([0, 0]);
  });

  it('what a browser is stays unknown: only a keyed hash of its voter id is kept', async () => {
    const cookie = cookieOf(await give());
    const [row] = await board.run<{ browser_hash: string }>(
      'select browser_hash from public.suggestion_votes',
    );
    expect(row?.browser_hash).toMatch(/^[\w-]{22}$/);
    expect(cookie).not.toContain(row?.browser_hash);
  });
});

describe('a member', () => {
  it('votes once, also from another browser', async () => {
    const { accessToken: token } = await board.server.user();
    expect((await give({ token })).body).toEqual({ voted: true, votes: 1 });
    const cookie = cookieOf(await give());
    expect((await give({ token, cookie })).body).toEqual({ voted: true, votes: 1 });
    expect((await board.call('GET', '/votes', undefined, { token })).body).toEqual({ voted: [id] });
    expect(await counted()).toEqual([1, 1]);
  });

  it('takes over the vote that the browser gave before signing in', async () => {
    const cookie = cookieOf(await give());
    const { id: userId, accessToken: token } = await board.server.user();
    expect((await give({ token, cookie })).body).toEqual({ voted: true, votes: 1 });
    expect(await board.run('select user_id, browser_hash from public.suggestion_votes')).toEqual([
      { user_id: userId, browser_hash: null },
    ]);
    await withdraw({ token, cookie });
    expect(await counted()).toEqual([0, 0]);
  });

  it('whose session has ended is told so, and nothing is counted', async () => {
    const { status, body } = await give({ token: 'expired' });
    expect([status, body.message]).toEqual([
      401,
      'You have been signed out. Please sign in again, then press the button once more.',
    ]);
    expect(await counted()).toEqual([0, 0]);
  });

  it('who leaves takes the vote along', async () => {
    const { id: userId, accessToken: token } = await board.server.user();
    await give({ token });
    await board.run('delete from auth.users where id = $1', userId);
    expect(await counted()).toEqual([0, 0]);
  });
});

it('100 votes given at once are counted exactly, and 50 taken back at once as well', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => give()));
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(await counted()).toEqual([100, 100]);
  const cookies = answers.map(cookieOf);
  await Promise.all(cookies.slice(0, 50).map((cookie) => withdraw({ cookie })));
  expect(await counted()).toEqual([50, 50]);
});

it('100 votes of one member at once are one', async () => {
  const { accessToken: token } = await board.server.user();
  await Promise.all(Array.from({ length: 100 }, () => give({ token })));
  expect(await counted()).toEqual([1, 1]);
});

it('what is done or declined takes no votes, and keeps those it has', async () => {
  const cookie = cookieOf(await give());
  await board.run(`update public.suggestions set status = 'done'`);
  expect((await give()).body.code).toBe('voting_closed');
  expect((await withdraw({ cookie })).body.code).toBe('voting_closed');
  expect(await counted()).toEqual([1, 1]);
  id = crypto.randomUUID();
  expect((await give()).body.code).toBe('suggestion_not_found');
});

describe('trending', () => {
  const order = async () =>
    (
      await board.run<{ suggestion: string }>('select suggestion from public.suggestions order by trend desc')
    ).map(({ suggestion }) => suggestion);
  const at = (name: string, daysAgo: number, votes: number[]) =>
    board
      .run(
        `with made as (
        insert into public.suggestions (name, email, suggestion, created_at)
        values ('Ada', 'ada@example.org', $1, now() - make_interval(days => $2)) returning id
      )
      select id from made`,
        name,
        daysAgo,
      )
      .then(async ([row]) => {
        for (const [index, days] of votes.entries()) {
          await board.run(
            `insert into public.suggestion_votes (suggestion_id, browser_hash, created_at)
          values ($1, $2, now() - make_interval(days => $3))`,
            (row as { id: string }).id,
            `${index}`.padStart(22, 'x'),
            days,
          );
        }
      });

  it('prefers what is voted for now to what was popular long ago', async () => {
    await board.run('delete from public.suggestions');
    await at('old and loved', 365, Array(30).fill(360));
    await at('old and found again', 365, [0, 0, 0]);
    await at('new', 0, []);
    await at('forgotten', 100, []);
    // Thirty votes of almost a year ago weigh less than one suggestion of three months ago.
    expect(await order()).toEqual(['old and found again', 'new', 'forgotten', 'old and loved']);
  });

  it('is after a vote that was taken back what it was before', async () => {
    const before = await board.run<{ trend: number }>('select trend from public.suggestions');
    const cookie = cookieOf(await give());
    const voted = await board.run<{ trend: number }>('select trend from public.suggestions');
    expect(voted[0]?.trend).toBeGreaterThan(before[0]?.trend ?? Number.NaN);
    await withdraw({ cookie });
    const after = await board.run<{ trend: number }>('select trend from public.suggestions');
    expect(after[0]?.trend).toBeCloseTo(before[0]?.trend ?? Number.NaN, 9);
  });
});

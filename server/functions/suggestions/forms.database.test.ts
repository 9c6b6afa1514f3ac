import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SuggestionsServer, startSuggestionsServer, wish } from './testing/suggestions-server.ts';

let board: SuggestionsServer;
beforeAll(async () => {
  board = await startSuggestionsServer();
});
beforeEach(() => board.run('delete from public.suggestions'));
afterAll(() => board.close());

const send = (change: Record<string, unknown> = {}, ticket = board.ticket()) =>
  board.call('POST', '', { ...wish, ticket, ...change });
const kept = () => board.run('select name, email, suggestion, status, votes_count from public.suggestions');

describe('a suggestion', () => {
  it('is stored with its address masked, and answered with its page and the ticket of the next form', async () => {
    const { status, body } = await send();
    expect(status).toBe(200);
    expect(body).toEqual({
      ok: true,
      ticket: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      path: expect.stringMatching(/^\/make-my-site\/\d+-a-page-for-a-choir$/),
    });
    expect(await kept()).toEqual([{ ...wish, email: 'a•••@example.org', status: 'open', votes_count: 0 }]);
    expect(await board.run('select email from private.suggestion_contacts')).toEqual([{ email: wish.email }]);
  });

  it('is trimmed', async () => {
    await send({ name: ' Ada\t', email: ' ada@example.org ', suggestion: '\r\n one\r\ntwo \r\n' });
    expect(await kept()).toMatchObject([{ name: 'Ada', email: 'a•••@example.org', suggestion: 'one\ntwo' }]);
  });

  it('sent twice with one form is kept once, also when both arrive together', async () => {
    const ticket = board.ticket();
    const answers = await Promise.all([send({}, ticket), send({}, ticket), send({}, ticket)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.path)).size).toBe(1);
    expect(await kept()).toHaveLength(1);
  });

  it.each([
    ['name', '  ', 'Please enter your name'],
    ['email', '', 'Please enter your e-mail address'],
    ['suggestion', ' \n ', 'Please describe the website you would like'],
  ])('without %s is refused as missing information', async (field, value, words) => {
    const { status, body } = await send({ [field]: value });
    expect([status, body.code, body.missing, body.errors]).toEqual([
      400,
      'validation_failed',
      true,
      { [field]: words },
    ]);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['name', 'x'.repeat(101), 'Your name must be at most 100 characters'],
    ['name', 'Ada\u2028Bcc: x', 'Your name must be a single line'],
    ['email', 'ada', 'Please enter a valid e-mail address, such as you@example.com'],
    ['suggestion', '🙂'.repeat(2001), 'Your suggestion must be at most 2,000 characters'],
    ['suggestion', 7, 'Please describe the website you would like'],
  ])('whose %s can not be stored is refused in words', async (field, value, words) => {
    const { status, body } = await send({ [field]: value });
    expect([status, body.errors]).toEqual([400, { [field]: words }]);
  });

  it('of 2,000 characters is taken, counted as people count', async () => {
    expect((await send({ suggestion: '🙂'.repeat(2000) })).status).toBe(200);
  });
});

describe('what a program sends', () => {
  it('into the trap is answered like success, and not kept', async () => {
    const { status, body } = await send({ second_subject: 'https://watches.example' });
    expect([status, body.ok, body.path]).toEqual([200, true, '/make-my-site']);
    expect(await kept()).toEqual([]);
  });

  it('without a form, or with a made-up one, is refused', async () => {
    for (const ticket of ['', 'x', 'a.b.c', `${board.ticket()}x`]) {
      expect((await send({}, ticket)).body.code).toBe('form_not_found');
    }
  });

  it('quicker than people write is refused, and told how long to wait', async () => {
    const { status, body } = await send({}, board.ticket(0));
    expect([status, body.code, body.retry_after]).toEqual([429, 'too_fast', 2]);
  });

  it('with a form of last week is refused', async () => {
    expect((await send({}, board.ticket(25 * 3600))).body.code).toBe('form_expired');
  });

  it('to the table itself is refused, whoever sends it', async () => {
    const member = await board.server.user();
    for (const client of [board.server.visitor(), member.client]) {
      for (const [table, row] of [
        ['suggestions', wish],
        ['suggestion_votes', { suggestion_id: crypto.randomUUID(), user_id: member.id }],
        ['suggestion_comments', { suggestion_id: crypto.randomUUID(), name: 'Ada', comment: 'Hi' }],
      ] as const) {
        const { error, status } = await client.from(table).insert(row as object);
        expect([table, error?.code]).toEqual([table, '42501']);
        expect([401, 403]).toContain(status);
      }
      expect(
        (await client.rpc('cast_suggestion_vote', { target: '', member: null, browser: '' })).error,
      ).toBeTruthy();
    }
    expect(await kept()).toEqual([]);
  });

  it('without a key, or to another address, is refused', async () => {
    expect((await board.call('POST', '', wish, { headers: {} })).status).toBe(401);
    expect((await board.call('GET', '/there-is-no-such-thing')).body.code).toBe('not_found');
    expect((await board.call('PUT', '/1/vote', {})).body.code).toBe('suggestion_not_found');
  });
});

describe('a comment', () => {
  const comment = (id: string, change: Record<string, unknown> = {}, token?: string) =>
    board.call(
      'POST',
      `/${id}/comments`,
      { name: 'Bea', comment: 'With a calendar', ticket: board.ticket(), ...change },
      token ? { token } : {},
    );
  const comments = () =>
    board.run('select user_id, name, comment, by_operator from public.suggestion_comments');

  it('of a visitor is stored and counted', async () => {
    const id = await board.suggest();
    expect((await comment(id)).status).toBe(200);
    expect(await comments()).toEqual([
      { user_id: null, name: 'Bea', comment: 'With a calendar', by_operator: false },
    ]);
    expect(await board.run('select comments_count from public.suggestions')).toEqual([{ comments_count: 1 }]);
  });

  it('of a member is theirs: they delete it, another member can not', async () => {
    const id = await board.suggest();
    const [bea, other] = [await board.server.user(), await board.server.user()];
    await comment(id, {}, bea.accessToken);
    expect(await comments()).toMatchObject([{ user_id: bea.id, by_operator: false }]);
    const remove = (client: typeof bea.client) =>
      client.from('suggestion_comments').delete({ count: 'exact' }).eq('suggestion_id', id);
    expect((await remove(other.client)).count).toBe(0);
    expect((await remove(bea.client)).count).toBe(1);
    expect(await board.run('select comments_count from public.suggestions')).toEqual([{ comments_count: 0 }]);
  });

  it('of somebody who runs the site says so; an operator may remove any', async () => {
    const id = await board.suggest();
    const { id: userId, accessToken } = await board.server.user();
    await board.run(`update auth.users set raw_app_meta_data = '{"operator": true}' where id = $1`, userId);
    await comment(id, {}, accessToken);
    expect(await comments()).toMatchObject([{ by_operator: true }]);
    const operator = await board.operatorClaim();
    const { count } = await operator.from('suggestion_comments').delete({ count: 'exact' }).eq('name', 'Bea');
    expect(count).toBe(1);
  });

  it('needs words, a form, and a suggestion that is there', async () => {
    const id = await board.suggest();
    expect((await comment(id, { comment: ' ' })).body.errors).toEqual({ comment: 'Please write a comment' });
    expect((await comment(id, { ticket: '' })).body.code).toBe('form_not_found');
    expect((await comment(id, { second_subject: 'x' })).body.ok).toBe(true);
    expect((await comment(crypto.randomUUID())).body.code).toBe('suggestion_not_found');
    expect((await comment(id, {}, 'no-token')).body.code).toBe('signed_out');
    expect(await comments()).toEqual([]);
  });
});

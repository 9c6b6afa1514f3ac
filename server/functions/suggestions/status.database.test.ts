import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SuggestionsServer, startSuggestionsServer, wish } from './testing/suggestions-server.ts';

let board: SuggestionsServer;
let id: string;
beforeEach(async () => {
  board = await startSuggestionsServer();
  id = await board.suggest();
});
afterEach(() => board.close());

type Client = Awaited<ReturnType<SuggestionsServer['operatorClaim']>>;
const set = (client: Client, status: string, status_reason = '') =>
  client.from('suggestions').update({ status, status_reason }, { count: 'exact' }).eq('id', id);
const mails = async (count: number) => {
  await expect.poll(() => board.server.mails.length).toBe(count);
  return board.server.mails;
};
const changes = () =>
  board.run('select status, reason from public.suggestion_status_changes order by created_at');

describe('the status of a suggestion', () => {
  it('is set with a reason by an operator’s claim, and by nobody else', async () => {
    const member = await board.server.user();
    expect((await set(board.server.visitor(), 'done')).error?.code).toBe('42501');
    expect((await set(member.client, 'done')).count).toBe(0);
    const operator = await board.operatorClaim();
    expect((await set(operator, 'planned', ' After the summer. ')).count).toBe(1);
    expect(await board.run('select status, status_reason from public.suggestions')).toEqual([
      { status: 'planned', status_reason: 'After the summer.' },
    ]);
    expect(await changes()).toEqual([{ status: 'planned', reason: 'After the summer.' }]);
  });

  it('is all that the claim may change, and the claim has to be true', async () => {
    const operator = await board.operatorClaim();
    const rewrite = await operator.from('suggestions').update({ suggestion: 'Changed' }).eq('id', id);
    expect(rewrite.error?.code).toBe('42501');
    const { id: member, client } = await board.server.user();
    for (const claim of [false, 'true', 1, null, {}]) {
      await board.run(
        `update auth.users set raw_app_meta_data = jsonb_build_object('operator', $2::jsonb) where id = $1`,
        member,
        JSON.stringify(claim),
      );
      expect((await client.rpc('is_operator')).data, String(claim)).toBe(false);
    }
    // A token's own word does not count: the claim is looked up.
    const [row] = await board.run<{ is: boolean }>(
      `select private.is_operator() as is from set_config('request.jwt.claims', $1, true)`,
      JSON.stringify({ sub: member, role: 'authenticated', app_metadata: { operator: true } }),
    );
    expect(row?.is).toBe(false);
  });

  it('is not declined without a word, and never unknown', async () => {
    const operator = await board.operatorClaim();
    expect((await set(operator, 'declined', '  ')).error?.message).toContain(
      'suggestions_declined_with_reason',
    );
    expect((await set(operator, 'lost', 'x')).error?.message).toContain('suggestions_status_known');
    expect((await set(operator, 'declined', 'Too small.')).error).toBeNull();
  });

  it('set again is no news; other words for it are mended', async () => {
    const operator = await board.operatorClaim();
    await set(operator, 'planned', 'Son.');
    await set(operator, 'planned', 'Soon.');
    await set(operator, 'planned', 'Soon.');
    expect(await changes()).toEqual([{ status: 'planned', reason: 'Soon.' }]);
    expect(await board.run('select reason from public.suggestion_notices')).toEqual([{ reason: 'Soon.' }]);
  });

  it('changed by many at once leaves one way that ends where the suggestion is', async () => {
    const operator = await board.operatorClaim();
    const wanted = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'planned' : 'started'));
    await Promise.all(wanted.map((status) => set(operator, status)));
    const way = (await changes()).map(({ status }) => status);
    for (const [index, status] of way.entries()) expect(status).not.toBe(way[index - 1]);
    const [now] = await board.run('select status from public.suggestions');
    expect(way.at(-1)).toBe(now?.status);
    expect(await board.run('select status from public.suggestion_notices')).toEqual([
      { status: now?.status },
    ]);
  });
});

describe('a change of status is mailed', () => {
  const vote = (token: string) => board.call('PUT', `/${id}/vote`, { ticket: board.ticket() }, { token });

  it('to whoever suggested and to the members who voted, each once, with a way out', async () => {
    const voter = await board.server.user();
    await vote(voter.accessToken);
    // The same person as member: one mail.
    await vote((await board.server.user(wish.email)).accessToken);
    await set(await board.operatorClaim(), 'done', 'It is in the gallery:\n<b>Choir</b>.');
    board.suggestions.start();
    const sent = [...(await mails(2))].sort((a, b) =>
      a.to === wish.email ? -1 : b.to === wish.email ? 1 : 0,
    );
    expect(sent.map(({ to }) => to)).toEqual([wish.email, voter.email]);
    const [own, other] = sent;
    expect(own?.subject).toBe('Done: A page for a choir.');
    expect(own?.text).toContain('A website you suggested is done.');
    expect(own?.text).toContain('> It is in the gallery:\n> <b>Choir</b>.');
    expect(own?.html).toContain('&lt;b&gt;Choir&lt;/b&gt;');
    expect(own?.text).toMatch(/\/make-my-site\/\d+-a-page-for-a-choir\n/);
    expect(other?.text).toContain('A suggestion you voted for is done.');
    for (const mail of sent) {
      expect(mail.unsubscribeUrl).toContain(`${board.server.url}/make-my-site/unsubscribe?token=`);
      expect(mail.text).toContain(mail.unsubscribeUrl);
    }
    expect(own?.unsubscribeUrl).not.toBe(other?.unsubscribeUrl);
  });

  it('not to who has ended the mails, of this suggestion alone', async () => {
    const operator = await board.operatorClaim();
    const voter = await board.server.user();
    await vote(voter.accessToken);
    await set(operator, 'planned');
    board.suggestions.start();
    const first = await mails(2);
    const tokenFor = (to: string) =>
      new URL(first.find((mail) => mail.to === to)?.unsubscribeUrl ?? '').searchParams.get('token');
    for (const token of [
      '',
      'x',
      `${tokenFor(voter.email)}x`,
      tokenFor(voter.email)?.replace(voter.id, ''),
    ]) {
      expect((await board.call('POST', '/unsubscribe', { token })).body.code).toBe('bad_token');
    }
    for (let times = 0; times < 2; times++) {
      const { status, body } = await board.call('POST', '/unsubscribe', { token: tokenFor(voter.email) });
      expect([status, body.ok, body.suggestion]).toEqual([200, true, wish.suggestion]);
    }
    await set(operator, 'started');
    board.suggestions.wake();
    expect((await mails(3)).at(-1)?.to).toBe(wish.email);
    await board.call('POST', '/unsubscribe', { token: tokenFor(wish.email) });
    await set(operator, 'done');
    expect(await board.run(`select 1 from public.suggestion_notices where delivered_at is null`)).toEqual([]);
  });

  it('only as it is now, when it has changed before anything was sent', async () => {
    const operator = await board.operatorClaim();
    await set(operator, 'started');
    await set(operator, 'declined', 'It exists already.');
    board.suggestions.start();
    const [mail] = await mails(1);
    expect(mail?.subject).toBe('Declined: A page for a choir.');
    expect(await changes()).toHaveLength(2);
  });

  it('again when the mail server fails, and the log holds no address', async () => {
    const { mailer } = board.server.services;
    const send = mailer.send;
    let failures = 0;
    mailer.send = async () => {
      failures++;
      throw Object.assign(new Error(`refused ${wish.email}`), { code: 'ECONNECTION', responseCode: 421 });
    };
    await set(await board.operatorClaim(), 'planned');
    board.suggestions.start();
    await expect.poll(() => failures).toBe(1);
    await expect.poll(() => board.log.join()).toContain('delivery_postponed');
    expect(board.log.join()).not.toContain('ada@');
    expect(await board.run('select attempts, last_error from public.suggestion_notices')).toEqual([
      { attempts: 1, last_error: 'mail server: ECONNECTION 421' },
    ]);
    mailer.send = send;
    await board.run('update public.suggestion_notices set next_attempt_at = now()');
    board.suggestions.wake();
    await mails(1);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { realtimeBudget as budget } from '../budgets/budgets.ts';
import type { RawSocket } from '../testing/realtime.ts';
import { broadcast, join, realtimeLimits, times } from '../testing/realtime-limits.ts';
import { presenceBytes } from './presences.ts';

const limits = realtimeLimits();

describe('deliveries', () => {
  it('of a flood stop at the budget; its senders are told, and others go on speaking', async () => {
    const realtime = limits.use('limited');
    const flooders = await Promise.all(times(60, () => realtime.raw(limits.here)));
    await Promise.all(flooders.map((socket) => join(socket, 'flood', { broadcast: { ack: true } })));
    const [ann, ben] = [await realtime.raw(limits.elsewhere), await realtime.raw(limits.network())];
    await Promise.all([join(ann, 'chat'), join(ben, 'chat')]);
    const size = 3000;
    const begun = performance.now();
    const answers = flooders.flatMap((socket) =>
      times(50, () => socket.ask('realtime:flood', 'broadcast', broadcast('x'.repeat(size)))),
    );
    ann.say('realtime:chat', 'broadcast', broadcast('still here'));
    await expect
      .poll(() => ben.heard.map(({ payload }) => payload.payload))
      .toEqual([{ text: 'still here' }]);
    const said = await Promise.all(answers);
    const refused = said.filter(({ status }) => status === 'error');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ response }) => response.reason).join()).toMatch(/Too many messages/);
    const count = (name: string) =>
      flooders.reduce((sum, { heard }) => sum + heard.filter(({ event }) => event === name).length, 0);
    // All 60 sockets times 3000 messages had been 177,000.
    const { burst, perSecond } = budget.deliveries.ofNetwork;
    const seconds = (performance.now() - begun) / 1000;
    expect(count('broadcast')).toBeLessThan((burst + (seconds + 1) * perSecond) / size);
    // What is not delivered is told in its turn; a machine that is slow enough delivers all that was accepted.
    const accepted = (said.length - refused.length) * (flooders.length - 1);
    await expect.poll(() => count('system') > 0 || count('broadcast') === accepted).toBe(true);
  });

  it('are in order, however large the channel is', async () => {
    const realtime = limits.use('unlimited');
    const members = await Promise.all(times(150, () => realtime.raw(limits.here)));
    await Promise.all(members.map((socket) => join(socket, 'in order')));
    const sender = await realtime.raw(limits.elsewhere);
    await join(sender, 'in order');
    const texts = times(60, String);
    for (const text of texts) sender.say('realtime:in order', 'broadcast', broadcast(text));
    const said = ({ heard }: RawSocket) =>
      heard.map(({ payload }) => (payload.payload as { text: string }).text);
    await expect.poll(() => members.every(({ heard }) => heard.length === texts.length)).toBe(true);
    for (const member of members) expect(said(member)).toEqual(texts);
  });
});

describe('broadcasts by plain requests', () => {
  it('are limited for a network, which is told when to come again, not for others and not for the operator', async () => {
    const realtime = limits.use('limited');
    const path = '/broadcast/news/events/hello';
    const answers = await Promise.all(times(budget.posts.burst * 2, (index) => limits.post(path, { index })));
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused?.json()).toEqual({
      code: 'over_request_rate_limit',
      message: expect.stringMatching(/^Too many messages\. Try again in \d+ seconds?\.$/),
    });
    expect((await limits.post(path, {}, undefined, limits.elsewhere)).status).toBe(202);
    expect((await limits.post(path, {}, realtime.test.services.keys.secret)).status).toBe(202);
  });

  it('cost as much as those of a socket, and a batch says how far it came', async () => {
    const realtime = limits.use('limited');
    const members = await Promise.all(times(10, () => realtime.raw(limits.network())));
    await Promise.all(members.map((socket) => join(socket, 'news')));
    const messages = times(50, () => ({ topic: 'news', event: 'hello', payload: 'x'.repeat(6900) }));
    let answer = await limits.post('/broadcast', { messages });
    for (let count = 0; count < 20 && answer.status === 202; count += 1) {
      answer = await limits.post('/broadcast', { messages });
    }
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({
      message: expect.stringMatching(
        /^Too many messages\. (The first \d+ of this request were sent\. )?Try again in /,
      ),
    });
  });
});

describe('presence', () => {
  const track = (socket: RawSocket, name: string, payload: object) =>
    socket.ask(`realtime:${name}`, 'presence', { type: 'presence', event: 'track', payload });

  it('of one channel is bounded, of one network in all channels as well, and what is taken back counts no more', async () => {
    const realtime = limits.use('unlimited');
    const large = { about: 'x'.repeat(7000) };
    const sockets = await Promise.all(times(40, () => realtime.raw(limits.network())));
    await Promise.all(sockets.map((socket) => join(socket, 'full lobby')));
    const answers = await Promise.all(sockets.map((socket) => track(socket, 'full lobby', large)));
    const bytes = presenceBytes({ key: randomUUID(), meta: { ...large, phx_ref: randomUUID() } });
    expect(answers.filter(({ status }) => status === 'ok').length).toBe(
      Math.floor(budget.presenceBytes.ofTopic / bytes),
    );
    expect(answers.at(-1)).toEqual({
      status: 'error',
      response: { reason: 'The presence of this channel is full.' },
    });
    await sockets[0]?.ask('realtime:full lobby', 'presence', { type: 'presence', event: 'untrack' });
    expect(await track(sockets.at(-1) as RawSocket, 'full lobby', large)).toMatchObject({ status: 'ok' });

    const greedy = await Promise.all(times(4, () => realtime.raw(limits.here)));
    const all = await Promise.all(
      greedy.flatMap((socket, at) =>
        times(100, async (index) => {
          await join(socket, `room ${at} ${index}`);
          return track(socket, `room ${at} ${index}`, large);
        }),
      ),
    );
    expect(all.filter(({ status }) => status === 'ok').length).toBe(
      Math.floor(budget.presenceBytes.ofNetwork / bytes),
    );
    expect(all.map(({ response }) => response.reason)).toContain('Too much presence from one network.');
  });

  it('that changes very often is shown now and then, with what it is in the end', async () => {
    const realtime = limits.use('unlimited');
    const [mover, watcher] = [await realtime.raw(limits.here), await realtime.raw(limits.elsewhere)];
    await join(mover, 'busy lobby', { presence: { key: 'mover' } });
    await join(watcher, 'busy lobby', { presence: { key: 'watcher', enabled: true } });
    await Promise.all(times(500, (at) => track(mover, 'busy lobby', { at })));
    const diffs = () => watcher.heard.filter(({ event }) => event === 'presence_diff');
    const last = () =>
      (diffs().at(-1)?.payload.joins as { mover?: { metas: { at: number }[] } } | undefined)?.mover?.metas[0]
        ?.at;
    await expect.poll(last).toBe(499);
    expect(diffs().length).toBeLessThan(100);
  });
});

import { randomUUID } from 'node:crypto';
import { connect as connectSocket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { realtimeBudget as budget } from '../budgets/budgets.ts';
import { joinChannel, type RawSocket, startTestRealtime, type TestRealtime } from '../testing/realtime.ts';
import { presenceBytes } from './presences.ts';

/** As they run behind one proxy, so that a test can come from several networks; one of them without limits by rate. */
let limited: TestRealtime;
let unlimited: TestRealtime;
let realtime: TestRealtime;
let networks = 0;
let here = '';
let elsewhere = '';
const network = () => {
  networks += 1;
  return `10.0.${networks >> 8}.${networks & 255}`;
};
beforeAll(async () => {
  limited = await startTestRealtime({ rateLimitFactor: 1, trustedProxies: 1 });
  unlimited = await startTestRealtime({ rateLimitFactor: 0, trustedProxies: 1 });
});
beforeEach(() => {
  [here, elsewhere] = [network(), network()];
});
afterEach(() => realtime.disconnect());
afterAll(async () => {
  await limited?.close();
  await unlimited?.close();
});

const join = (socket: RawSocket, name: string, config: object = {}) =>
  socket.ask(`realtime:${name}`, 'phx_join', { config });
const broadcast = (text: string) => ({ type: 'broadcast', event: 'hello', payload: { text } });
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

async function post(
  path: string,
  body: unknown,
  key = realtime.test.services.keys.publishable,
  network = here,
) {
  return fetch(`${realtime.url}/api${path}`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify(body),
  });
}

describe('a network', () => {
  it('has so many sockets, and one again when another is closed; others have theirs', async () => {
    realtime = unlimited;
    const sockets = await Promise.all(times(budget.sockets.ofNetwork, () => realtime.raw(here)));
    await expect(realtime.raw(here)).rejects.toThrow('429');
    await realtime.raw(elsewhere);
    sockets[0]?.socket.close();
    await sockets[0]?.closed;
    await expect.poll(() => realtime.raw(here).then(() => 'open', String)).toBe('open');
  });

  it('opens so many one after the other, so that nobody comes back in a loop', async () => {
    realtime = limited;
    const open = () =>
      realtime.raw(here).then(
        async ({ socket, closed }) => {
          socket.terminate();
          await closed;
          return 'open';
        },
        ({ message }) => message,
      );
    const answers: string[] = [];
    while (answers.length < 2 * budget.opened.burst) answers.push(await open());
    expect(answers[0]).toBe('open');
    expect(answers.at(-1)).toBe('429');
    await realtime.raw(elsewhere);
  });

  it('joins so many channels, in however many sockets', async () => {
    realtime = unlimited;
    const sockets = await Promise.all(
      times(budget.channels.ofNetwork / budget.channels.ofSocket + 1, () => realtime.raw(here)),
    );
    const answers = await Promise.all(
      sockets.flatMap((socket) => times(budget.channels.ofSocket, (index) => join(socket, `room ${index}`))),
    );
    const refused = answers.filter(({ status }) => status === 'error');
    expect(refused.length).toBe(budget.channels.ofSocket);
    expect(new Set(refused.map(({ response }) => response.reason))).toEqual(
      new Set(['Too many channels of one network.']),
    );
    expect(await join(await realtime.raw(elsewhere), 'room 1')).toMatchObject({ status: 'ok' });
  });

  it('joins and leaves no faster than tokens can be checked', async () => {
    realtime = limited;
    const socket = await realtime.raw(here);
    const postgres_changes = times(3, (index) => ({ table: 'projects', filter: `title=eq.${index}` }));
    const answers = await Promise.all(
      times(budget.messages.ofSocket.burst - 5, () => join(socket, 'room', { postgres_changes })),
    );
    expect(answers.at(0)).toMatchObject({ status: 'ok' });
    expect(answers.at(-1)?.response.reason).toMatch(/^Too many joins/);
  });
});

describe('a socket', () => {
  it('has so many channels', async () => {
    realtime = unlimited;
    const socket = await realtime.raw(here);
    await Promise.all(times(budget.channels.ofSocket, (index) => join(socket, `room ${index}`)));
    expect(await join(socket, 'one more')).toMatchObject({
      status: 'error',
      response: { reason: 'Too many channels.' },
    });
    expect(await socket.ask('realtime:room 1', 'phx_leave', {})).toMatchObject({ status: 'ok' });
    expect(await join(socket, 'one more')).toMatchObject({ status: 'ok' });
  });

  it('follows so many tables', async () => {
    realtime = unlimited;
    const socket = await realtime.raw(here);
    const { ofChannel, ofSocket } = budget.subscriptions;
    const postgres_changes = times(ofChannel, (index) => ({
      table: 'projects',
      filter: `title=eq.${index}`,
    }));
    const answers = await Promise.all(
      times(ofSocket / ofChannel + 1, (index) => join(socket, `room ${index}`, { postgres_changes })),
    );
    expect(answers.map(({ status }) => status)).toEqual([
      ...times(ofSocket / ofChannel, () => 'ok'),
      'error',
    ]);
    expect(answers.at(-1)?.response.reason).toBe('Too many tables are followed.');
  });

  it('that sends too fast is told so, then closed, with nothing read after it', async () => {
    realtime = limited;
    const [flooder, listener] = [await realtime.raw(here), await realtime.raw(elsewhere)];
    await join(flooder, 'room');
    await join(listener, 'room');
    const sent = budget.messages.ofSocket.burst + budget.refusals.burst;
    const first = flooder.ask('realtime:room', 'broadcast', broadcast('0'));
    void first;
    const refused = times(sent * 3, (index) =>
      flooder.ask('realtime:room', 'broadcast', broadcast(String(index))),
    );
    expect(await Promise.race(refused)).toEqual({
      status: 'error',
      response: { reason: 'Too many messages per second.' },
    });
    expect(await flooder.closed).toEqual({ code: 1008, reason: 'Too many messages per second' });
    expect(await listener.ask('phoenix', 'heartbeat', {})).toMatchObject({ status: 'ok' });
    expect(listener.heard.length).toBeLessThanOrEqual(sent);
  });

  it('that sends pings in place of messages is closed as well', async () => {
    realtime = limited;
    const { socket, closed } = await realtime.raw(here);
    for (let count = 0; count < 3000; count += 1) socket.ping();
    expect((await closed).code).toBe(1008);
  });

  it('answers a ping of an honest client', async () => {
    realtime = limited;
    const { socket } = await realtime.raw(here);
    const pong = new Promise((resolve) => socket.once('pong', (data) => resolve(String(data))));
    socket.ping('hello');
    expect(await pong).toBe('hello');
  });

  it('whose reader takes nothing is ended, and leaves its channels', async () => {
    realtime = unlimited;
    const [reader, watcher] = [await realtime.raw(here), await realtime.raw(elsewhere)];
    await join(reader, 'room', { presence: { key: 'reader' } });
    await reader.ask('realtime:room', 'presence', { type: 'presence', event: 'track', payload: {} });
    await join(watcher, 'room', { presence: { key: 'watcher', enabled: true } });
    reader.socket.pause();
    const operator = realtime.test.services.keys.secret;
    const gone = () =>
      watcher.heard.some(
        ({ event, payload }) =>
          event === 'presence_diff' && Object.hasOwn(payload.leaves as Record<string, unknown>, 'reader'),
      );
    // What the system keeps for a socket differs from machine to machine.
    for (let megabytes = 0; megabytes < 64 && !gone(); megabytes += 1) {
      const messages = times(50, () => ({ topic: 'room', event: 'hello', payload: 'x'.repeat(7000) }));
      await Promise.all(times(3, () => post('/broadcast', { messages }, operator)));
    }
    await expect.poll(gone).toBe(true);
  });

  it('is told when a token can not be one', async () => {
    realtime = unlimited;
    const socket = await realtime.raw(here);
    const answer = await socket.ask('realtime:room', 'phx_join', { access_token: 'a\u{1F600}\r\nb' });
    expect(answer).toEqual({ status: 'error', response: { reason: 'Invalid JWT' } });
  });
});

describe('deliveries', () => {
  it('of a flood stop at the budget; its senders are told, and others go on speaking', async () => {
    realtime = limited;
    const flooders = await Promise.all(times(60, () => realtime.raw(here)));
    await Promise.all(flooders.map((socket) => join(socket, 'flood', { broadcast: { ack: true } })));
    const [ann, ben] = [await realtime.raw(elsewhere), await realtime.raw(network())];
    await Promise.all([join(ann, 'chat'), join(ben, 'chat')]);
    const size = 3000;
    const answers = flooders.flatMap((socket) =>
      times(50, () => socket.ask('realtime:flood', 'broadcast', broadcast('x'.repeat(size)))),
    );
    ann.say('realtime:chat', 'broadcast', broadcast('still here'));
    await expect
      .poll(() => ben.heard.map(({ payload }) => payload.payload))
      .toEqual([{ text: 'still here' }]);
    const refused = (await Promise.all(answers)).filter(({ status }) => status === 'error');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ response }) => response.reason).join()).toMatch(/Too many messages/);
    const isBroadcast = ({ event }: { event: string }) => event === 'broadcast';
    const delivered = flooders.reduce((sum, { heard }) => sum + heard.filter(isBroadcast).length, 0);
    // All 60 sockets times 3000 messages had been 177,000.
    const { burst, perSecond } = budget.deliveries.ofNetwork;
    expect(delivered).toBeLessThan((burst + 5 * perSecond) / size);
    expect(flooders.some(({ heard }) => heard.some(({ event }) => event === 'system'))).toBe(true);
  });

  it('are in order, however large the channel is', async () => {
    realtime = unlimited;
    const members = await Promise.all(times(150, () => realtime.raw(here)));
    await Promise.all(members.map((socket) => join(socket, 'in order')));
    const sender = await realtime.raw(elsewhere);
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
    realtime = limited;
    const path = '/broadcast/news/events/hello';
    const answers = await Promise.all(times(budget.posts.burst * 2, (index) => post(path, { index })));
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused?.json()).toEqual({
      code: 'over_request_rate_limit',
      message: expect.stringMatching(/^Too many messages\. Try again in \d+ seconds?\.$/),
    });
    expect((await post(path, {}, undefined, elsewhere)).status).toBe(202);
    expect((await post(path, {}, realtime.test.services.keys.secret)).status).toBe(202);
  });

  it('cost as much as those of a socket, and a batch says how far it came', async () => {
    realtime = limited;
    const members = await Promise.all(times(10, () => realtime.raw(network())));
    await Promise.all(members.map((socket) => join(socket, 'news')));
    const messages = times(50, () => ({ topic: 'news', event: 'hello', payload: 'x'.repeat(6900) }));
    let answer = await post('/broadcast', { messages });
    for (let count = 0; count < 20 && answer.status === 202; count += 1) {
      answer = await post('/broadcast', { messages });
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
    realtime = unlimited;
    const large = { about: 'x'.repeat(7000) };
    const sockets = await Promise.all(times(40, () => realtime.raw(network())));
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

    const greedy = await Promise.all(times(4, () => realtime.raw(here)));
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
    realtime = unlimited;
    const [mover, watcher] = [await realtime.raw(here), await realtime.raw(elsewhere)];
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

describe('an honest visitor', () => {
  it('is in 100 channels at once with the official client, sends in each, and hears each', async () => {
    realtime = limited;
    const heard: string[] = [];
    const [one, other] = [await realtime.connect(), await realtime.connect()];
    const names = times(budget.channels.ofSocket, (index) => `room ${index}`);
    await Promise.all(
      names.map((name) =>
        joinChannel(other, name, (channel) =>
          channel.on('broadcast', { event: 'hello' }, () => heard.push(name)),
        ),
      ),
    );
    const channels = await Promise.all(
      names.map((name) => joinChannel(one, name, () => {}, { broadcast: { ack: true } })),
    );
    const answers = await Promise.all(
      channels.map((channel) => channel.send({ type: 'broadcast', event: 'hello', payload: {} })),
    );
    expect(new Set(answers)).toEqual(new Set(['ok']));
    await expect.poll(() => [...heard].sort()).toEqual([...names].sort());
  });

  it('comes back by itself with all channels and presence after the connection was lost', async () => {
    realtime = limited;
    const client = await realtime.connect();
    const watcher = await realtime.connect();
    const watched = await joinChannel(watcher, 'lobby', (channel) =>
      channel.on('presence', { event: 'sync' }, () => {}),
    );
    let joined = 0;
    const names = times(20, (index) => (index === 0 ? 'lobby' : `room ${index}`));
    for (const name of names) {
      const channel = client.channel(name, { config: { presence: { key: 'member' } } });
      channel.on('presence', { event: 'sync' }, () => {});
      channel.subscribe((status) => {
        if (status !== 'SUBSCRIBED') return;
        joined += 1;
        if (name === 'lobby') void channel.track({ times: joined });
      });
    }
    await expect.poll(() => joined).toBe(20);
    await expect.poll(() => Object.keys(watched.presenceState())).toEqual(['member']);
    // As a proxy does that is started again.
    realtime.breakConnections();
    await expect.poll(() => joined, { timeout: 15_000 }).toBe(40);
    await expect.poll(() => Object.keys(watched.presenceState())).toEqual(['member']);
  });

  it('of an office of 40 sees everybody else in a lobby', async () => {
    realtime = limited;
    const clients = await Promise.all(times(40, () => realtime.connect()));
    const channels = await Promise.all(
      clients.map((client, index) =>
        joinChannel(
          client,
          'office lobby',
          (channel) => channel.on('presence', { event: 'sync' }, () => {}),
          {
            presence: { key: String(index) },
          },
        ),
      ),
    );
    const tracked = await Promise.all(channels.map((channel) => channel.track({ page: '/community' })));
    expect(new Set(tracked)).toEqual(new Set(['ok']));
    await expect
      .poll(() => channels.map((channel) => Object.keys(channel.presenceState()).length), { timeout: 15_000 })
      .toEqual(times(40, () => 40));
  });
});

it('a connection that is refused is closed, also when the other side keeps it open', async () => {
  realtime = limited;
  const { port } = new URL(realtime.url);
  const socket = connectSocket({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  const ended = new Promise((resolve) => socket.once('end', resolve));
  socket.on('data', () => {});
  socket.write(
    'GET /realtime/v1/websocket?apikey=wrong HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  await ended;
  const gone = new Promise((resolve) => socket.once('error', resolve).once('close', resolve));
  const more = setInterval(() => socket.write('more'), 10);
  await gone;
  clearInterval(more);
  socket.destroy();
});

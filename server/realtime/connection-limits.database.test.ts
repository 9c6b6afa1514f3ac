import { connect as connectSocket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { realtimeBudget as budget } from '../budgets/budgets.ts';
import { broadcast, join, realtimeLimits, times } from '../testing/realtime-limits.ts';

const limits = realtimeLimits();

describe('a network', () => {
  it('has so many sockets, and one again when another is closed; others have theirs', async () => {
    const realtime = limits.use('unlimited');
    const sockets = await Promise.all(times(budget.sockets.ofNetwork, () => realtime.raw(limits.here)));
    await expect(realtime.raw(limits.here)).rejects.toThrow('429');
    await realtime.raw(limits.elsewhere);
    sockets[0]?.socket.close();
    await sockets[0]?.closed;
    await expect.poll(() => realtime.raw(limits.here).then(() => 'open', String)).toBe('open');
  });

  it('opens so many one after the other, so that nobody comes back in a loop', async () => {
    const realtime = limits.use('limited');
    const open = () =>
      realtime.raw(limits.here).then(
        async ({ socket, closed }) => {
          socket.terminate();
          await closed;
          return 'open';
        },
        ({ message }) => message,
      );
    // Many at a time, so that they are faster than places come back on a slow machine as well.
    const answers: string[] = [];
    while (answers.length < 2 * budget.opened.burst) {
      answers.push(...(await Promise.all(times(budget.sockets.ofNetwork / 2, open))));
    }
    expect(answers[0]).toBe('open');
    expect(answers.slice(budget.opened.burst)).toContain('429');
    await realtime.raw(limits.elsewhere);
  });

  it('joins so many channels, in however many sockets', async () => {
    const realtime = limits.use('unlimited');
    const sockets = await Promise.all(
      times(budget.channels.ofNetwork / budget.channels.ofSocket + 1, () => realtime.raw(limits.here)),
    );
    const answers = await Promise.all(
      sockets.flatMap((socket) => times(budget.channels.ofSocket, (index) => join(socket, `room ${index}`))),
    );
    const refused = answers.filter(({ status }) => status === 'error');
    expect(refused.length).toBe(budget.channels.ofSocket);
    expect(new Set(refused.map(({ response }) => response.reason))).toEqual(
      new Set(['Too many channels of one network.']),
    );
    expect(await join(await realtime.raw(limits.elsewhere), 'room 1')).toMatchObject({ status: 'ok' });
  });

  it('joins and leaves no faster than tokens can be checked', async () => {
    const realtime = limits.use('limited');
    const socket = await realtime.raw(limits.here);
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
    const realtime = limits.use('unlimited');
    const socket = await realtime.raw(limits.here);
    await Promise.all(times(budget.channels.ofSocket, (index) => join(socket, `room ${index}`)));
    expect(await join(socket, 'one more')).toMatchObject({
      status: 'error',
      response: { reason: 'Too many channels.' },
    });
    expect(await socket.ask('realtime:room 1', 'phx_leave', {})).toMatchObject({ status: 'ok' });
    expect(await join(socket, 'one more')).toMatchObject({ status: 'ok' });
  });

  it('follows so many tables', async () => {
    const realtime = limits.use('unlimited');
    const socket = await realtime.raw(limits.here);
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
    const realtime = limits.use('limited');
    const [flooder, listener] = [await realtime.raw(limits.here), await realtime.raw(limits.elsewhere)];
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
    const realtime = limits.use('limited');
    const { socket, closed } = await realtime.raw(limits.here);
    for (let count = 0; count < 3000; count += 1) socket.ping();
    expect((await closed).code).toBe(1008);
  });

  it('that sends one message in very many pieces is closed, and one in some is read', async () => {
    const [honest, hostile] = await Promise.all(times(2, () => limits.use('unlimited').raw(limits.here)));
    const join = JSON.stringify({
      topic: 'realtime:room',
      event: 'phx_join',
      payload: { config: {} },
      ref: '1',
    });
    const send = (socket: typeof honest, pieces: string[]) => {
      for (const [at, piece] of pieces.entries())
        socket?.socket.send(piece, { fin: at === pieces.length - 1 });
    };
    const answered = new Promise((resolve) => honest?.socket.once('message', resolve));
    send(honest, join.match(/.{1,10}/gs) ?? []);
    expect(String(await answered)).toContain('"status":"ok"');
    send(hostile, [...' '.repeat(budget.messagePieces), join]);
    expect((await hostile?.closed)?.code).toBe(1008);
  });

  it('answers a ping of an honest client', async () => {
    const realtime = limits.use('limited');
    const { socket } = await realtime.raw(limits.here);
    const pong = new Promise((resolve) => socket.once('pong', (data) => resolve(String(data))));
    socket.ping('hello');
    expect(await pong).toBe('hello');
  });

  it('whose reader takes nothing is ended, and leaves its channels', async () => {
    const realtime = limits.use('unlimited');
    const [reader, watcher] = [await realtime.raw(limits.here), await realtime.raw(limits.elsewhere)];
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
      await Promise.all(times(3, () => limits.post('/broadcast', { messages }, operator)));
    }
    await expect.poll(gone).toBe(true);
  });

  it('is told when a token can not be one', async () => {
    const realtime = limits.use('unlimited');
    const socket = await realtime.raw(limits.here);
    const answer = await socket.ask('realtime:room', 'phx_join', { access_token: 'a\u{1F600}\r\nb' });
    expect(answer).toEqual({ status: 'error', response: { reason: 'Invalid JWT' } });
  });
});

it('a connection that is refused is closed, also when the other side keeps it open', async () => {
  const realtime = limits.use('limited');
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

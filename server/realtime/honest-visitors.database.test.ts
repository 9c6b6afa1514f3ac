import { describe, expect, it } from 'vitest';
import { realtimeBudget as budget } from '../budgets/budgets.ts';
import { joinChannel } from '../testing/realtime.ts';
import { realtimeLimits, times } from '../testing/realtime-limits.ts';

const limits = realtimeLimits();

describe('an honest visitor', () => {
  it('is in 100 channels at once with the official client, sends in each, and hears each', async () => {
    const realtime = limits.use('limited');
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
    const realtime = limits.use('limited');
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
    const realtime = limits.use('limited');
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

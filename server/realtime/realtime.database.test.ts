import { type RealtimeChannel, RealtimeClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '../database/database.ts';
import { joinChannel as join, startTestRealtime, type TestRealtime } from '../testing/realtime.ts';
import type { TestServer, TestUser } from '../testing/server.ts';

let realtime: TestRealtime;
let test: TestServer;
let ann: TestUser;
let url: string;
let connect: TestRealtime['connect'];
const clients: RealtimeClient[] = [];
beforeAll(async () => {
  realtime = await startTestRealtime();
  ({ test, url, connect } = realtime);
  ann = await test.user();
});
afterAll(async () => {
  for (const client of clients) await client.disconnect();
  await realtime.close();
});

const share = async (title: string, status: string) => {
  const { data, error } = await ann.client
    .from('projects')
    .insert({
      title,
      description: 'A site',
      zip_file_url: `${test.url}/storage/v1/object/public/project-files/${ann.id}/1-a.zip`,
      status,
      slug: '',
      user_id: ann.id,
    })
    .select('id')
    .single();
  expect(error).toBeNull();
  return data?.id as string;
};

describe('broadcast', () => {
  it.each(['1.0.0', '2.0.0'])(
    'reaches everybody in the channel but its sender, by version %s',
    async (vsn) => {
      const heard: unknown[] = [];
      const [one, other] = await Promise.all([connect(undefined, vsn), connect()]);
      const sender = await join(
        one,
        `room ${vsn}`,
        (channel) => channel.on('broadcast', { event: 'hello' }, () => heard.push('echo')),
        { broadcast: { ack: true } },
      );
      await join(other, `room ${vsn}`, (channel) =>
        channel.on('broadcast', { event: 'hello' }, ({ payload }) => heard.push(payload)),
      );
      await join(other, 'another room', (channel) =>
        channel.on('broadcast', { event: 'hello' }, () => heard.push('stray')),
      );
      expect(await sender.send({ type: 'broadcast', event: 'hello', payload: { text: 'Grüße 🎉' } })).toBe(
        'ok',
      );
      await expect.poll(() => heard).toEqual([{ text: 'Grüße 🎉' }]);
    },
  );

  it('comes over plain requests as well, with a key', async () => {
    const heard: unknown[] = [];
    await join(await connect(), 'news', (channel) =>
      channel.on('broadcast', { event: 'hello' }, ({ payload }) => heard.push(payload)),
    );
    const post = (path: string, body: unknown, apikey: string) =>
      fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const { publishable } = test.services.keys;
    const messages = [{ topic: 'news', event: 'hello', payload: { n: 1 } }];
    expect((await post('/broadcast', { messages }, publishable)).status).toBe(202);
    expect((await post('/broadcast/news/events/hello', { n: 2 }, publishable)).status).toBe(202);
    expect((await post('/broadcast', { messages }, 'wrong')).status).toBe(401);
    expect((await post('/broadcast/news/events/hello', { n: 'x'.repeat(9000) }, publishable)).status).toBe(
      413,
    );
    await expect.poll(() => heard).toEqual([{ n: 1 }, { n: 2 }]);
  });
});

describe('presence', () => {
  it('shows who is there, who comes and who goes', async () => {
    const [one, other] = await Promise.all([connect(), connect()]);
    const first = await join(one, 'lobby', (channel) => channel.on('presence', { event: 'sync' }, () => {}), {
      presence: { key: 'first' },
    });
    await first.track({ page: '/community' });
    const gone: string[] = [];
    const second = await join(
      other,
      'lobby',
      (channel) =>
        channel
          .on('presence', { event: 'sync' }, () => {})
          .on('presence', { event: 'leave' }, ({ key }) => gone.push(key)),
      { presence: { key: 'second' } },
    );
    await expect.poll(() => second.presenceState()).toMatchObject({ first: [{ page: '/community' }] });
    await second.track({ page: '/' });
    await expect.poll(() => Object.keys(first.presenceState()).sort()).toEqual(['first', 'second']);
    await first.untrack();
    await expect.poll(() => gone).toEqual(['first']);
    await other.disconnect();
    await expect.poll(() => first.presenceState()).toEqual({});
  });
});

describe('changes of rows', () => {
  it('come as the policies show them: a draft to its owner alone', async () => {
    const seen: Record<string, unknown[]> = { visitor: [], owner: [] };
    const listen = (list: unknown[] | undefined) => (channel: RealtimeChannel) =>
      channel.on('postgres_changes', { event: '*', schema: 'public', table: 'projects' }, (change) =>
        list?.push([change.eventType, (change.new as { title?: string }).title]),
      );
    await join(await connect(), 'community', listen(seen.visitor));
    await join(await connect(ann), 'community', listen(seen.owner));
    await share('A draft', 'draft');
    const id = await share('For everybody', 'published');
    await expect.poll(() => seen.visitor).toEqual([['INSERT', 'For everybody']]);
    await expect
      .poll(() => seen.owner)
      .toEqual([
        ['INSERT', 'A draft'],
        ['INSERT', 'For everybody'],
      ]);
    await ann.client.from('projects').delete().eq('id', id);
    await expect
      .poll(() => seen.visitor)
      .toEqual([
        ['INSERT', 'For everybody'],
        ['DELETE', undefined],
      ]);
  });

  it('come only where filter and event say so', async () => {
    const titles: unknown[] = [];
    await join(await connect(ann), 'filtered', (channel) =>
      channel.on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'projects', filter: 'status=in.(draft,pending_review)' },
        (change) => titles.push((change.new as { title: string }).title),
      ),
    );
    await share('Published', 'published');
    await share('Still a draft', 'draft');
    await expect.poll(() => titles).toEqual(['Still a draft']);
  });

  it('that come faster than they can be read end with what the row is for each who follows it', async () => {
    const id = await share('Changed very often', 'published');
    const titles = new Map<number, unknown>();
    const members = await Promise.all(Array.from({ length: 20 }, () => test.user()));
    for (const [index, member] of members.entries()) {
      await join(await connect(member), 'busy', (channel) =>
        channel.on('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'projects' }, (change) =>
          titles.set(index, (change.new as { title: string }).title),
        ),
      );
    }
    for (let count = 0; count < 100; count += 1) {
      const { error } = await test
        .operator()
        .from('projects')
        .update({ title: `Title ${count}` })
        .eq('id', id);
      expect(error).toBeNull();
    }
    await expect.poll(() => [...titles.values()]).toEqual(members.map(() => 'Title 99'));
  });

  it('of tables that are not followed are refused, and so are filters that are not understood', async () => {
    const follow = async (schema: string, table: string, filter?: string) =>
      join(await connect(), `${schema}.${table}`, (channel) =>
        channel.on(
          'postgres_changes',
          { event: '*', schema, table, ...(filter ? { filter } : {}) },
          () => {},
        ),
      );
    await expect(follow('auth', 'users')).rejects.toThrow('Changes of auth.users are not followed.');
    await expect(follow('public', 'projects', 'title=regex.x')).rejects.toThrow('is not understood');
  });

  it('end with the token', async () => {
    const { keys } = test.services;
    const client = new RealtimeClient(url, {
      params: { apikey: keys.publishable },
      accessToken: async () => `${ann.accessToken}x`,
    });
    clients.push(client);
    await client.setAuth();
    await expect(join(client, 'broken', () => {})).rejects.toThrow('Invalid JWT');
  });
});

describe('the door', () => {
  it('is closed without a key', async () => {
    const attempt = new WebSocket(`${url.replace('http', 'ws')}/websocket?apikey=wrong&vsn=2.0.0`);
    const opened = await new Promise((resolve) => {
      attempt.onopen = () => resolve(true);
      attempt.onerror = () => resolve(false);
    });
    expect(opened).toBe(false);
  });

  it.each([
    ['not JSON'],
    ['[]'],
    ['{"topic":1}'],
    [new Uint8Array([3, 255, 255, 255, 255, 0, 1])],
    [new Uint8Array()],
  ])('closes behind what is no message: %j', async (frame) => {
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/websocket?apikey=${test.services.keys.publishable}&vsn=2.0.0`,
    );
    const code = await new Promise((resolve) => {
      socket.onopen = () => socket.send(frame);
      socket.onclose = (event) => resolve(event.code);
    });
    expect(code).toBe(1007);
  });

  it('opens no private channel before there are policies', async () => {
    await expect(join(await connect(ann), 'secret', () => {}, { private: true })).rejects.toThrow(
      'Unauthorized: You do not have permissions to read from this Channel topic: secret',
    );
  });

  it('lets no visitor call the function that announces', async () => {
    const { rows } = await test.services.database.run<{ may: boolean }>(owner, {
      text: `select has_function_privilege('anon', 'plinth.announce_change()', 'execute') as may`,
    });
    expect(rows[0]?.may).toBe(false);
  });
});

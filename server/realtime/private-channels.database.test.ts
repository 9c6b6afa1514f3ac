import type { RealtimeClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { joinChannel as join, startTestRealtime, type TestRealtime } from '../testing/realtime.ts';
import type { TestUser } from '../testing/server.ts';
import { purgeMessages } from './purge-messages.ts';

let realtime: TestRealtime;
let ann: TestUser;
let bob: TestUser;
let connect: TestRealtime['connect'];

/** `team` is for Ann and Bob, who may only listen; what is said under `board` is for whoever is signed in. */
beforeAll(async () => {
  realtime = await startTestRealtime();
  ({ connect } = realtime);
  const { test } = realtime;
  [ann, bob] = await Promise.all([test.user(), test.user()]);
  await test.services.database.script(`
    create table public.team (user_id uuid primary key, may_speak boolean);
    alter table public.team enable row level security;
    create policy "own" on public.team for select using (user_id = auth.uid());
    grant select on public.team to authenticated;
    insert into public.team values ('${ann.id}', true), ('${bob.id}', false);
    create policy "team hears" on realtime.messages for select to authenticated
      using (realtime.topic() = 'team' and exists (select from public.team where user_id = auth.uid()));
    create policy "team speaks" on realtime.messages for insert to authenticated
      with check (realtime.topic() = 'team' and extension = 'broadcast'
        and exists (select from public.team where user_id = auth.uid() and may_speak));
    create policy "board hears" on realtime.messages for select to authenticated
      using (realtime.topic() = 'board' and extension = 'broadcast');`);
});
afterAll(() => realtime.close());

/** Joins and keeps what is heard. */
async function listen(client: RealtimeClient, name: string, isPrivate = true) {
  const heard: unknown[] = [];
  const channel = await join(
    client,
    name,
    (one) => one.on('broadcast', { event: 'word' }, ({ payload }) => heard.push(payload)),
    { private: isPrivate, broadcast: { ack: true } },
  );
  const say = (payload: object) => channel.send({ type: 'broadcast', event: 'word', payload });
  return { channel, heard, say };
}

describe('a private channel', () => {
  it('is joined by those whom a policy shows its messages, and by nobody else', async () => {
    await listen(await connect(ann), 'team');
    await expect(listen(await connect(), 'team')).rejects.toThrow('Unauthorized');
    const stranger = await realtime.test.user();
    await expect(listen(await connect(stranger), 'team')).rejects.toThrow('Unauthorized');
    await expect(listen(await connect(ann), 'another')).rejects.toThrow('permissions to read');
    await realtime.disconnect();
  });

  it('carries the words of those whom a policy lets insert them', async () => {
    const [speaker, listener] = await Promise.all([connect(ann), connect(bob)]);
    const one = await listen(speaker, 'team');
    const other = await listen(listener, 'team');
    expect(await one.say({ n: 1 })).toBe('ok');
    await vi.waitFor(() => expect(other.heard).toEqual([{ n: 1 }]));
    expect(await other.say({ n: 2 })).toBe('error');
    expect(await one.say({ n: 3 })).toBe('ok');
    await vi.waitFor(() => expect(other.heard).toEqual([{ n: 1 }, { n: 3 }]));
    expect(one.heard).toEqual([]);
    await realtime.disconnect();
  });

  it('is another than the open one of its name', async () => {
    const inside = await listen(await connect(bob), 'team');
    const outside = await listen(await connect(), 'team', false);
    const speaker = await listen(await connect(ann), 'team');
    expect(await outside.say({ from: 'outside' })).toBe('ok');
    expect(await speaker.say({ from: 'inside' })).toBe('ok');
    await vi.waitFor(() => expect(inside.heard).toEqual([{ from: 'inside' }]));
    expect(outside.heard).toEqual([]);
    await realtime.disconnect();
  });

  it('shows nobody present whom no policy lets be seen', async () => {
    const client = await connect(ann);
    const channel = await join(client, 'team', (one) => one.on('presence', { event: 'sync' }, () => {}), {
      private: true,
    });
    expect(await channel.track({ name: 'Ann' })).toBe('error');
    await realtime.disconnect();
  });

  it('keeps nothing that its policies were asked with', async () => {
    await listen(await connect(ann), 'team');
    const { rows } = await realtime.test.services.database.run(
      { role: 'owner' },
      { text: 'select 1 from realtime.messages' },
    );
    expect(rows).toEqual([]);
    await realtime.disconnect();
  });

  it('is spoken to over plain requests by the same rights', async () => {
    const inside = await listen(await connect(bob), 'team');
    const post = (user: TestUser | null, isPrivate: boolean) =>
      fetch(`${realtime.url}/api/broadcast/team/events/word?private=${isPrivate}`, {
        method: 'POST',
        headers: {
          apikey: realtime.test.services.keys.publishable,
          ...(user ? { authorization: `Bearer ${user.accessToken}` } : {}),
        },
        body: JSON.stringify({ by: user?.id ?? 'nobody' }),
      });
    expect((await post(null, true)).status).toBe(403);
    expect((await post(bob, true)).status).toBe(403);
    expect((await post(null, false)).status).toBe(202);
    expect((await post(ann, true)).status).toBe(202);
    await vi.waitFor(() => expect(inside.heard).toEqual([{ by: ann.id }]));
    await realtime.disconnect();
  });
});

describe('the database', () => {
  it('says something in a channel, private or open, however long the row is', async () => {
    const inside = await listen(await connect(bob), 'team');
    const outside = await listen(await connect(), 'team', false);
    const text = 'x'.repeat(6000);
    await realtime.test.services.database.script(`
      select realtime.send(jsonb_build_object('text', '${text}'), 'word', 'team');
      select realtime.send('{"text": "open"}', 'word', 'team', false);`);
    await vi.waitFor(() => expect(inside.heard).toEqual([{ text }]));
    await vi.waitFor(() => expect(outside.heard).toEqual([{ text: 'open' }]));
    await realtime.disconnect();
  });

  it('says which row was written, from a trigger', async () => {
    const { database } = realtime.test.services;
    await database.script(`
      create table public.tasks (id integer primary key, title text);
      create function public.tell_task() returns trigger language plpgsql security definer set search_path = '' as $$
        begin
          perform realtime.broadcast_changes('board', 'word', tg_op, tg_table_name, tg_table_schema, new, old);
          return null;
        end $$;
      create trigger tell after insert on public.tasks for each row execute function public.tell_task();`);
    const { heard } = await listen(await connect(ann), 'board');
    await database.script(`insert into public.tasks values (1, 'Sweep')`);
    await vi.waitFor(() =>
      expect(heard).toEqual([
        {
          schema: 'public',
          table: 'tasks',
          operation: 'INSERT',
          record: { id: 1, title: 'Sweep' },
          old_record: null,
        },
      ]),
    );
    await realtime.disconnect();
  });

  it('forgets what it has said after three days', async () => {
    const { database } = realtime.test.services;
    await database.script(`update realtime.messages set inserted_at = now() - interval '4 days'`);
    await purgeMessages(database);
    const { rows } = await database.run({ role: 'owner' }, { text: 'select 1 from realtime.messages' });
    expect(rows).toEqual([]);
  });
});

import { afterEach, expect, it } from 'vitest';
import type { Statement } from '../database/database.ts';
import { createLog } from '../log.ts';
import type { Services } from '../services.ts';
import { Hub } from './hub.ts';
import type { Member } from './member.ts';
import { openRights } from './private-channels.ts';
import { Visitor } from './visitors.ts';

/** Two servers hear each other as on one PostgreSQL; rows it has none. */
function bus() {
  const listeners: { channel: string; heard: (payload: string) => void }[] = [];
  const database = {
    kind: 'postgres',
    async listen(channel: string, heard: (payload: string) => void) {
      listeners.push({ channel, heard });
    },
    async run(_scope: unknown, { text, values = [] }: Statement) {
      if (text.includes('pg_notify')) {
        const [channel, words] = values as [string, string[]];
        for (const word of words) {
          for (const listener of listeners) if (listener.channel === channel) listener.heard(word);
        }
      }
      return { rows: [], rowCount: 0 };
    },
  };
  const config = { rateLimitFactor: 0 };
  return { services: { config, database, log: createLog('silent') } as unknown as Services, listeners };
}

const opened: Hub[] = [];
afterEach(async () => {
  for (const hub of opened.splice(0)) await hub.close();
});
async function open(services: Services): Promise<Hub> {
  const hub = await Hub.open(services);
  opened.push(hub);
  return hub;
}

function member(id: string, heard: unknown[]): Member {
  return {
    id,
    topic: 'realtime:room',
    visitor: new Visitor('203.0.113.9', 0),
    joinedAt: 0,
    isPrivate: false,
    rights: openRights,
    hearsItself: false,
    wantsAcknowledgement: false,
    presenceKey: id,
    scope: { role: 'anon', claims: { role: 'anon' } },
    expiresAt: null,
    subscriptions: [],
    send: ({ event, payload }) => heard.push([event, JSON.parse(payload)]),
    expire: () => {},
  };
}

it('carries a broadcast to the visitors of another server, once, and two that are alike twice', async () => {
  const { services } = bus();
  const [one, other] = [await open(services), await open(services)];
  const heard: Record<string, unknown[]> = { ann: [], ben: [], cai: [] };
  const ann = member('ann', heard.ann ?? []);
  one.join(ann);
  one.join(member('ben', heard.ben ?? []));
  other.join(member('cai', heard.cai ?? []));
  for (let count = 0; count < 2; count += 1) {
    expect(one.broadcast(ann.visitor, 'realtime:room', 'hello', { n: 1 }, ann)).toBe(0);
  }
  const said = ['broadcast', { type: 'broadcast', event: 'hello', payload: { n: 1 } }];
  await expect.poll(() => heard).toEqual({ ann: [], ben: [said, said], cai: [said, said] });
});

it('tells a server that begins later who is there already, and when they go', async () => {
  const { services } = bus();
  const one = await open(services);
  const ann = member('ann', []);
  one.join(ann);
  one.track(ann, { page: '/' });
  const late = await open(services);
  const present = () => JSON.parse(late.presenceOf('realtime:room').payload);
  await expect.poll(present).toMatchObject({ ann: { metas: [{ page: '/' }] } });
  const heard: unknown[] = [];
  late.join(member('ben', heard));
  one.leave(ann);
  await expect.poll(present).toEqual({});
  await expect
    .poll(() => heard)
    .toEqual([['presence_diff', { joins: {}, leaves: { ann: { metas: [expect.anything()] } } }]]);
});

it('does not fall over what others say on its channels', async () => {
  const { services, listeners } = bus();
  await open(services);
  for (const { heard } of listeners) {
    for (const payload of ['', 'no JSON', '{}', '[]', 'null', '{"schema":1}', '{"server":"x","kind":"?"}'])
      heard(payload);
  }
});

import { afterEach, expect, it } from 'vitest';
import type { Statement } from '../database/database.ts';
import { createLog } from '../log.ts';
import type { Services } from '../services.ts';
import { Hub } from './hub.ts';
import type { Member } from './member.ts';

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
        const [channel, payload] = values as [string, string];
        for (const listener of listeners) if (listener.channel === channel) listener.heard(payload);
      }
      return { rows: [], rowCount: 0 };
    },
  };
  return { services: { database, log: createLog('silent') } as unknown as Services, listeners };
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
    hearsItself: false,
    wantsAcknowledgement: false,
    presenceKey: id,
    scope: { role: 'anon', claims: { role: 'anon' } },
    expiresAt: null,
    subscriptions: [],
    send: (event, payload) => heard.push([event, payload]),
    expire: () => {},
  };
}

it('carries a broadcast to the visitors of another server, once', async () => {
  const { services } = bus();
  const [one, other] = [await open(services), await open(services)];
  const heard: Record<string, unknown[]> = { ann: [], ben: [], cai: [] };
  const ann = member('ann', heard.ann ?? []);
  one.join(ann);
  one.join(member('ben', heard.ben ?? []));
  other.join(member('cai', heard.cai ?? []));
  one.broadcast('realtime:room', 'hello', { n: 1 }, ann);
  const said = [['broadcast', { type: 'broadcast', event: 'hello', payload: { n: 1 } }]];
  expect(heard).toEqual({ ann: [], ben: said, cai: said });
});

it('tells a server that begins later who is there already, and when they go', async () => {
  const { services } = bus();
  const one = await open(services);
  const ann = member('ann', []);
  one.join(ann);
  one.track(ann, { page: '/' });
  const late = await open(services);
  expect(late.presenceOf('realtime:room')).toMatchObject({ ann: { metas: [{ page: '/' }] } });
  const heard: unknown[] = [];
  late.join(member('ben', heard));
  one.leave(ann);
  expect(late.presenceOf('realtime:room')).toEqual({});
  expect(heard).toEqual([['presence_diff', { joins: {}, leaves: { ann: { metas: [expect.anything()] } } }]]);
});

it('does not fall over what others say on its channels', async () => {
  const { services, listeners } = bus();
  await open(services);
  for (const { heard } of listeners) {
    for (const payload of ['', 'no JSON', '{}', '[]', 'null', '{"schema":1}', '{"server":"x","kind":"?"}'])
      heard(payload);
  }
});

import { randomUUID } from 'node:crypto';
import { realtimeBudget } from '../budgets/budgets.ts';
import { FairGate } from '../budgets/fair-gate.ts';
import { type Database, DatabaseError, owner, type Scope, type Session } from '../database/database.ts';

type Extension = 'broadcast' | 'presence';

/** What somebody may do in a channel. */
export interface ChannelRights {
  hears: ReadonlySet<Extension>;
  says: ReadonlySet<Extension>;
}

const all: ReadonlySet<Extension> = new Set(['broadcast', 'presence']);

/** In a channel that is open to whoever has the key. */
export const openRights: ChannelRights = { hears: all, says: all };

const prefix = 'private:';

/** A channel's name among those of this server: a private one is another than the open one of the same name. */
export function topicOf(channel: string, isPrivate: boolean): string {
  return `${isPrivate ? prefix : ''}realtime:${channel}`;
}

/** A channel's name as its members call it. */
export function spokenTopic(topic: string): string {
  return topic.startsWith(prefix) ? topic.slice(prefix.length) : topic;
}

/** Undoes what a policy was asked with. */
class Answered extends Error {}

/** Asks the policies on `realtime.messages` who may do what in private channels. */
export class PrivateChannels {
  readonly #database: Database;
  readonly #gate = new FairGate(realtimeBudget.reads);

  constructor(database: Database) {
    this.#database = database;
  }

  /** The rights in a private channel under a scope, asked with rows that are not kept. `network` is whose turn it takes. */
  async rightsIn(channel: string, scope: Scope, network: string | null): Promise<ChannelRights> {
    if (scope.role === 'owner' || scope.role === 'service_role') return openRights;
    return this.#gate.run(network, async () => {
      const found = { hears: new Set<Extension>(), says: new Set<Extension>() };
      try {
        await this.#database.transaction(owner, async (session) => {
          await ask(session, channel, scope, found);
          throw new Answered();
        });
      } catch (error) {
        if (!(error instanceof Answered)) throw error;
      }
      return found;
    });
  }
}

async function ask(
  session: Session,
  channel: string,
  scope: Exclude<Scope, { role: 'owner' }>,
  found: { hears: Set<Extension>; says: Set<Extension> },
): Promise<void> {
  const rows = [...all].map((extension) => ({ id: randomUUID(), extension }));
  const insert = 'insert into realtime.messages (id, topic, extension, private) values ($1, $2, $3, true)';
  for (const { id, extension } of rows) await session.query(insert, [id, channel, extension]);
  await session.query(
    `select set_config('realtime.topic', $1, true), set_config('request.jwt.claims', $2, true),
      set_config('statement_timeout', $3, true)`,
    [channel, JSON.stringify(scope.claims), realtimeBudget.readTimeout],
  );
  await session.script(`set local role ${scope.role}`);
  await isAllowed(session, async () => {
    const seen = await session.query<{ extension: Extension }>(
      'select extension from realtime.messages where id = any($1::uuid[])',
      [rows.map(({ id }) => id)],
    );
    for (const { extension } of seen.rows) found.hears.add(extension);
  });
  for (const extension of all) {
    const isSaid = await isAllowed(session, () => session.query(insert, [randomUUID(), channel, extension]));
    if (isSaid) found.says.add(extension);
  }
}

/** Whether the policies let it pass. One that fails allows nothing. */
async function isAllowed(session: Session, work: () => Promise<unknown>): Promise<boolean> {
  await session.script('savepoint question');
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    await session.script('rollback to savepoint question');
    return false;
  }
}

import { randomUUID } from 'node:crypto';
import type { Scope } from '../database/database.ts';
import type { Services } from '../services.ts';
import type { Member, Subscription } from './member.ts';
import { type Meta, type Presence, type PresenceDiff, Presences } from './presences.ts';
import { Relay, type Word } from './relay.ts';
import { type Change, FollowedRows, readChange, type SeenRow } from './rows.ts';

const aliveMilliseconds = 20_000;
/** Changes that wait to be read; a visitor who misses one sees the next. */
const maxWaiting = 1000;
const readsAtOnce = 4;

/** The channels of this server: who is in them, what is said in them, and which rows they follow. */
export class Hub {
  readonly rows: FollowedRows;
  readonly #services: Services;
  readonly #relay: Relay;
  readonly #members = new Map<string, Set<Member>>();
  readonly #presences = new Presences();
  /** When each other server was last heard. */
  readonly #servers = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #waiting = 0;
  #reading: Promise<void> = Promise.resolve();

  private constructor(services: Services, rows: FollowedRows) {
    this.rows = rows;
    this.#services = services;
    this.#relay = new Relay(services.database, services.log);
    this.#timer = setInterval(() => this.#keepAlive(), aliveMilliseconds);
    this.#timer.unref();
  }

  static async open(services: Services): Promise<Hub> {
    const hub = new Hub(services, await FollowedRows.open(services.database));
    await services.database.listen('plinth_changes', (payload) => {
      const change = readChange(payload);
      if (change) hub.#enqueue(change);
    });
    await hub.#relay.open((word, server) => hub.#hear(word, server));
    return hub;
  }

  /** Stops reading. Resolves when what was under way has ended, since the database is closed after it. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#members.clear();
    await this.#reading;
  }

  join(member: Member): void {
    const members = this.#members.get(member.topic) ?? new Set<Member>();
    this.#members.set(member.topic, members.add(member));
  }

  leave(member: Member): void {
    this.untrack(member);
    const members = this.#members.get(member.topic);
    members?.delete(member);
    if (members?.size === 0) this.#members.delete(member.topic);
  }

  /** Says something to everybody in a channel, here and at the other servers. */
  broadcast(topic: string, event: string, payload: unknown, from?: Member): void {
    this.#tell(topic, event, payload, from);
    this.#relay.say({ kind: 'broadcast', topic, event, payload });
  }

  presenceOf(topic: string): unknown {
    return this.#presences.state(topic);
  }

  track({ topic, id, presenceKey }: Member, given: Record<string, unknown>): void {
    const meta: Meta = { ...given, phx_ref: randomUUID() };
    const presence = { topic, member: id, key: presenceKey, meta };
    this.#show(topic, this.#presences.set({ ...presence, server: this.#relay.server }));
    this.#relay.say({ kind: 'present', presence });
  }

  untrack({ topic, id }: Member): void {
    const diff = this.#presences.remove(topic, id);
    if (!diff) return;
    this.#show(topic, diff);
    this.#relay.say({ kind: 'absent', topic, member: id });
  }

  #hear(word: Word, server: string): void {
    this.#servers.set(server, Date.now());
    switch (word.kind) {
      case 'broadcast':
        this.#tell(word.topic, word.event, word.payload);
        break;
      case 'present':
        this.#show(word.presence.topic, this.#presences.set({ ...word.presence, server }));
        break;
      case 'absent':
        this.#drop(word.topic, word.member);
        break;
      case 'ask':
        for (const { server: _, ...presence } of this.#presences.of(this.#relay.server)) {
          this.#relay.say({ kind: 'present', presence });
        }
    }
  }

  /** Says that this server is there, and lets go of the visitors of one that is not any more. */
  #keepAlive(): void {
    this.#relay.say({ kind: 'alive' });
    for (const [server, heardAt] of this.#servers) {
      if (Date.now() - heardAt < 3 * aliveMilliseconds) continue;
      this.#servers.delete(server);
      for (const { topic, member } of this.#presences.of(server)) this.#drop(topic, member);
    }
  }

  #drop(topic: string, member: Presence['member']): void {
    const diff = this.#presences.remove(topic, member);
    if (diff) this.#show(topic, diff);
  }

  #tell(topic: string, event: string, payload: unknown, from?: Member): void {
    for (const member of this.#members.get(topic) ?? []) {
      if (member === from && !member.hearsItself) continue;
      member.send('broadcast', { type: 'broadcast', event, payload });
    }
  }

  #show(topic: string, diff: PresenceDiff): void {
    for (const member of this.#members.get(topic) ?? []) member.send('presence_diff', diff);
  }

  /** One change after the other, so that a row's last state is the last that is seen. */
  #enqueue(change: Change): void {
    if (this.#members.size === 0 || this.#waiting >= maxWaiting) return;
    this.#waiting += 1;
    this.#reading = this.#reading.then(async () => {
      this.#waiting -= 1;
      await this.#pass(change).catch((error) => {
        this.#services.log.error('a change was not passed on', { table: change.table, error: String(error) });
      });
    });
  }

  async #pass(change: Change): Promise<void> {
    const groups = [...this.#following(change).values()];
    for (let at = 0; at < groups.length; at += readsAtOnce) {
      const some = groups.slice(at, at + readsAtOnce);
      await Promise.all(some.map((group) => this.#passTo(group, change)));
    }
  }

  /** Who follows the row, those who may see the same together. */
  #following(change: Change): Map<string, Follower[]> {
    const groups = new Map<string, Follower[]>();
    for (const members of this.#members.values()) {
      for (const member of members) {
        const wanted = member.subscriptions.filter((subscription) => concerns(subscription, change));
        if (wanted.length === 0) continue;
        if (member.expiresAt !== null && member.expiresAt <= Date.now()) {
          member.expire();
          continue;
        }
        const group = groups.get(identityOf(member.scope)) ?? [];
        group.push({ member, wanted });
        groups.set(identityOf(member.scope), group);
      }
    }
    return groups;
  }

  async #passTo(group: Follower[], change: Change): Promise<void> {
    const scope = group[0]?.member.scope;
    // Nobody can be asked who might have seen a row that is gone: only its key is told, as on Supabase.
    const seen = change.type === 'DELETE' || !scope ? null : await this.rows.read(scope, change);
    if (change.type !== 'DELETE' && !seen) return;
    const data = describe(change, seen);
    for (const { member, wanted } of group) {
      const passed = wanted.filter(({ passes }) => !seen || !passes || passes(seen.record));
      if (passed.length === 0) continue;
      member.send('postgres_changes', { ids: passed.map(({ id }) => id), data });
    }
  }
}

interface Follower {
  member: Member;
  wanted: Subscription[];
}

function concerns({ event, schema, table }: Subscription, change: Change): boolean {
  return (
    (event === '*' || event === change.type) &&
    (schema === '*' || schema === change.schema) &&
    (table === '*' || table === change.table)
  );
}

/** The same text for those under whom the policies answer the same. */
function identityOf(scope: Scope): string {
  return scope.role === 'owner' ? 'owner' : JSON.stringify([scope.role, scope.claims]);
}

function describe({ schema, table, type, at, key }: Change, seen: SeenRow | null): Record<string, unknown> {
  return {
    schema,
    table,
    type,
    commit_timestamp: at,
    columns: seen?.columns ?? Object.keys(key).map((name) => ({ name, type: 'text' })),
    record: seen?.record ?? {},
    old_record: type === 'INSERT' ? {} : key,
    errors: null,
  };
}

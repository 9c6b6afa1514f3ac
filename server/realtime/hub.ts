import { randomUUID } from 'node:crypto';
import { realtimeBudget } from '../budgets/budgets.ts';
import { scaleRate, TokenBucket } from '../budgets/token-bucket.ts';
import { owner } from '../database/database.ts';
import type { Services } from '../services.ts';
import { Audiences } from './audiences.ts';
import { FanOut } from './fan-out.ts';
import type { Member } from './member.ts';
import { Outgoing } from './outgoing.ts';
import { type Meta, type Presence, Presences, presenceBytes } from './presences.ts';
import { PrivateChannels, topicOf } from './private-channels.ts';
import { fits, Relay, type Word } from './relay.ts';
import { type Change, FollowedRows, readChange } from './rows.ts';
import { Topic } from './topic.ts';
import { type Visitor, Visitors } from './visitors.ts';

const aliveMilliseconds = 20_000;

/** A row of `realtime.messages`. */
interface StoredMessage {
  topic: string;
  event: string | null;
  payload: unknown;
  isPrivate: boolean;
}

/** The channels of this server: who is in them, what is said in them, and which rows they follow. */
export class Hub {
  readonly rows: FollowedRows;
  readonly visitors: Visitors;
  readonly privateChannels: PrivateChannels;
  readonly #services: Services;
  readonly #relay: Relay;
  readonly #topics = new Map<string, Topic>();
  readonly #presences = new Presences();
  readonly #fanOut = new FanOut();
  readonly #audiences: Audiences;
  /** Deliveries of everybody together. */
  readonly #all: TokenBucket;
  /** When each other server was last heard. */
  readonly #servers = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  readonly #failed = new WeakSet<Change>();

  private constructor(services: Services, rows: FollowedRows) {
    const { rateLimitFactor } = services.config;
    this.rows = rows;
    this.visitors = new Visitors(rateLimitFactor);
    this.privateChannels = new PrivateChannels(services.database);
    this.#services = services;
    this.#relay = new Relay(services.database, services.log);
    this.#all = new TokenBucket(scaleRate(realtimeBudget.deliveries.ofAll, rateLimitFactor));
    this.#audiences = new Audiences(
      (scope, change) => rows.read(scope, change),
      this.#fanOut,
      (change, error) => this.#report(change, error),
    );
    this.#timer = setInterval(() => this.#keepAlive(), aliveMilliseconds);
    this.#timer.unref();
  }

  static async open(services: Services): Promise<Hub> {
    const hub = new Hub(services, await FollowedRows.open(services.database));
    await services.database.listen('plinth_changes', (payload) => {
      const change = readChange(payload);
      if (change) hub.#audiences.pass(change);
    });
    await services.database.listen('plinth_messages', (id) => void hub.#tellStored(id));
    await hub.#relay.open((word, server) => hub.#hear(word, server));
    return hub;
  }

  /** Stops reading. Resolves when what was under way has ended, since the database is closed after it. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.visitors.close();
    for (const topic of this.#topics.values()) topic.close();
    this.#topics.clear();
    await this.#audiences.close();
    await this.#relay.close();
  }

  join(member: Member): void {
    member.joinedAt = this.#fanOut.moment;
    const topic = this.#topics.get(member.topic) ?? this.#openTopic(member.topic);
    topic.add(member);
    this.#audiences.add(member);
  }

  leave(member: Member): void {
    this.untrack(member);
    const topic = this.#topics.get(member.topic);
    topic?.delete(member);
    if (topic?.members.size === 0) this.#topics.delete(member.topic);
    this.#audiences.delete(member);
  }

  /** Gives a member another right. */
  renew(member: Member, right: Pick<Member, 'scope' | 'expiresAt' | 'rights'>): void {
    this.#audiences.delete(member);
    Object.assign(member, right);
    this.#audiences.add(member);
  }

  /**
   * Says something to everybody in a channel, here and at the other servers. Returns 0; or, when the visitor, the channel or the
   * server has had too much, the seconds after which to try again, and then nothing was said.
   */
  broadcast(by: Visitor, name: string, event: string, payload: unknown, from?: Member): number {
    const topic = this.#topics.get(name);
    const { words } = by;
    const isLate = this.#fanOut.isFull || this.#relay.isFull || words >= by.most.words;
    const wait = isLate ? 1 : Math.max(by.sent.wait, topic?.bucket.wait ?? 0, this.#all.wait);
    if (wait > 0) return wait;
    if (topic) by.sent.charge(this.#tell(topic, event, payload, from) * topic.paid);
    this.#tellOthers({ kind: 'broadcast', topic: name, event, payload }, by);
    return 0;
  }

  /** What the members of a channel say of themselves, for one who joins it. */
  presenceOf(topic: string): Outgoing {
    return new Outgoing(topic, 'presence_state', JSON.stringify(this.#presences.state(topic)));
  }

  /** Shows what a member says. Returns null, or why it is not taken. */
  track({ topic, id, presenceKey, visitor }: Member, given: Record<string, unknown>): string | null {
    const presence = {
      topic,
      member: id,
      key: presenceKey,
      meta: { ...given, phx_ref: randomUUID() } as Meta,
    };
    const before = this.#presences.of(topic, id);
    const more = presenceBytes(presence) - (before ? presenceBytes(before) : 0);
    if (visitor.presences.take(1) > 0) return 'Too many changes of presence. Please try again in a moment.';
    if (more > 0 && this.#presences.bytes(topic) + more > realtimeBudget.presenceBytes.ofTopic)
      return 'The presence of this channel is full.';
    if (more > 0 && visitor.presenceBytes + more > visitor.most.presenceBytes)
      return 'Too much presence from one network.';
    visitor.presenceBytes += more;
    this.#presences.set({ ...presence, server: this.#relay.server });
    this.#topics.get(topic)?.change(id, before);
    this.#tellOthers({ kind: 'present', presence });
    return null;
  }

  untrack({ topic, id, visitor }: Member): void {
    const before = this.#drop(topic, id);
    if (!before) return;
    visitor.presenceBytes -= presenceBytes(before);
    this.#tellOthers({ kind: 'absent', topic, member: id });
  }

  #openTopic(name: string): Topic {
    const topic = new Topic(name, this.#services.config.rateLimitFactor, (changed) => this.#show(changed));
    this.#topics.set(name, topic);
    return topic;
  }

  #hear(word: Word, server: string): void {
    this.#servers.set(server, Date.now());
    switch (word.kind) {
      case 'broadcast': {
        const topic = this.#topics.get(word.topic);
        // Its sender is at another server: here it is one too many for nobody in particular.
        const isTooMuch = !topic || topic.bucket.wait > 0 || this.#all.wait > 0 || this.#fanOut.isFull;
        if (!isTooMuch) this.#tell(topic, word.event, word.payload);
        break;
      }
      case 'present': {
        const before = this.#presences.set({ ...word.presence, server });
        this.#topics.get(word.presence.topic)?.change(word.presence.member, before);
        break;
      }
      case 'absent':
        this.#drop(word.topic, word.member);
        break;
      case 'ask':
        void this.#relay.say({ kind: 'alive' });
        for (const { server: _, ...presence } of this.#presences.connectedTo(this.#relay.server)) {
          void this.#relay.say({ kind: 'present', presence });
        }
    }
  }

  /** Tells the members here what the database says in a channel; each server hears of it itself. */
  async #tellStored(id: string): Promise<void> {
    try {
      const { rows } = await this.#services.database.run<StoredMessage>(owner, {
        text: 'select topic, event, payload, private as "isPrivate" from realtime.messages where id::text = $1',
        values: [id],
      });
      const [message] = rows;
      const topic = message && this.#topics.get(topicOf(message.topic, message.isPrivate));
      if (!topic || topic.bucket.wait > 0 || this.#all.wait > 0 || this.#fanOut.isFull) return;
      if (fits(topic.name, message.event ?? '', message.payload))
        this.#tell(topic, message.event ?? '', message.payload);
    } catch (error) {
      this.#services.log.error('realtime_message_lost', { message: id, error: String(error) });
    }
  }

  /** Says something to the other servers, when there are any. `by` is who is answerable for it. */
  #tellOthers(word: Word, by?: Visitor): void {
    if (this.#servers.size === 0) return;
    if (by) by.words += 1;
    void this.#relay.say(word).then(() => {
      if (by) by.words -= 1;
    });
  }

  /** Says that this server is there, and lets go of the visitors of one that is not any more. */
  #keepAlive(): void {
    void this.#relay.say({ kind: 'alive' });
    for (const [server, heardAt] of this.#servers) {
      if (Date.now() - heardAt < 3 * aliveMilliseconds) continue;
      this.#servers.delete(server);
      for (const { topic, member } of this.#presences.connectedTo(server)) this.#drop(topic, member);
    }
  }

  #drop(topic: string, member: Presence['member']): Presence | null {
    const before = this.#presences.remove(topic, member);
    if (before) this.#topics.get(topic)?.change(member, before);
    return before;
  }

  /** Delivers a broadcast to the members of a channel here. Returns what one delivery costs. */
  #tell(topic: Topic, event: string, payload: unknown, from?: Member): number {
    const message = new Outgoing(
      topic.name,
      'broadcast',
      JSON.stringify({ type: 'broadcast', event, payload }),
    );
    topic.bucket.charge(message.cost * topic.members.size);
    this.#all.charge(message.cost * topic.members.size);
    this.#fanOut.push(topic, topic.members, message.payload.length, (member) => {
      if (member !== from || member.hearsItself) member.send(message);
    });
    return message.cost;
  }

  #show(topic: Topic): void {
    if (this.#fanOut.isFull) {
      topic.postpone();
      return;
    }
    const diff = JSON.stringify(this.#presences.diff(topic.name, topic.changed));
    topic.changed.clear();
    const message = new Outgoing(topic.name, 'presence_diff', diff);
    this.#all.charge(message.cost * topic.members.size);
    this.#fanOut.push(topic, topic.members, diff.length, (member) => member.send(message, 'always'));
  }

  /** Once for each change, however many followers it has. */
  #report(change: Change, error: unknown): void {
    if (this.#failed.has(change)) return;
    this.#failed.add(change);
    this.#services.log.error('realtime_change_lost', { table: change.table, error: String(error) });
  }
}

import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { realtimeBudget as budget } from '../budgets/budgets.ts';
import { identifyCaller, scopeOf } from '../http/caller.ts';
import { HttpError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { readFilter } from './filter.ts';
import type { Hub } from './hub.ts';
import { Intake } from './intake.ts';
import { type JoinRequest, joinRequest, type Member, type Subscription } from './member.ts';
import { type Message, readMessage, type Version, writeMessage } from './message.ts';
import { Outgoing } from './outgoing.ts';
import { openRights, spokenTopic, topicOf } from './private-channels.ts';
import { fits } from './relay.ts';
import type { Reader, Visitor } from './visitors.ts';

/** Who somebody is. */
type Identity = Pick<Member, 'scope' | 'expiresAt'>;
/** Who somebody is, and what that is good for in a channel. */
type Right = Identity & Pick<Member, 'rights'>;

/** The protocol's code for "you break the rules"; the official client comes back after a second. */
const policyViolation = 1008;
/** How often a reader is notified of dropped messages. */
const noticeMilliseconds = 1000;

let lastSubscription = 0;

/** Whose connection it is and how it is spoken. */
export interface ConnectionOptions {
  socket: WebSocket;
  /** The connection below the socket. */
  stream: Duplex;
  visitor: Visitor;
  version: Version;
  apiKey: string;
}

/** One visitor's connection: the channels it is in, by the client's own protocol. */
export class Connection implements Reader {
  readonly #services: Services;
  readonly #hub: Hub;
  readonly #socket: WebSocket;
  readonly #visitor: Visitor;
  readonly #version: Version;
  readonly #apiKey: string;
  readonly #intake: Intake;
  readonly #members = new Map<string, Member>();
  readonly #silence: NodeJS.Timeout;
  /** The token that was checked last, since a client sends the same one for each of its channels. */
  #known: { token: string; right: Identity } | null = null;
  #subscriptions = 0;
  #noticeAt = Number.NEGATIVE_INFINITY;
  #isOver = false;
  /** Messages are taken one after the other: a token that is being checked must not be overtaken. */
  #turn: Promise<void> = Promise.resolve();

  constructor(services: Services, hub: Hub, { socket, stream, visitor, version, apiKey }: ConnectionOptions) {
    this.#services = services;
    this.#hub = hub;
    this.#socket = socket;
    this.#visitor = visitor;
    this.#version = version;
    this.#apiKey = apiKey;
    this.#intake = new Intake(socket, stream, visitor, services.config.rateLimitFactor);
    this.#silence = setTimeout(() => socket.terminate(), budget.silence);
    visitor.readers.add(this);
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('ping', (data) => this.#pong(data));
    socket.on('close', () => this.#end());
    // `close` follows.
    socket.on('error', () => {});
  }

  get unread(): number {
    return this.#socket.bufferedAmount;
  }

  drop(): void {
    this.#socket.terminate();
    this.#end();
  }

  #receive(frame: Buffer, isBinary: boolean): void {
    if (this.#isOver) return;
    this.#silence.refresh();
    const verdict = this.#intake.judge();
    if (verdict === 'close') {
      this.#close(policyViolation, 'Too many messages per second');
      return;
    }
    const message = readMessage(frame, isBinary, this.#version);
    if (!message) this.#close(1007, 'Not a message');
    else if (verdict === 'refuse') this.#refuse(message, 'Too many messages per second.');
    else this.#turn = this.#turn.then(() => this.#take(message).catch((error) => this.#fail(message, error)));
  }

  #pong(data: Buffer): void {
    if (this.#isOver) return;
    const verdict = this.#intake.judge();
    if (verdict === 'take') this.#write(() => this.#socket.pong(data));
    else if (verdict === 'close') this.#close(policyViolation, 'Too many messages per second');
  }

  #fail(message: Message, error: unknown): void {
    this.#services.log.error('realtime_message_failed', {
      messageEvent: message.event,
      error: String(error),
    });
    this.#refuse(message, 'Something went wrong on our side.');
  }

  async #take(message: Message): Promise<void> {
    const { topic, event } = message;
    const member = this.#members.get(topic);
    if (topic === 'phoenix' && event === 'heartbeat') this.#reply(message, 'ok', {});
    else if (event === 'phx_join') await this.#join(message);
    else if (!member) this.#refuse(message, 'unmatched topic');
    else if (event === 'phx_leave') {
      this.#leave(member);
      this.#reply(message, 'ok', {});
    } else if (event === 'access_token') await this.#renew(member, message);
    else if (event === 'broadcast') this.#broadcast(member, message);
    else if (event === 'presence') this.#presence(member, message);
    else this.#refuse(message, 'unknown event');
  }

  async #join(message: Message): Promise<void> {
    const parsed = joinRequest.safeParse(message.payload);
    if (!parsed.success || !/^realtime:.{1,200}$/s.test(message.topic)) {
      this.#refuse(message, 'The channel is not valid.');
      return;
    }
    const earlier = this.#members.get(message.topic);
    if (earlier) this.#leave(earlier);
    const { config, access_token: token } = parsed.data;
    const channel = channelOf(message.topic);
    const right = this.#excess(config) ?? (await this.#rightIn(channel, config.private === true, token));
    // The connection may have ended while the token was checked.
    if (this.#isOver) return;
    const subscriptions = typeof right === 'string' ? right : this.#subscribe(config.postgres_changes);
    if (typeof right === 'string') this.#refuse(message, right);
    else if (typeof subscriptions === 'string') this.#refuse(message, subscriptions);
    else this.#enter(message, config, right, subscriptions);
  }

  /** Why nobody can join a channel now; null if it is open. */
  #excess({ presence, postgres_changes }: JoinRequest['config']): string | null {
    const { most, channels, subscriptions, received } = this.#visitor;
    const follows = postgres_changes.length;
    if (this.#intake.takeJoin(1 + follows) > 0) return 'Too many joins. Please try again in a moment.';
    if (this.#members.size >= budget.channels.ofSocket) return 'Too many channels.';
    if (channels >= most.channels) return 'Too many channels of one network.';
    if (this.#subscriptions + follows > budget.subscriptions.ofSocket) return 'Too many tables are followed.';
    if (follows > 0 && subscriptions + follows > most.subscriptions)
      return 'Too many tables are followed by one network.';
    // What everybody says of themselves is the longest message there is.
    const isLate = presence.enabled && received.wait > 0;
    return isLate ? 'Too many messages per second. Please try again in a moment.' : null;
  }

  /** The rows that a channel follows, or why it can not. */
  #subscribe(wanted: JoinRequest['config']['postgres_changes']): Subscription[] | string {
    const subscriptions: Subscription[] = [];
    for (const request of wanted) {
      const { schema, table, filter } = request;
      const passes = filter ? readFilter(filter) : null;
      if (filter && !passes) return `The filter ${filter} is not understood.`;
      if (!this.#hub.rows.isFollowed(schema, table)) return `Changes of ${schema}.${table} are not followed.`;
      lastSubscription += 1;
      subscriptions.push({ ...request, id: lastSubscription, passes });
    }
    return subscriptions;
  }

  #enter(message: Message, config: JoinRequest['config'], right: Right, subscriptions: Subscription[]): void {
    const { topic, joinRef } = message;
    const isPrivate = config.private === true;
    const member: Member = {
      id: randomUUID(),
      topic: topicOf(channelOf(topic), isPrivate),
      isPrivate,
      visitor: this.#visitor,
      joinedAt: 0,
      hearsItself: config.broadcast.self,
      wantsAcknowledgement: config.broadcast.ack,
      presenceKey: config.presence.key || randomUUID(),
      ...right,
      subscriptions,
      send: (outgoing, how) => {
        if (mayHear(member, outgoing)) this.#deliver(outgoing, how === 'always');
      },
      expire: () => {
        this.#leave(member);
        const payload = { reason: 'Token has expired' };
        this.#send({ joinRef, ref: joinRef, topic, event: 'phx_error', payload });
      },
    };
    this.#members.set(topic, member);
    this.#visitor.channels += 1;
    this.#follow(subscriptions.length);
    this.#hub.join(member);
    // The client compares what it asked for with what was agreed, field by field.
    const asked = (message.payload as { config?: { postgres_changes?: object[] } }).config?.postgres_changes;
    this.#reply(message, 'ok', {
      postgres_changes: subscriptions.map(({ id }, index) => ({ ...asked?.[index], id })),
    });
    if (config.presence.enabled) member.send(this.#hub.presenceOf(member.topic), 'always');
    if (subscriptions.length > 0) {
      const about = { status: 'ok', extension: 'postgres_changes', channel: channelOf(topic) };
      member.send(
        new Outgoing(topic, 'system', JSON.stringify({ message: 'Subscribed to PostgreSQL', ...about })),
        'always',
      );
    }
  }

  /** Who the token names and what they may do in the channel, or why they may not be in it. */
  async #rightIn(
    channel: string,
    isPrivate: boolean,
    token: string | null | undefined,
  ): Promise<Right | string> {
    const identity = await this.#identify(token);
    if (typeof identity === 'string') return identity;
    if (!isPrivate) return { ...identity, rights: openRights };
    const { scope } = identity;
    const rights = await this.#hub.privateChannels.rightsIn(channel, scope, this.#visitor.network);
    if (rights.hears.size > 0) return { ...identity, rights };
    return `Unauthorized: You do not have permissions to read from this Channel topic: ${channel}`;
  }

  /** The identity in a token, or why it is refused. */
  async #identify(token: string | null | undefined): Promise<Identity | string> {
    if (token && token === this.#known?.token) return this.#known.right;
    if (token && !/^[\x21-\x7e]+$/.test(token)) return 'Invalid JWT';
    const headers = { apikey: this.#apiKey, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    try {
      const caller = await identifyCaller(this.#services, new Request('http://localhost/', { headers }));
      const expiresAt = caller.role === 'authenticated' ? caller.claims.exp * 1000 : null;
      const right = { scope: scopeOf(caller, { statement_timeout: budget.readTimeout }), expiresAt };
      if (token && expiresAt !== null) this.#known = { token, right };
      return right;
    } catch (error) {
      if (error instanceof HttpError) return error.message;
      throw error;
    }
  }

  async #renew(member: Member, message: Message): Promise<void> {
    const given = (message.payload as { access_token?: unknown } | null)?.access_token;
    const token = typeof given === 'string' ? given : null;
    if (token !== this.#known?.token && this.#intake.takeJoin(1) > 0) {
      this.#refuse(message, 'Too many tokens. Please try again in a moment.');
      return;
    }
    const right = await this.#rightIn(channelOf(message.topic), member.isPrivate, token);
    if (this.#members.get(message.topic) !== member) return;
    if (typeof right === 'string') member.expire();
    else this.#hub.renew(member, right);
  }

  #broadcast(member: Member, message: Message): void {
    const { event, payload } = (message.payload ?? {}) as { event?: unknown; payload?: unknown };
    if (typeof event !== 'string' || !fits(member.topic, event, payload)) {
      this.#refuse(message, 'A broadcast has an event, and 7 KB at most.');
      return;
    }
    if (!member.rights.says.has('broadcast')) {
      this.#refuse(message, 'You may not say anything in this channel.');
      return;
    }
    const wait = this.#hub.broadcast(this.#visitor, member.topic, event, payload ?? {}, member);
    if (wait > 0) this.#refuse(message, `Too many messages. Try again in ${Math.ceil(wait)} seconds.`);
    else if (member.wantsAcknowledgement) this.#reply(message, 'ok', {});
  }

  #presence(member: Member, message: Message): void {
    const { event, payload } = (message.payload ?? {}) as { event?: unknown; payload?: unknown };
    const isTrack = event === 'track' && isRecord(payload) && fits(member.topic, member.presenceKey, payload);
    if (event === 'untrack') this.#hub.untrack(member);
    else if (!member.rights.says.has('presence')) {
      this.#refuse(message, 'You may not be seen in this channel.');
      return;
    } else {
      const refusal = isTrack ? this.#hub.track(member, payload) : 'The presence is not valid.';
      if (refusal) {
        this.#refuse(message, refusal);
        return;
      }
    }
    this.#reply(message, 'ok', {});
  }

  #leave(member: Member): void {
    const topic = spokenTopic(member.topic);
    if (this.#members.get(topic) !== member) return;
    this.#members.delete(topic);
    this.#visitor.channels -= 1;
    this.#follow(-member.subscriptions.length);
    this.#hub.leave(member);
  }

  #follow(change: number): void {
    this.#subscriptions += change;
    this.#visitor.subscriptions += change;
  }

  /** Says why, reads nothing more, and ends the connection when the client had time to hear it. */
  #close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    this.#intake.close();
    setTimeout(() => this.#socket.terminate(), budget.farewell);
    this.#end();
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#silence);
    this.#intake.close();
    for (const member of [...this.#members.values()]) this.#leave(member);
    // It holds memory until it is closed.
    if (this.#socket.readyState === this.#socket.CLOSED) this.#visitor.readers.delete(this);
    else this.#socket.once('close', () => this.#visitor.readers.delete(this));
    this.#visitor.seenAt = performance.now();
  }

  #reply({ joinRef, ref, topic }: Message, status: 'ok' | 'error', response: unknown): void {
    this.#send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  #refuse(message: Message, reason: string): void {
    this.#reply(message, 'error', { reason });
  }

  #deliver(outgoing: Outgoing, always: boolean): void {
    const { received } = this.#visitor;
    if (always || received.wait === 0) {
      received.charge(outgoing.cost);
      this.#write(() => this.#socket.send(outgoing.frame(this.#version), { binary: false }));
      return;
    }
    const now = performance.now();
    if (now - this.#noticeAt < noticeMilliseconds) return;
    this.#noticeAt = now;
    const channel = channelOf(outgoing.topic);
    const payload = {
      status: 'error',
      extension: 'system',
      channel,
      message: 'Too many messages per second',
    };
    this.#send({ joinRef: null, ref: null, topic: outgoing.topic, event: 'system', payload });
  }

  #send(message: Message): void {
    this.#write(() => this.#socket.send(writeMessage(message, this.#version)));
  }

  /** Writes unless the visitor reads so slowly that more would only fill the memory: then the connection ends. */
  #write(write: () => void): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.unread > budget.unread.ofSocket) this.drop();
    else write();
  }
}

function channelOf(topic: string): string {
  return topic.slice('realtime:'.length);
}

/** Changes of rows have policies of their own, and what the server says is for every member. */
function mayHear({ rights }: Member, { event }: Outgoing): boolean {
  if (event === 'broadcast') return rights.hears.has('broadcast');
  return !event.startsWith('presence_') || rights.hears.has('presence');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

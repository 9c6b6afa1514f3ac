import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { identifyCaller, scopeOf } from '../http/caller.ts';
import { HttpError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { readFilter } from './filter.ts';
import type { Hub } from './hub.ts';
import { type JoinRequest, joinRequest, type Member, type Subscription } from './member.ts';
import { type Message, readMessage, type Version, writeMessage } from './message.ts';
import { maxWordBytes } from './relay.ts';

/** The client says something every 25 seconds. */
const silenceMilliseconds = 60_000;
const maxChannels = 100;
const messagesPerSecond = 100;
/** Bytes that wait for a visitor who reads too slowly. */
const maxBuffered = 1024 * 1024;

type Right = Pick<Member, 'scope' | 'expiresAt'>;

let lastSubscription = 0;

/** One visitor's connection: the channels it is in, by the client's own protocol. */
export class Connection {
  readonly #services: Services;
  readonly #hub: Hub;
  readonly #socket: WebSocket;
  readonly #version: Version;
  readonly #apiKey: string;
  readonly #members = new Map<string, Member>();
  readonly #silence: NodeJS.Timeout;
  #second = 0;
  #count = 0;
  /** Messages are taken one after the other: a token that is being checked must not be overtaken. */
  #turn: Promise<void> = Promise.resolve();

  constructor(services: Services, hub: Hub, socket: WebSocket, version: Version, apiKey: string) {
    this.#services = services;
    this.#hub = hub;
    this.#socket = socket;
    this.#version = version;
    this.#apiKey = apiKey;
    this.#silence = setTimeout(() => socket.terminate(), silenceMilliseconds);
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('close', () => this.#end());
    // `close` follows.
    socket.on('error', () => {});
  }

  #receive(frame: Buffer, isBinary: boolean): void {
    this.#silence.refresh();
    const second = Math.floor(Date.now() / 1000);
    this.#count = second === this.#second ? this.#count + 1 : 1;
    this.#second = second;
    if (this.#count > messagesPerSecond) {
      this.#socket.close(1008, 'Too many messages per second');
      return;
    }
    const message = readMessage(frame, isBinary, this.#version);
    if (!message) {
      this.#socket.close(1007, 'Not a message');
      return;
    }
    this.#turn = this.#turn.then(() =>
      this.#take(message).catch((error) => {
        this.#services.log.error('a realtime message failed', { event: message.event, error: String(error) });
        this.#reply(message, 'error', { reason: 'Something went wrong on our side.' });
      }),
    );
  }

  async #take(message: Message): Promise<void> {
    const { topic, event } = message;
    const member = this.#members.get(topic);
    if (topic === 'phoenix' && event === 'heartbeat') this.#reply(message, 'ok', {});
    else if (event === 'phx_join') await this.#join(message);
    else if (!member) this.#reply(message, 'error', { reason: 'unmatched topic' });
    else if (event === 'phx_leave') {
      this.#leave(member);
      this.#reply(message, 'ok', {});
    } else if (event === 'access_token') await this.#renew(member, message.payload);
    else if (event === 'broadcast') this.#broadcast(member, message);
    else if (event === 'presence') this.#presence(member, message);
    else this.#reply(message, 'error', { reason: 'unknown event' });
  }

  async #join(message: Message): Promise<void> {
    const parsed = joinRequest.safeParse(message.payload);
    if (!parsed.success || !/^realtime:.{1,200}$/s.test(message.topic)) {
      this.#reply(message, 'error', { reason: 'The channel is not valid.' });
      return;
    }
    const earlier = this.#members.get(message.topic);
    if (earlier) this.#leave(earlier);
    const right = await this.#identify(parsed.data.access_token);
    const subscriptions = this.#subscribe(parsed.data.config.postgres_changes);
    const refusal = this.#refusal(parsed.data, right, subscriptions);
    // The connection may have ended while the token was checked.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (refusal !== null) this.#reply(message, 'error', { reason: refusal });
    else if (typeof right === 'object' && typeof subscriptions === 'object') {
      this.#enter(message, parsed.data.config, right, subscriptions);
    }
  }

  #refusal(
    { config }: JoinRequest,
    right: Right | string,
    subscriptions: Subscription[] | string,
  ): string | null {
    if (config.private) return 'Private channels are not supported.';
    if (this.#members.size >= maxChannels) return 'Too many channels.';
    if (typeof right === 'string') return right;
    return typeof subscriptions === 'string' ? subscriptions : null;
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
    const member: Member = {
      id: randomUUID(),
      topic,
      hearsItself: config.broadcast.self,
      wantsAcknowledgement: config.broadcast.ack,
      presenceKey: config.presence.key || randomUUID(),
      ...right,
      subscriptions,
      send: (event, payload) => this.#send({ joinRef: null, ref: null, topic, event, payload }),
      expire: () => {
        this.#leave(member);
        const payload = { reason: 'Token has expired' };
        this.#send({ joinRef, ref: joinRef, topic, event: 'phx_error', payload });
      },
    };
    this.#members.set(topic, member);
    this.#hub.join(member);
    // The client compares what it asked for with what was agreed, field by field.
    const asked = (message.payload as { config?: { postgres_changes?: object[] } }).config?.postgres_changes;
    this.#reply(message, 'ok', {
      postgres_changes: subscriptions.map(({ id }, index) => ({ ...asked?.[index], id })),
    });
    if (config.presence.enabled) member.send('presence_state', this.#hub.presenceOf(topic));
    if (subscriptions.length > 0) {
      const channel = topic.slice('realtime:'.length);
      const about = { status: 'ok', extension: 'postgres_changes', channel };
      member.send('system', { message: 'Subscribed to PostgreSQL', ...about });
    }
  }

  /** Who a token stands for, or why it is not taken. */
  async #identify(token: string | null | undefined): Promise<Right | string> {
    const headers = { apikey: this.#apiKey, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    try {
      const caller = await identifyCaller(this.#services, new Request('http://localhost/', { headers }));
      const expiresAt = caller.role === 'authenticated' ? caller.claims.exp * 1000 : null;
      return { scope: scopeOf(caller), expiresAt };
    } catch (error) {
      if (error instanceof HttpError) return error.message;
      throw error;
    }
  }

  async #renew(member: Member, payload: unknown): Promise<void> {
    const token = (payload as { access_token?: unknown } | null)?.access_token;
    const right = await this.#identify(typeof token === 'string' ? token : null);
    if (typeof right === 'string') member.expire();
    else Object.assign(member, right);
  }

  #broadcast(member: Member, message: Message): void {
    const { event, payload } = (message.payload ?? {}) as { event?: unknown; payload?: unknown };
    if (typeof event !== 'string' || !fits(member.topic, event, payload)) {
      this.#reply(message, 'error', { reason: 'A broadcast has an event, and 7 KB at most.' });
      return;
    }
    this.#hub.broadcast(member.topic, event, payload ?? {}, member);
    if (member.wantsAcknowledgement) this.#reply(message, 'ok', {});
  }

  #presence(member: Member, message: Message): void {
    const { event, payload } = (message.payload ?? {}) as { event?: unknown; payload?: unknown };
    const isTrack = event === 'track' && isRecord(payload) && fits(member.topic, member.presenceKey, payload);
    if (isTrack) this.#hub.track(member, payload);
    else if (event === 'untrack') this.#hub.untrack(member);
    else {
      this.#reply(message, 'error', { reason: 'The presence is not valid.' });
      return;
    }
    this.#reply(message, 'ok', {});
  }

  #leave(member: Member): void {
    if (this.#members.get(member.topic) === member) this.#members.delete(member.topic);
    this.#hub.leave(member);
  }

  #end(): void {
    clearTimeout(this.#silence);
    for (const member of [...this.#members.values()]) this.#leave(member);
  }

  #reply({ joinRef, ref, topic }: Message, status: 'ok' | 'error', response: unknown): void {
    this.#send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  #send(message: Message): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > maxBuffered) this.#socket.terminate();
    else this.#socket.send(writeMessage(message, this.#version));
  }
}

/** Whether something can be told to the other servers: half the room, since their form of it has more around it. */
export function fits(topic: string, event: string, payload: unknown): boolean {
  return Buffer.byteLength(JSON.stringify([topic, event, payload ?? null])) <= maxWordBytes - 500;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

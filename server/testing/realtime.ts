import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { type RealtimeChannel, RealtimeClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import type { Config } from '../config.ts';
import { openRealtime } from '../realtime/realtime.ts';
import { startTestServer, type TestServer, type TestUser } from './server.ts';

type ChannelConfig = NonNullable<Parameters<RealtimeClient['channel']>[1]>['config'];

/** A socket without the client's manners. */
export interface RawSocket {
  socket: WebSocket;
  /** Frames so far, read. */
  heard: { topic: string; event: string; payload: Record<string, unknown> }[];
  /** Sends a message of version 1; returns the response to it when it comes, `closed` when the socket is closed before. */
  ask(
    topic: string,
    event: string,
    payload: unknown,
  ): Promise<{ status: string; response: { reason?: string } }>;
  /** Sends a message of version 1. */
  say(topic: string, event: string, payload: unknown): void;
  /** Resolves with code and reason when the socket is closed. */
  closed: Promise<{ code: number; reason: string }>;
}

export interface TestRealtime {
  test: TestServer;
  /** Where the service is, as the client wants it. */
  url: string;
  /** The official client, as a visitor or a member has it. */
  connect(user?: TestUser, vsn?: string): Promise<RealtimeClient>;
  /** Opens a socket; rejects with the status of the answer when it is refused. `network` is where a trusted proxy saw it come from. */
  raw(network?: string): Promise<RawSocket>;
  /** Breaks every connection off, as a proxy does that is started again. */
  breakConnections(): void;
  /** Ends all clients and sockets there have been. */
  disconnect(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a test server with realtime. */
export async function startTestRealtime(overrides: Partial<Config> = {}): Promise<TestRealtime> {
  const test = await startTestServer(overrides);
  const realtime = await openRealtime(test.services);
  const answer = getRequestListener(
    (request, env) => {
      const inside = new URL(request.url);
      inside.pathname = inside.pathname.replace('/realtime/v1/api', '');
      return realtime.routes.fetch(new Request(inside, request), env);
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer(answer);
  const connections = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
    if (!realtime.upgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realtime/v1`;
  const { publishable } = test.services.keys;
  const clients: RealtimeClient[] = [];
  const sockets: WebSocket[] = [];
  async function disconnect() {
    for (const client of clients.splice(0)) await client.disconnect();
    for (const socket of sockets.splice(0)) socket.terminate();
  }
  return {
    test,
    url,
    async connect(user, vsn) {
      const client = new RealtimeClient(url, {
        params: { apikey: publishable },
        ...(user ? { accessToken: async () => user.accessToken } : {}),
        ...(vsn ? { vsn } : {}),
      });
      clients.push(client);
      await client.setAuth();
      return client;
    },
    async raw(network) {
      const address = `${url.replace('http', 'ws')}/websocket?apikey=${publishable}&vsn=1.0.0`;
      const socket = new WebSocket(address, { headers: network ? { 'x-forwarded-for': network } : {} });
      sockets.push(socket);
      return openSocket(socket);
    },
    breakConnections() {
      for (const connection of connections) connection.destroy();
    },
    disconnect,
    async close() {
      await disconnect();
      await realtime.close();
      await new Promise((resolve) => server.close(resolve));
      await test.close();
    },
  };
}

async function openSocket(socket: WebSocket): Promise<RawSocket> {
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('unexpected-response', (_request, response) =>
      reject(new Error(String(response.statusCode))),
    );
    socket.once('error', reject);
  });
  socket.on('error', () => {});
  const heard: RawSocket['heard'] = [];
  socket.setMaxListeners(0);
  const answers = new Map<string, (payload: never) => void>();
  socket.on('message', (data) => {
    const { topic, event, payload, ref } = JSON.parse(String(data));
    if (event === 'phx_reply') answers.get(ref)?.(payload as never);
    else heard.push({ topic, event, payload });
  });
  let count = 0;
  const say = (topic: string, event: string, payload: unknown) => {
    count += 1;
    socket.send(JSON.stringify({ topic, event, payload, ref: String(count), join_ref: null }));
    return String(count);
  };
  return {
    socket,
    heard,
    say: (...message) => void say(...message),
    ask: (...message) =>
      new Promise((resolve) => {
        answers.set(say(...message), resolve);
        socket.once('close', () => resolve({ status: 'closed', response: {} }));
      }),
    closed: new Promise((resolve) =>
      socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
    ),
  };
}

/** Joins with what `listen` adds to the channel. Rejects with what the server says. */
export function joinChannel(
  client: RealtimeClient,
  name: string,
  listen: (channel: RealtimeChannel) => void = () => {},
  config: ChannelConfig = {},
): Promise<RealtimeChannel> {
  return new Promise((resolve, reject) => {
    const channel = client.channel(name, { config });
    listen(channel);
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve(channel);
      else if (status !== 'CLOSED') reject(error ?? new Error(status));
    });
  });
}

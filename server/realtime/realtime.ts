import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Context, Hono } from 'hono';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import { parseStorable, readBytes } from '../http/body.ts';
import { identifyKey } from '../http/caller.ts';
import { errorHandler, HttpError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { Connection, fits } from './connection.ts';
import { Hub } from './hub.ts';
import type { Version } from './message.ts';

const path = '/realtime/v1/websocket';
const maxMessageBytes = 64 * 1024;
const maxConnections = 10_000;
const closeMilliseconds = 1000;

export interface Realtime {
  /** Takes a connection that wants to become a WebSocket; false when it is for somebody else. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Broadcasts over plain requests, under `/realtime/v1/api`. */
  routes: Hono;
  /** Says goodbye to everybody, who then look for another server. */
  close(): Promise<void>;
}

/**
 * Supabase's realtime service: broadcast, presence and row changes as the policies show them, by the official client's
 * channel protocol. Channels are public: whoever has the key may join.
 */
export async function openRealtime(services: Services): Promise<Realtime> {
  const hub = await Hub.open(services);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  });
  return {
    upgrade(request, socket, head) {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (url.pathname !== path) return false;
      const version: Version = url.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0';
      const apiKey = url.searchParams.get('apikey') ?? '';
      if (server.clients.size >= maxConnections) refuse(socket, '503 Service Unavailable');
      else if (!isKey(services, apiKey)) refuse(socket, '401 Unauthorized');
      else {
        server.handleUpgrade(request, socket, head, (accepted) => {
          new Connection(services, hub, accepted, version, apiKey);
        });
      }
      return true;
    },
    routes: broadcastRoutes(services, hub),
    async close() {
      for (const client of server.clients) client.close(1001, 'The server is stopping');
      const late = setTimeout(() => {
        for (const client of server.clients) client.terminate();
      }, closeMilliseconds);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      while (server.clients.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      clearTimeout(late);
      await hub.close();
    },
  };
}

function isKey(services: Services, apiKey: string): boolean {
  try {
    identifyKey(services, new Request('http://localhost/', { headers: { apikey: apiKey } }));
    return true;
  } catch {
    return false;
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Fifty broadcasts of 7 KB, however they are escaped. */
const maxRequestBytes = 1024 * 1024;

const messages = z.object({
  messages: z
    .array(z.object({ topic: z.string().min(1).max(200), event: z.string().max(200), payload: z.unknown() }))
    .max(50),
});

function broadcastRoutes(services: Services, hub: Hub): Hono {
  const routes = new Hono();
  const say = (topic: string, event: string, payload: unknown) => {
    if (!fits(topic, event, payload))
      throw new HttpError(413, 'payload_too_large', 'A broadcast may have 7 KB.');
    hub.broadcast(`realtime:${topic}`, event, payload);
  };
  const tooLarge = () => new HttpError(413, 'payload_too_large', 'A request may have 1 MB.');
  const malformed = () => new HttpError(422, 'invalid_request', 'The request is not valid JSON.');
  const read = async (c: Context) =>
    parseStorable(await readBytes(c.req.raw, maxRequestBytes, tooLarge), malformed);

  routes.use('*', async (c, next) => {
    identifyKey(services, c.req.raw);
    await next();
  });
  routes.post('/broadcast', async (c) => {
    const parsed = messages.safeParse(await read(c));
    if (!parsed.success) throw new HttpError(422, 'invalid_request', 'messages must name topic and event.');
    for (const { topic, event, payload } of parsed.data.messages) say(topic, event, payload);
    return c.body(null, 202);
  });
  routes.post('/broadcast/:topic/events/:event', async (c) => {
    say(c.req.param('topic'), c.req.param('event'), await read(c));
    return c.body(null, 202);
  });
  routes.onError(
    errorHandler(
      services.log,
      ({ message, code }) => ({ message, code }),
      () => null,
    ),
  );
  return routes;
}

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { realtimeBudget as budget } from '../budgets/budgets.ts';
import { identifyKey } from '../http/caller.ts';
import { requestNetwork } from '../http/client-address.ts';
import type { Services } from '../services.ts';
import { broadcastRoutes } from './broadcast-routes.ts';
import { Connection } from './connection.ts';
import { Hub } from './hub.ts';
import type { Version } from './message.ts';
import type { Visitor } from './visitors.ts';

const path = '/realtime/v1/websocket';

export interface Realtime {
  /** Takes a connection that wants to become a WebSocket; false when it is for somebody else. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Broadcasts over plain requests, under `/realtime/v1/api`. */
  routes: ReturnType<typeof broadcastRoutes>;
  /** Says goodbye to everybody, who then look for another server. */
  close(): Promise<void>;
}

/**
 * Supabase's realtime service: broadcast, presence and row changes as the policies show them, by the official client's
 * channel protocol. Channels are open to whoever has the key; who joins a private one, policies decide. `realtimeBudget` bounds what one visitor may cost.
 */
export async function openRealtime(services: Services): Promise<Realtime> {
  const hub = await Hub.open(services);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: budget.messageBytes,
    maxFragments: budget.messagePieces,
    maxBufferedChunks: budget.readPieces,
    perMessageDeflate: false,
    // Answered by the connection, which counts them.
    autoPong: false,
  });
  return {
    upgrade(request, socket, head) {
      const url = URL.parse(request.url ?? '/', 'http://localhost');
      if (url?.pathname !== path) return false;
      const version: Version = url.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0';
      const apiKey = url.searchParams.get('apikey') ?? '';
      const role = roleOf(services, apiKey);
      if (!role) {
        refuse(socket, '401 Unauthorized');
        return true;
      }
      const network = role === 'anon' ? requestNetwork(request, services.config.trustedProxies) : null;
      const visitor = hub.visitors.of(network);
      const refusal = excess(server.clients.size, visitor);
      if (refusal) refuse(socket, ...refusal);
      else {
        server.handleUpgrade(request, socket, head, (accepted) => {
          new Connection(services, hub, { socket: accepted, stream: socket, visitor, version, apiKey });
        });
      }
      return true;
    },
    routes: broadcastRoutes(services, hub),
    async close() {
      for (const client of server.clients) client.close(1001, 'The server is stopping');
      const late = setTimeout(() => {
        for (const client of server.clients) client.terminate();
      }, budget.farewell);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      while (server.clients.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      clearTimeout(late);
      await hub.close();
    },
  };
}

function roleOf(services: Services, apiKey: string): 'anon' | 'service_role' | null {
  try {
    return identifyKey(services, new Request('http://localhost/', { headers: { apikey: apiKey } })).role;
  } catch {
    return null;
  }
}

/** Why a socket is one too many: a status, and the seconds after which to try again. */
function excess(sockets: number, visitor: Visitor): [status: string, retryAfter: number] | null {
  if (sockets >= budget.sockets.all) return ['503 Service Unavailable', 10];
  const wait = visitor.opened.take(1);
  if (wait > 0) return ['429 Too Many Requests', Math.ceil(wait)];
  return visitor.readers.size >= visitor.most.sockets ? ['429 Too Many Requests', 10] : null;
}

/** Answers and closes the connection, also when the other side does not, or has gone. */
function refuse(socket: Duplex, status: string, retryAfter?: number): void {
  const headers = ['Connection: close', 'Content-Length: 0', retryAfter && `Retry-After: ${retryAfter}`];
  socket.on('error', () => {});
  socket.end(`HTTP/1.1 ${status}\r\n${headers.filter(Boolean).join('\r\n')}\r\n\r\n`, () => socket.destroy());
}

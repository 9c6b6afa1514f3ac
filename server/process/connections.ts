import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long and how slowly a visitor may hold a connection. */
export interface ConnectionLimits {
  /** For the head of a request, from its first byte on, or from the connection's beginning. */
  headMilliseconds: number;
  /** In which nothing moves although the visitor is to send or to take something. */
  silenceMilliseconds: number;
  /** In each of these times a body that is on its way has to bring `bodyBytesPerSecond` on average. */
  bodyWindowMilliseconds: number;
  /** A fifth of what a telephone has at the edge of its network. */
  bodyBytesPerSecond: number;
  /** How often connections are looked at. */
  checkMilliseconds: number;
}

export const connectionLimits: ConnectionLimits = {
  headMilliseconds: 30_000,
  silenceMilliseconds: 60_000,
  bodyWindowMilliseconds: 60_000,
  bodyBytesPerSecond: 500,
  checkMilliseconds: 5_000,
};

/** Options that a server of ours is made with: what Node bounds by itself, said here so that it stays. */
export function serverOptions(limits: ConnectionLimits): ServerOptions {
  return {
    maxHeaderSize: 16 * 1024,
    headersTimeout: limits.headMilliseconds,
    // A whole request has no bound in time: 50 MB over a slow line take their quarter of an hour. Stalling has one, below.
    requestTimeout: 0,
    connectionsCheckingInterval: limits.checkMilliseconds,
    // Longer than the proxies in front keep theirs, so that they never send into a connection that is being closed.
    keepAliveTimeout: 65_000,
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  windowBegan: number;
  bytesThen: number;
}

/**
 * Ends connections whose visitor sends a body byte by byte, or neither sends nor takes any more: with 408 while
 * nothing has been answered, else by closing them. One that waits for this process is left alone. Returns what ends the watch.
 */
export function endStalledConnections(server: Server, limits: ConnectionLimits): () => void {
  const exchanges = new Map<Socket, Exchange>();
  server.on('request', (request, response) => {
    const { socket } = request;
    const begun = { windowBegan: performance.now(), bytesThen: socket.bytesRead };
    exchanges.set(socket, { request, response, ...begun });
    response.once('close', () => {
      if (exchanges.get(socket)?.response === response) exchanges.delete(socket);
    });
  });

  server.timeout = limits.silenceMilliseconds;
  server.on('timeout', (socket) => {
    const exchange = exchanges.get(socket);
    if (!exchange || awaitsBody(exchange)) end(socket, exchange);
    // With a reset: else the system goes on trying to send what is left.
    else if (socket.writableLength > 0) socket.resetAndDestroy();
  });

  const least = (limits.bodyBytesPerSecond * limits.bodyWindowMilliseconds) / 1000;
  const look = setInterval(() => {
    const now = performance.now();
    for (const [socket, exchange] of exchanges) {
      const brought = socket.bytesRead - exchange.bytesThen;
      if (!awaitsBody(exchange) || brought >= least) {
        exchange.windowBegan = now;
        exchange.bytesThen = socket.bytesRead;
      } else if (now - exchange.windowBegan >= limits.bodyWindowMilliseconds) {
        end(socket, exchange);
      }
    }
  }, limits.checkMilliseconds);
  look.unref();
  return () => clearInterval(look);
}

/** Whether a body is on its way and everything that has come of it was taken: only the visitor can go on. */
function awaitsBody({ request }: Exchange): boolean {
  return !request.complete && request.readableLength === 0;
}

function end(socket: Socket, exchange: Exchange | undefined): void {
  if (exchange && !exchange.response.headersSent) {
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  }
  socket.destroy();
}

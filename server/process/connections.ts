import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { requestBudget } from '../budgets/budgets.ts';
import { announcesBody } from '../http/body.ts';
import { addressBlock } from '../http/client-address.ts';

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
    // Of a body that nobody reads yet, one piece of at most 64 kB lies in memory, not two: hundreds may wait.
    highWaterMark: 16 * 1024,
    headersTimeout: limits.headMilliseconds,
    // A whole request has no bound in time: 50 MB over a slow line take their quarter of an hour. Stalling has one, below.
    requestTimeout: 0,
    connectionsCheckingInterval: limits.checkMilliseconds,
    // A request that announces no body, which most are, needs nothing that waits for one.
    optimizeEmptyRequests: true,
    // Longer than the proxies in front keep theirs, so that they never send into a connection that is being closed.
    keepAliveTimeout: 65_000,
  };
}

/** A request whose body is or was on its way. */
interface Upload {
  request: IncomingMessage;
  windowBegan: number;
  bytesThen: number;
}

/**
 * Ends connections whose visitor sends a body byte by byte, or neither sends nor takes any more: with 408 while
 * nothing has been answered, else by closing them. One that waits for this process is left alone. Returns what ends the watch.
 */
export function endStalledConnections(server: Server, limits: ConnectionLimits): () => void {
  /** The newest answer on a connection. */
  const answers = new WeakMap<Socket, ServerResponse>();
  const uploads = new Map<Socket, Upload>();
  server.on('request', (request, response) => {
    const { socket } = request;
    answers.set(socket, response);
    // Most requests have no body and cost nothing more here.
    if (!announcesBody(request)) return;
    const upload = { request, windowBegan: performance.now(), bytesThen: socket.bytesRead };
    uploads.set(socket, upload);
    response.once('close', () => {
      if (uploads.get(socket) === upload) uploads.delete(socket);
    });
  });

  server.timeout = limits.silenceMilliseconds;
  server.on('timeout', (socket) => {
    const response = answers.get(socket);
    if (!response || response.closed || awaitsBody(response.req)) end(socket, response);
    // With a reset: else the system goes on trying to send what is left.
    else if (socket.writableLength > 0) socket.resetAndDestroy();
  });

  const least = (limits.bodyBytesPerSecond * limits.bodyWindowMilliseconds) / 1000;
  const look = setInterval(() => {
    const now = performance.now();
    for (const [socket, upload] of uploads) {
      const brought = socket.bytesRead - upload.bytesThen;
      if (!awaitsBody(upload.request) || brought >= least) {
        upload.windowBegan = now;
        upload.bytesThen = socket.bytesRead;
      } else if (now - upload.windowBegan >= limits.bodyWindowMilliseconds) {
        end(socket, answers.get(socket));
      }
    }
  }, limits.checkMilliseconds);
  look.unref();
  return () => clearInterval(look);
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Closes a connection that brings one request after the other without waiting for answers, since each would be worked on
 * at once, whether its answer is read or not.
 */
export function refusePipelines(answer: Listener): Listener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const ahead = unanswered.get(socket) ?? 0;
    // What came in the same piece is still announced afterwards.
    if (ahead >= requestBudget.pipelined) return socket.destroy();
    unanswered.set(socket, ahead + 1);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return answer(request, response);
  };
}

/** Closes what one network opens beyond its connections. Not for a server behind a proxy, which opens them for everybody. */
export function shareConnections(server: Server, most = requestBudget.connections): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = addressBlock(socket.remoteAddress ?? 'unknown');
    const count = open.get(network) ?? 0;
    if (count >= most) return socket.destroy();
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** Whether a body is on its way and everything that has come of it was taken: only the visitor can go on. */
function awaitsBody(request: IncomingMessage): boolean {
  return !request.complete && request.readableLength === 0;
}

function end(socket: Socket, response: ServerResponse | undefined): void {
  if (response && !response.closed && !response.headersSent) {
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  }
  socket.destroy();
}

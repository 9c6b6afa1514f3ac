import { connect, type Socket } from 'node:net';

/** A connection whose every byte the test writes, since no client sends what attackers do. */
export interface RawConnection {
  socket: Socket;
  /** Writes; resolves once the bytes left, or the connection is closed. */
  write(bytes: string | Uint8Array): Promise<void>;
  /** Everything answered so far. */
  answer(): string;
  /** Statuses of the answers so far, in order. */
  statuses(): number[];
  /** Resolves with everything answered as soon as it matches. Rejects when the connection closes before. */
  until(pattern: RegExp): Promise<string>;
  /** Resolves with everything answered once the connection is closed, in whatever way. */
  closed: Promise<string>;
}

/** Opens a connection to the server at `url`. */
export async function openRaw(url: string): Promise<RawConnection> {
  const socket: Socket = await new Promise((resolve, reject) => {
    const opening = connect(Number(new URL(url).port), '127.0.0.1', () => resolve(opening));
    opening.once('error', reject);
  });
  let text = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // A connection that the server broke off is an end like any other here.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  return {
    socket,
    write: (bytes) =>
      new Promise((resolve) => {
        if (socket.destroyed) return resolve();
        const done = () => {
          socket.off('close', done);
          resolve();
        };
        socket.once('close', done);
        socket.write(bytes, done);
      }),
    answer: () => text,
    statuses: () => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (pattern.test(text)) resolve(text);
        };
        look();
        socket.on('data', look);
        socket.once('close', () => {
          look();
          reject(new Error(`The connection was closed after: ${text.slice(0, 300)}`));
        });
      }),
    closed,
  };
}

/** The head of a request; `Host` is added, nothing else. */
export function head(line: string, headers: Record<string, string | number> = {}): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}

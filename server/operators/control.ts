import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { carryOut, type Office, type Order, type Reply } from './orders.ts';

/** Longest path of a socket that every system takes. */
const longestPath = 100;
const longestOrder = 1000;

/** Where a running server takes orders of whoever may write into its data folder; null where the path is too long. */
export function controlAddress(dataDirectory: string): string | null {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\plinth-${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 32)}`;
  }
  const file = path.join(dataDirectory, 'control');
  return Buffer.byteLength(file) <= longestPath ? file : null;
}

/**
 * Takes orders while the server runs: the embedded database is open to this process alone. The socket can be opened
 * by the account that runs the server only. Returns how to stop.
 */
export async function openControl(dataDirectory: string, office: Office): Promise<() => Promise<void>> {
  const address = controlAddress(dataDirectory);
  if (!address) return async () => {};
  // One of a server that ended without closing it; the lock on the folder says that none is running.
  if (process.platform !== 'win32') await rm(address, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.setTimeout(5000, () => socket.destroy());
    readLine(socket).then(
      async (line) => socket.end(`${JSON.stringify(await answer(office, line))}\n`),
      () => socket.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // The socket is made within the call, for its owner alone from the first moment.
    const mask = process.umask(0o177);
    server.listen(address, resolve);
    process.umask(mask);
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Hands an order to the server that runs on this folder. Null when none listens. */
export async function askControl(dataDirectory: string, order: Order): Promise<Reply | null> {
  const address = controlAddress(dataDirectory);
  if (!address) return null;
  const socket = createConnection(address);
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
  } catch {
    return null;
  }
  socket.write(`${JSON.stringify(order)}\n`);
  return JSON.parse(await readLine(socket)) as Reply;
}

async function answer(office: Office, line: string): Promise<Reply> {
  try {
    return await carryOut(office, JSON.parse(line) as Order);
  } catch (error) {
    return { done: false, text: error instanceof Error ? error.message : String(error) };
  }
}

function readLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
      else if (text.length > longestOrder) reject(new Error('The order is too long.'));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The connection was closed before the answer.')));
  });
}

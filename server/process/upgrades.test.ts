import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../testing/process.ts';
import { head, openRaw } from '../testing/raw-connection.ts';

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-upgrades-'));
  server = await startServerProcess(folder, { LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await server?.kill();
  await rm(folder, { recursive: true, force: true });
});

const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket' };

it.each([
  '//',
  '//[',
  '/\\',
  'http://[/realtime/v1/websocket',
  '/%zz',
  '/realtime/v1/websocket',
  '/realtime/v1/websocket?apikey=%00%ff',
])(
  'a connection to %s that wants to become a WebSocket is closed, and the server goes on',
  async (target) => {
    const connection = await openRaw(server.url);
    await connection.write(head(`GET ${target}`, upgrade));
    await connection.closed;
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  },
);

it('whoever breaks the connection off while it is refused takes nothing with them', async () => {
  for (let count = 0; count < 50; count += 1) {
    const connection = await openRaw(server.url);
    void connection.write(head('GET /realtime/v1/websocket?apikey=wrong', upgrade));
    connection.socket.resetAndDestroy();
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

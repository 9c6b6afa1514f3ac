import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { findNginx, type RunningNginx, startNginx } from '../../testing/nginx.ts';
import { type ServerProcess, startServerProcess } from '../../testing/process.ts';

let folder: string;
let server: ServerProcess;
let nginx: RunningNginx;
let publishableKey: string;

/** nginx as it comes: its `proxy_pass` sends the upstream's loopback address as Host, and says nothing of the visitor. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-proxy-'));
  const [door, port] = [await freePort(), await freePort()];
  server = await startServerProcess(path.join(folder, 'data'), {
    PORT: String(port),
    SITE_URL: 'https://plinth.example',
    LOG_LEVEL: 'silent',
  });
  nginx = await startNginx(
    findNginx() ?? 'nginx',
    path.join(folder, 'nginx'),
    door,
    `server { listen 127.0.0.1:${door}; location / { proxy_pass http://127.0.0.1:${port}; } }`,
  );
  ({ publishableKey } = (await (await fetch(`${nginx.url}/.well-known/plinth.json`)).json()) as {
    publishableKey: string;
  });
});
afterAll(async () => {
  await nginx?.stop();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('behind a proxy that tells nothing of its visitors nobody reads a mail or the figures', async () => {
  const response = await fetch(`${nginx.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.org', password: 'a long enough password' }),
  });
  expect(response.status).toBe(200);
  const [mail] = await server.mails();
  expect(mail?.to).toBe('ada@example.org');
  for (const place of ['/_mailbox', '/_mailbox.json', `/_mailbox/messages/${mail?.id}`, '/metrics'])
    expect((await fetch(nginx.url + place)).status, place).toBe(404);
});

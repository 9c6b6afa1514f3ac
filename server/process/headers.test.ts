import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '../database/database.ts';
import { openPglite } from '../database/pglite.ts';
import { freePort } from '../testing/free-port.ts';
import { type ServerProcess, startServerProcess } from '../testing/process.ts';

const metricsToken = 'a-token-for-the-figures';
let folder: string;
let server: ServerProcess;
/** Where the proxy reaches it. */
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-headers-'));
  const port = String(await freePort());
  server = await startServerProcess(folder, {
    SITE_URL: 'https://plinth.example',
    PORT: port,
    TRUST_PROXY: '1',
    METRICS_TOKEN: metricsToken,
  });
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

const pages = ['/', '/templates', '/community', '/auth', '/premium', '/blog', '/no-such-page'];
const others = [
  '/healthz',
  '/.well-known/plinth.json',
  '/rest/v1/projects',
  '/auth/v1/settings',
  '/auth/v1/nothing',
  '/storage/v1/object/public/project-files/none',
  '/functions/v1/nothing',
  '/git/nobody/nothing',
  '/robots.txt',
  '/favicon.svg',
  '/demo/pizza-world/',
];

describe('behind TLS', () => {
  it.each([...pages, ...others])('%s is answered with the headers that protect its reader', async (place) => {
    const { headers } = await fetch(url + place);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(pages)('%s runs no script but its own', async (place) => {
    const response = await fetch(url + place);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'; script-src 'self' '");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:/);
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule);
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    for (const [, attributes = ''] of (await response.text()).matchAll(/<script\b([^>]*)>/g)) {
      // Either its own file, or allowed by the nonce or the hash that the policy names.
      if (nonce)
        expect(attributes).toMatch(/src="\/|nonce="|type="application\/ld\+json"|type="text\/plain"/);
    }
  });
});

it('what is sent from memory has an id of its own as well, and is counted', async () => {
  const counted = async () => {
    const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    const [, count] =
      /requests_total\{part="page",method="GET",status="200"\} (\d+)/.exec(await response.text()) ?? [];
    return Number(count);
  };
  await (await fetch(`${url}/about`)).text();
  const before = await counted();
  const [first, second] = [await fetch(`${url}/about`), await fetch(`${url}/about`)];
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
  expect(await counted()).toBe(before + 2);
});

it('a page is kept under one spelling of its address, so that others do not push out what is asked for', async () => {
  const policyOf = async (place: string) =>
    (await fetch(url + place)).headers.get('content-security-policy') ?? '';
  // Cached pages allow scripts by hashes, pages of a single request by a nonce.
  expect(await policyOf('/about')).toContain("'sha256-");
  for (const place of ['/aBoUt', '/%61bout', '/about/', '/about//', '/about?again=1', '//about'])
    expect(await policyOf(place), place).not.toContain("'sha256-");
});

it('nothing that a visitor can read holds a secret', async () => {
  const { publishableKey } = (await (await fetch(`${url}/.well-known/plinth.json`)).json()) as {
    publishableKey: string;
  };
  const places = [
    ...pages,
    ...others,
    '/auth/v1/.well-known/jwks.json',
    '/auth/v1/health',
    '/metrics',
    '/readyz',
    '/_mailbox',
    '/_mailbox.json',
    '/_system/info',
    '/_system/config',
    '/_system',
    '/.env',
    '/data/keys',
    '/rest/v1/',
  ];
  const bodies: string[] = [];
  for (const place of places) {
    // As the proxy passes a stranger on.
    const headers = { apikey: publishableKey, 'x-forwarded-for': '203.0.113.5' };
    const response = await fetch(url + place, { headers });
    if (place.startsWith('/_') || place === '/metrics') expect(response.status, place).toBe(404);
    bodies.push(await response.text());
  }
  await server.stop();
  const database = await openPglite(path.join(folder, 'database'));
  const { rows } = await database.run<{ kept: Record<string, unknown> }>(owner, {
    text: `select to_jsonb(secrets) as kept from plinth.secrets union all select to_jsonb(keys) from plinth.signing_keys as keys`,
  });
  await database.close();
  const secrets = rows.flatMap(({ kept }) => secretsIn(kept));
  for (const body of bodies) for (const secret of secrets) expect(body).not.toContain(secret);
  expect(secrets.length).toBeGreaterThan(2);
});

/** The secret texts of what is kept: keys of hashes, the secret key, and the private part of signing keys. */
function secretsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'string' && ['pepper', 'secret', 'd'].includes(name) ? [part] : secretsIn(part),
  );
}

import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createBackend } from '../backend.ts';
import { signInBudget } from '../budgets/budgets.ts';
import { type Database, owner } from '../database/database.ts';
import { openPostgres } from '../database/postgres.ts';
import { openRateLimits } from '../rate-limits/open.ts';
import type { Services } from '../services.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { limits } from './limits.ts';
import { mailTo, newAddress } from './testing/journey.ts';

const smsPerDay = 7;
let server: TestServer;
let second: Database | null = null;
let backends: Hono[];

/** Two servers on one PostgreSQL, each with connections of its own. The embedded database has one process, so one server. */
beforeAll(async () => {
  server = await startTestServer({ rateLimitFactor: 1, trustedProxies: 1, smsPerDay });
  const services: Services[] = [server.services];
  const template = inject('template');
  if (template.kind === 'postgres') {
    const { rows } = await server.services.database.run<{ name: string }>(owner, {
      text: 'select current_database() as name',
    });
    const url = new URL(template.server);
    url.pathname = `/${rows[0]?.name}`;
    second = await openPostgres(url.href, { connections: 10 });
    services.push({ ...server.services, database: second, limits: await openRateLimits(second) });
  }
  backends = services.map(createBackend);
});
afterAll(async () => {
  await second?.close();
  await server.close();
});

let asked = 0;
/** Asks the servers in turn, as a visitor at an address. */
function ask(address: string, path: string, body: unknown, token?: string): Promise<Response> {
  const backend = backends[asked++ % backends.length] as Hono;
  return Promise.resolve(
    backend.request(path, {
      method: 'POST',
      headers: {
        apikey: server.services.keys.publishable,
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    }),
  );
}

/**
 * How many of many requests at once were not told to wait by the limit. Who has to wait too long for a slow machine's turn
 * (503) asks again, or has got through where that wait comes after the limit.
 */
async function passed(
  count: number,
  send: (index: number) => Promise<Response>,
  waitsAfterLimit = false,
): Promise<number> {
  const answerOf = async (index: number): Promise<number> => {
    const { status } = await send(index);
    if (status === 503 && !waitsAfterLimit) return answerOf(index);
    return status;
  };
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => answerOf(index)));
  for (const status of answers) expect(status === 503 || status < 500).toBe(true);
  return answers.filter((status) => status !== 429).length;
}

describe('of many tries at once no more get through than the limit says', () => {
  test('passwords of one account from one address', async () => {
    const email = newAddress();
    const guess = () =>
      ask('203.0.113.1', '/auth/v1/token?grant_type=password', { email, password: 'guess' });
    // Passwords are hashed one after the other.
    expect(await passed(100, guess, true)).toBe(limits.password.perPair.max);
  });

  test('codes of one account from a hundred addresses', async () => {
    const email = newAddress();
    await ask('203.0.113.4', '/auth/v1/otp', { email });
    await mailTo(server, email);
    const guess = (index: number) =>
      ask(`198.51.100.${index}`, '/auth/v1/verify', { type: 'signup', email, token: 'abcdef' });
    expect(await passed(100, guess)).toBe(100);
    const { rows } = await server.services.database.run(owner, {
      text: 'select own_tries, other_tries from auth.one_time_tokens where relates_to = $1',
      values: [email],
    });
    expect(rows).toEqual([{ own_tries: 0, other_tries: signInBudget.codeTries.others }]);
  });

  test('recoveries of many accounts from one address', async () => {
    const recover = () => ask('203.0.113.2', '/auth/v1/recover', { email: newAddress() });
    expect(await passed(100, recover)).toBe(limits.recover.perAddress.max);
  });

  test('addresses of one network of IPv6, which one customer has', async () => {
    const recover = (index: number) =>
      ask(`2001:db8:1:2::${index.toString(16)}`, '/auth/v1/otp', { email: newAddress() });
    expect(await passed(100, recover)).toBe(limits.otp.perAddress.max);
  });

  test('rows of one account', async () => {
    const { id, accessToken } = await server.user();
    const insert = (index: number) =>
      ask(`198.51.100.${index}`, '/rest/v1/projects', projectOf(id, index), accessToken);
    expect(await passed(100, insert)).toBe(30);
  });

  test('rows from one network, whoever is signed in', async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => server.user()));
    const insert = (index: number) => {
      const { id, accessToken } = users[index % users.length] as (typeof users)[0];
      return ask(
        `2001:db8:7:7::${index.toString(16)}`,
        '/rest/v1/projects',
        projectOf(id, index),
        accessToken,
      );
    };
    expect(await passed(100, insert)).toBe(60);
  });

  test('objects removed from one network', async () => {
    const change = { name: 'storage:change:ip:2001:db8:9:9::/64', limit: { max: 3000, windowSeconds: 3600 } };
    for (let tries = 0; tries < 2990; tries += 130) {
      await server.services.limits.take(Array(130).fill(change));
    }
    const { accessToken } = await server.user();
    const sign = (index: number) =>
      ask(
        `2001:db8:9:9::${index.toString(16)}`,
        '/storage/v1/object/sign/project-files',
        { expiresIn: 60, paths: ['a'] },
        accessToken,
      );
    expect(await passed(60, sign)).toBe(10);
  });

  test('text messages of a day, to as many numbers as there are', async () => {
    const numbers = Array.from({ length: 60 }, (_, index) => `+15550${String(100_000 + index)}`);
    const answers = await Promise.all(
      numbers.map((phone, index) => ask(`198.51.100.${index}`, '/auth/v1/otp', { phone })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(smsPerDay);
    const refused = answers.find(({ status }) => status === 429) as Response;
    expect(await refused.json()).toMatchObject({ error_code: 'over_sms_send_rate_limit' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    const sent = () => server.mails.filter(({ to }) => numbers.includes(String(to))).length;
    await expect.poll(sent).toBe(smsPerDay);
  });
});

function projectOf(user: string, index: number) {
  const address = `${server.url}/storage/v1/object/public/project-files/${user}/a.zip`;
  return {
    title: `Project ${index}`,
    description: 'One of many',
    zip_file_url: address,
    preview_url: address,
    user_id: user,
  };
}

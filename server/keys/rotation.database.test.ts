import { readFile } from 'node:fs/promises';
import { decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { follow, linkIn, mailTo, newAddress, newMember, password } from '../auth/testing/journey.ts';
import { createBackend } from '../backend.ts';
import { owner } from '../database/database.ts';
import { ShopTokens } from '../functions/shop/tokens.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { followKeys } from './follow.ts';
import { loadKeys } from './keys.ts';
import { replaceKeys, revokePreviousKeys, rotateKeys } from './signing-keys.ts';

let server: TestServer;
let unfollow: () => Promise<void>;
beforeAll(async () => {
  server = await startTestServer();
  unfollow = await followKeys(server.services);
  await server.operator().storage.createBucket('closed', { public: false });
});
afterAll(async () => {
  await unfollow();
  await server.close();
});

const kidOf = (token: string) => decodeProtectedHeader(token).kid ?? '';
const kidInUse = () => server.services.keys.tokens.signing.kid;

/** Changes the keys as the operator's command does, and waits until the server has heard of it. */
async function heard<T>(change: Promise<T>): Promise<T> {
  const before = [...server.services.keys.tokens.published];
  const result = await change;
  await until(() => expect(server.services.keys.tokens.published).not.toEqual(before));
  return result;
}
const { rotate, revoke, replace } = {
  rotate: () => heard(rotateKeys(server.services.database)),
  revoke: () => heard(revokePreviousKeys(server.services.database)),
  replace: () => heard(replaceKeys(server.services.database)),
};

async function publishedKids(): Promise<string[]> {
  const response = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
  const { keys } = (await response.json()) as { keys: { kid: string }[] };
  return keys.map(({ kid }) => kid);
}

/** Statuses of a call to the database and one to the account with a token. */
async function statusesWith(token: string): Promise<[rest: number, auth: number]> {
  const headers = { apikey: server.services.keys.publishable, authorization: `Bearer ${token}` };
  const [rest, auth] = await Promise.all([
    fetch(`${server.url}/rest/v1/projects?select=id`, { headers }),
    fetch(`${server.url}/auth/v1/user`, { headers }),
  ]);
  return [rest.status, auth.status];
}

async function states(): Promise<Record<string, number>> {
  const { rows } = await server.services.database.run<{ status: string; count: number }>(owner, {
    text: 'select status, count(*) from plinth.signing_keys group by status',
  });
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

test('a session goes on over a rotation, and what the former key has signed ends when it is revoked', async () => {
  const { client, session } = await newMember(server);
  const old = session.access_token;
  expect(kidOf(old)).toBe(kidInUse());
  expect((await client.auth.getClaims()).data?.claims.sub).toBe(session.user.id);

  const kid = await rotate();
  expect(kid).not.toBe(kidOf(old));
  expect(await publishedKids()).toEqual(expect.arrayContaining([kid, kidOf(old)]));
  expect((await client.auth.getClaims(old)).data?.header.kid).toBe(kidOf(old));
  expect(await statusesWith(old)).toEqual([200, 200]);

  const { data } = await client.auth.refreshSession();
  const fresh = data.session?.access_token ?? '';
  expect(kidOf(fresh)).toBe(kid);
  expect((await client.auth.getClaims(fresh)).data?.claims.sub).toBe(session.user.id);

  expect(await revoke()).toBe(1);
  expect(await publishedKids()).not.toContain(kidOf(old));
  expect(await statusesWith(old)).toEqual([401, 403]);
  expect(await statusesWith(fresh)).toEqual([200, 200]);
});

test('the key that comes next is published before it signs, so that who has kept the keys knows it', async () => {
  const before = await publishedKids();
  expect(before).toContain(await rotate());
});

test('when all are replaced nobody is signed out: the refresh token gets a token of the new key', async () => {
  const { client, session } = await newMember(server);
  const before = await publishedKids();
  const kid = await replace();
  const after = await publishedKids();
  expect(after).toContain(kid);
  expect(after.filter((one) => before.includes(one))).toEqual([]);
  expect(await statusesWith(session.access_token)).toEqual([401, 403]);
  const { data, error } = await client.auth.refreshSession();
  expect(error).toBeNull();
  expect(kidOf(data.session?.access_token ?? '')).toBe(kid);
  expect(await statusesWith(data.session?.access_token ?? '')).toEqual([200, 200]);
});

test('addresses of files are good until their key is revoked; links in mails and of the shop outlive all keys', async () => {
  const files = server.operator().storage.from('closed');
  await files.upload('letter.txt', 'Dear reader', { contentType: 'text/plain', upsert: true });
  const { data } = await files.createSignedUrl('letter.txt', 3600);
  const statusOf = async () => (await fetch(data?.signedUrl ?? '')).status;
  const email = newAddress();
  await server.visitor().auth.signUp({ email, password });
  const link = linkIn(await mailTo(server, email));
  const shop = () => new ShopTokens({ signingSeed: server.services.keys.pepper }, server.url);
  const order = crypto.randomUUID();
  const token = await shop().signOrder(order);

  await rotate();
  expect(await statusOf()).toBe(200);
  await replace();
  expect(await statusOf()).toBe(400);
  server.services.keys.pepper = (await loadKeys(server.services.database)).pepper;
  expect((await follow(link)).fragment).toHaveProperty('access_token');
  expect(await shop().readOrder(token)).toBe(order);
});

test('a server that has not heard takes a key up when it meets it, and reads once for any number of made-up ids', async () => {
  const { services } = server;
  let readings = 0;
  const database = new Proxy(services.database, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (JSON.stringify(given).includes('from plinth.signing_keys')) readings += 1;
        return value.apply(target, given);
      };
    },
  });
  const deaf = createBackend({ ...services, keys: await loadKeys(database) });
  const ask = async (token: string) => {
    const headers = { apikey: services.keys.publishable, authorization: `Bearer ${token}` };
    return (await deaf.request('/rest/v1/projects?select=id', { headers })).status;
  };
  // The first is known to it, as the one that comes next; the second is not.
  await rotate();
  await rotate();
  const { session } = await newMember(server);
  readings = 0;
  expect(await ask(session.access_token)).toBe(200);
  expect(readings).toBe(1);

  const { privateKey } = await generateKeyPair('ES256');
  const claims = JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString());
  const madeUp = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: `made-up-${at}` }).sign(privateKey),
    ),
  );
  expect(await Promise.all(madeUp.map(ask))).toEqual(Array(20).fill(401));
  expect(readings).toBe(1);
  // Somebody's own key under the id of one of ours.
  const { kid } = decodeProtectedHeader(session.access_token);
  const borrowed = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: kid ?? '' })
    .sign(privateKey);
  expect(await ask(borrowed)).toBe(401);
});

test('a server whose line was broken reads the keys within a minute', async () => {
  const { services } = server;
  const keys = await loadKeys(services.database);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = await followKeys({
    ...services,
    keys,
    database: { ...services.database, listen: async () => {} },
  });
  try {
    const kid = await rotate();
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await until(() => expect(keys.tokens.signing.kid).toBe(kid));
  } finally {
    vi.useRealTimers();
    await stop();
  }
});

test('two who rotate at once do so one after the other', async () => {
  await revokePreviousKeys(server.services.database);
  const kids = await Promise.all([
    rotateKeys(server.services.database),
    rotateKeys(server.services.database),
  ]);
  expect(new Set(kids).size).toBe(2);
  expect(await states()).toMatchObject({ in_use: 1, standby: 1, previously_used: 2 });
  await until(() => expect(kids).toContain(kidInUse()));
});

test('a key that signs no more is kept without its private half', async () => {
  const { rows } = await server.services.database.run<{ signs: boolean; has: boolean }>(owner, {
    text: `select distinct status in ('standby', 'in_use') as signs, key ? 'd' as has from plinth.signing_keys`,
  });
  expect(rows).toHaveLength(2);
  for (const { signs, has } of rows) expect(has).toBe(signs);
  await expect(
    server.services.database.run(owner, {
      text: `update plinth.signing_keys set status = 'revoked' where status = 'in_use'`,
    }),
  ).rejects.toThrow('signing_keys_private_check');
});

test('the one key of an instance from before goes on signing', async () => {
  const { database } = server.services;
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const signing = { ...(await exportJWK(privateKey)), kid: 'from-before' };
  await database.run(owner, {
    text: `update plinth.secrets set value = value || jsonb_build_object('signing', $1::jsonb) where name = 'keys'`,
    values: [JSON.stringify(signing)],
  });
  await database.script('drop table plinth.signing_keys');
  const migration = new URL('../database/platform/023_rotate_signing_keys.sql', import.meta.url);
  await database.script(await readFile(migration, 'utf8'));
  const { tokens } = await loadKeys(database);
  expect(tokens.signing.kid).toBe('from-before');
  expect(tokens.published).toHaveLength(2);
  const { rows } = await database.run(owner, {
    text: `select value ? 'signing' as has from plinth.secrets where name = 'keys'`,
  });
  expect(rows).toEqual([{ has: false }]);
});

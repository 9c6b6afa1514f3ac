import { createClient, RealtimeClient, type SupabaseClient } from '@supabase/supabase-js';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderAtTerminal } from '../../testing/operator.ts';
import { pressLink } from '../../testing/press-link.ts';
import { joinChannel } from '../../testing/realtime.ts';
import { type Several, startSeveral } from '../../testing/several.ts';
import { largeZip, sha256 } from '../../testing/storage.ts';

const account = { email: 'ann@example.org', password: 'a long enough password' };
let several: Several;
/** The servers' own addresses. */
let addresses: string[];
let ann: SupabaseClient;

beforeAll(async () => {
  several = await startSeveral();
  addresses = several.addresses;
  ann = connect(several.url);
});
afterAll(async () => expect(await several?.stop()).toEqual([0, 0]));

/** The client of a visitor, who counts which servers have answered. */
function connect(url: string, served = new Set<string | null>()): SupabaseClient {
  return createClient(url, several.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        served.add(response.headers.get('x-served-by'));
        return response;
      },
    },
  });
}

it('knows a member at either server: sign-up, link, sign-in, and tokens that follow one another', async () => {
  const served = new Set<string | null>();
  ann = connect(several.url, served);
  expect((await ann.auth.signUp(account)).error).toBeNull();
  const mails = await several.mails();
  const link = mails[0]?.links.find((address) => address.includes('/auth/v1/verify'));
  await pressLink(link ?? '');
  expect((await ann.auth.signInWithPassword(account)).error).toBeNull();
  for (let turn = 0; turn < 4; turn += 1) {
    expect((await ann.auth.getUser()).data.user?.email).toBe(account.email);
    expect((await ann.auth.refreshSession()).error).toBeNull();
  }
  expect(served.size).toBe(2);
});

it('takes an upload in pieces that come to both, and either sends it', async () => {
  const { data } = await ann.auth.getSession();
  const owner = data.session?.user.id;
  const zip = largeZip(900_000);
  const name = `${owner}/between.zip`;
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const headers = { authorization: `Bearer ${data.session?.access_token}`, 'tus-resumable': '1.0.0' };
  const created = await fetch(`${several.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(zip.length),
      'upload-metadata': `bucketName ${base64('project-files')},objectName ${base64(name)}`,
    },
  });
  expect(created.status).toBe(201);
  const upload = new URL(created.headers.get('location') ?? '', several.url);
  const served = new Set<string | null>();
  for (let at = 0; at < zip.length; at += 300_000) {
    const piece = await fetch(upload, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' },
      body: zip.subarray(at, at + 300_000),
    });
    expect(piece.status).toBe(204);
    served.add(piece.headers.get('x-served-by'));
  }
  expect(served.size).toBe(2);
  for (const address of addresses) {
    const read = await fetch(`${address}/storage/v1/object/public/project-files/${name}`);
    expect(sha256(await read.bytes())).toBe(sha256(zip));
  }
});

it('counts tries at both together', async () => {
  const stranger = connect(several.url);
  // An address nobody has signed in with: successes count as well.
  const email = 'guessed@example.org';
  const codes: unknown[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    const { error } = await stranger.auth.signInWithPassword({ email, password: `wrong ${turn}` });
    codes.push(error?.code);
  }
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('invalid_credentials'));
  expect(codes[10]).toBe('over_request_rate_limit');
});

it('tells visitors of both what happens at either', async () => {
  const visitors = [...addresses, several.url].map((url) => connect(url));
  const heard = visitors.map(() => [] as unknown[]);
  const channels = await Promise.all(
    visitors.map(
      (visitor, place) =>
        new Promise<ReturnType<SupabaseClient['channel']>>((resolve, reject) => {
          const channel = visitor
            .channel('lobby')
            .on('broadcast', { event: 'hello' }, ({ payload }) => heard[place]?.push(payload))
            .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'projects' }, (change) =>
              heard[place]?.push((change.new as { title?: string }).title),
            );
          channel.subscribe((status, error) => {
            if (status === 'SUBSCRIBED') resolve(channel);
            else if (status !== 'CLOSED') reject(error ?? new Error(status));
          });
        }),
    ),
  );
  await channels[0]?.send({ type: 'broadcast', event: 'hello', payload: { from: 'the first' } });
  const { data } = await ann.auth.getUser();
  const { error } = await ann.from('projects').insert({
    title: 'For everybody',
    description: 'A site',
    zip_file_url: `${several.url}/storage/v1/object/public/project-files/${data.user?.id}/between.zip`,
    status: 'published',
    slug: '',
    user_id: data.user?.id,
  });
  expect(error).toBeNull();
  const told = [{ from: 'the first' }, 'For everybody'];
  await expect.poll(() => heard[1]).toEqual(told);
  await expect.poll(() => heard[2]).toEqual(told);
  await expect.poll(() => heard[0]).toEqual(['For everybody']);
  for (const visitor of visitors) await visitor.removeAllChannels();
});

it('signs with a new key at both as soon as the operator has put it into use', async () => {
  const { data } = await ann.auth.getSession();
  const old = data.session?.access_token ?? '';
  const kidOf = (token: string) => (token ? decodeProtectedHeader(token).kid : null);
  const statusesWith = (token: string) => {
    const headers = { apikey: several.publishableKey, authorization: `Bearer ${token}` };
    const ask = async (address: string) => (await fetch(`${address}/rest/v1/projects`, { headers })).status;
    return Promise.all(addresses.map(ask));
  };
  const kidsAt = async (address: string) => {
    const answer = await fetch(`${address}/auth/v1/.well-known/jwks.json`);
    return ((await answer.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
  };
  const members = addresses.map((address) => connect(address));
  for (const { auth } of members) expect((await auth.signInWithPassword(account)).error).toBeNull();
  const order = (...words: string[]) =>
    orderAtTerminal(several.folder, words, { DATABASE_URL: several.databaseUrl });

  const kid = /^The key (\S+) signs tokens now/.exec(await order('rotate-keys'))?.[1];
  for (const client of members) {
    await expect
      .poll(async () => kidOf((await client.auth.refreshSession()).data.session?.access_token ?? ''))
      .toBe(kid);
  }
  expect(await statusesWith(old)).toEqual([200, 200]);
  expect((await ann.auth.getClaims(old)).error).toBeNull();

  expect(await order('revoke-keys')).toContain('One earlier key is revoked');
  await expect.poll(() => statusesWith(old)).toEqual([401, 401]);
  for (const address of addresses) expect(await kidsAt(address)).not.toContain(kidOf(old));
  // Nobody is signed out: the refresh token is no signed one.
  const fresh = (await ann.auth.refreshSession()).data.session?.access_token ?? '';
  expect(kidOf(fresh)).toBe(kid);
  expect(await statusesWith(fresh)).toEqual([200, 200]);
});

it('carries broadcasts and presence from the visitors of one to those of the other, all and in order', async () => {
  const clients = addresses.map(
    (address) => new RealtimeClient(`${address}/realtime/v1`, { params: { apikey: several.publishableKey } }),
  );
  const [one, other] = clients as [RealtimeClient, RealtimeClient];
  const heard: unknown[] = [];
  const channel = await joinChannel(other, 'lobby', (joined) =>
    joined
      .on('presence', { event: 'sync' }, () => {})
      .on('broadcast', { event: 'count' }, ({ payload }) => heard.push(payload.n)),
  );
  const sender = await joinChannel(one, 'lobby', () => {}, {
    broadcast: { ack: true },
    presence: { key: 'ann' },
  });
  await sender.track({ page: '/' });
  // Two that are alike are two.
  const counted = [...Array.from({ length: 50 }, (_, index) => index), 49];
  const answers = await Promise.all(
    counted.map((n) => sender.send({ type: 'broadcast', event: 'count', payload: { n } })),
  );
  expect(new Set(answers)).toEqual(new Set(['ok']));
  await expect.poll(() => heard).toEqual(counted);
  await expect.poll(() => channel.presenceState()).toMatchObject({ ann: [{ page: '/' }] });
  await one.disconnect();
  await expect.poll(() => channel.presenceState()).toEqual({});
  await other.disconnect();
});

it('goes on with one server when the other has stopped', async () => {
  expect(await several.servers[1]?.stop()).toBe(0);
  for (let turn = 0; turn < 4; turn += 1) {
    expect((await ann.auth.getUser()).error).toBeNull();
    expect((await fetch(`${several.url}/readyz`)).status).toBe(200);
  }
});

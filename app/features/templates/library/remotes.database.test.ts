import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../../../server/testing/server.ts';
import { favouritesRemote } from '../favourites/favourites-remote.ts';
import { downloadsRemote } from '../history/downloads-remote.ts';
import { newestFirst } from './kept-state.ts';

let server: TestServer;
let ana: TestUser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await server.user();
});

describe('favourites on the server', () => {
  const read = async ({ client, id }: TestUser) => {
    const list = await favouritesRemote.read(client, id);
    return newestFirst(list).map(([key]) => key);
  };

  it('are added in their order, once, and removed', async () => {
    await favouritesRemote.add(ana.client, ana.id, [
      ['cafe', { at: 1 }],
      ['shop', { at: 2 }],
    ]);
    await favouritesRemote.add(ana.client, ana.id, [
      ['cafe', { at: 1 }],
      ['blog', { at: 3 }],
    ]);
    expect(new Set(await read(ana))).toEqual(new Set(['blog', 'shop', 'cafe']));
    await favouritesRemote.remove(ana.client, ana.id, ['cafe', 'never-there']);
    expect(new Set(await read(ana))).toEqual(new Set(['blog', 'shop']));
  });

  it('are nobody else’s', async () => {
    await favouritesRemote.add(ana.client, ana.id, [['cafe', { at: 1 }]]);
    const ben = await server.user();
    expect(await favouritesRemote.read(ben.client, ana.id)).toEqual({});
    await favouritesRemote.remove(ben.client, ana.id, ['cafe']);
    await expect(favouritesRemote.add(ben.client, ana.id, [['shop', { at: 1 }]])).rejects.toMatchObject({
      status: 403,
    });
    expect(await read(ana)).toEqual(['cafe']);
  });

  it('are closed to visitors', async () => {
    await expect(favouritesRemote.read(server.visitor(), ana.id)).rejects.toMatchObject({ status: 401 });
  });
});

describe('downloads on the server', () => {
  const download = (id: string, at: number) =>
    [randomUUID(), { id, version: '1.0.0', at }] as [string, never];

  it('come back as they were sent, once', async () => {
    const now = Date.now();
    const entries = [download('cafe', now - 5000), download('shop', now - 1000)];
    await downloadsRemote.add(ana.client, ana.id, entries);
    await downloadsRemote.add(ana.client, ana.id, entries);
    expect(await downloadsRemote.read(ana.client, ana.id)).toEqual(Object.fromEntries(entries));
    await downloadsRemote.remove(ana.client, ana.id, [entries[0]?.[0] ?? '']);
    expect(Object.values(await downloadsRemote.read(ana.client, ana.id))).toHaveLength(1);
  });

  it('are nobody else’s', async () => {
    await downloadsRemote.add(ana.client, ana.id, [download('cafe', 1)]);
    const ben = await server.user();
    expect(await downloadsRemote.read(ben.client, ana.id)).toEqual({});
    await expect(downloadsRemote.add(ben.client, ana.id, [download('cafe', 1)])).rejects.toMatchObject({
      status: 403,
    });
  });
});

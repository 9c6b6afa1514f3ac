import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { administer } from '../../testing/administer.ts';
import { startSeveral } from '../../testing/several.ts';
import { signUpMember, siteClient, visitSite } from '../../testing/site-client.ts';
import { crashTimeout, surviveCrashes } from '../../testing/sites-crash.ts';

const siteOf = (words: string) => zipSync({ 'index.html': Buffer.from(words) });

it('what one server publishes the other one shows at once, and what it rolls back as well', async () => {
  const several = await startSeveral();
  try {
    // Past nginx, each by its own address.
    const [one, other] = several.addresses.map((url) => ({ url })) as [{ url: string }, { url: string }];
    const account = await signUpMember({ ...one, mails: several.mails });
    const [here, there] = [await siteClient(one, account), await siteClient(other, account)];
    const shown = async (server: { url: string }) => (await visitSite(server, 'quay')).body;
    expect(await shown(other)).toContain('no site');
    expect((await here.publish('quay', siteOf('First'))).status).toBe(201);
    await expect.poll(() => shown(other)).toBe('First');
    expect((await there.publish('quay', siteOf('Second'))).status).toBe(201);
    await expect.poll(() => shown(one)).toBe('Second');
    const { sites } = (await (await here.ask('GET', '')).json()) as { sites: { id: string }[] };
    const place = `/${sites[0]?.id}`;
    const { deployments } = (await (await here.ask('GET', `${place}/deployments`)).json()) as {
      deployments: { id: string }[];
    };
    await here.ask('PUT', `${place}/live`, { deployment_id: deployments[1]?.id });
    await expect.poll(() => shown(other)).toBe('First');
    // One is killed: the other goes on as if nothing had been.
    await several.servers[0]?.kill();
    expect((await there.publish('quay', siteOf('Third'))).status).toBe(201);
    expect(await shown(other)).toBe('Third');
  } finally {
    await several.stop();
  }
});

it(
  'on PostgreSQL a site is always one version or the next as well, however often the power is cut',
  async () => {
    const postgres = process.env.TEST_DATABASE_URL ?? '';
    const name = `plinth_sites_${randomBytes(6).toString('hex')}`;
    const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-sites-crash-'));
    await administer(postgres, `create database ${name}`);
    try {
      const url = new URL(postgres);
      url.pathname = `/${name}`;
      await surviveCrashes(folder, { DATABASE_URL: url.href });
    } finally {
      await administer(postgres, `drop database if exists ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    }
  },
  crashTimeout,
);

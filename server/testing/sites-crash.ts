import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { expect } from 'vitest';
import { readConfig } from '../config.ts';
import { owner } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { openFileStore } from '../files/open.ts';
import { createLog } from '../log.ts';
import type { Services } from '../services.ts';
import { Blobs, keyOfCopy } from '../sites/blobs.ts';
import { sweep } from '../storage/sweep.ts';
import { startServerProcess } from './process.ts';
import { signUpMember, siteClient, visitSite } from './site-client.ts';

const asked = Number(process.env.CRASH_ROUNDS ?? 0);
const rounds = asked || 12;
/** Milliseconds that end what hangs: each round starts the product, which takes its time on a busy machine. */
export const crashTimeout = Math.max(1_800_000, rounds * 60_000);
const pages = Array.from({ length: 20 }, (_, index) => (index === 0 ? 'index.html' : `page-${index}.html`));

/** Each page of a version names it, so that a mixture of two shows. */
const siteOf = (version: number) =>
  zipSync(
    Object.fromEntries(
      pages.map((page) => [page, Buffer.concat([Buffer.from(`version ${version}\n`), randomBytes(2000)])]),
    ),
    { level: 0 },
  );

/**
 * Publishes again and again and cuts the power at any moment of it: what is live is always one version or the next, never a
 * mixture, and after the sweeps nothing is in the store but what something refers to.
 */
export async function surviveCrashes(folder: string, settings: Record<string, string>): Promise<void> {
  const environment = {
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const begun = performance.now();
  let server = await startServerProcess(folder, environment);
  try {
    const account = await signUpMember(server);
    const first = performance.now();
    expect((await (await siteClient(server, account)).publish('harbour', siteOf(0))).status).toBe(201);
    let usual = performance.now() - first;
    let [live, cutOff] = [0, 0];
    for (let version = 1; version <= rounds; version += 1) {
      const client = await siteClient(server, account);
      const started = performance.now();
      const publishing = client.publish('harbour', siteOf(version)).then(
        ({ status }) => {
          // The first one took longer than those that follow.
          usual = performance.now() - started;
          return status === 201;
        },
        () => false,
      );
      // Whenever it comes the result has to hold: this only spreads it over the whole of a publication.
      await Promise.race([publishing, wait(randomInt(1, Math.ceil(usual) + 1))]);
      await server.kill();
      const isAcknowledged = await publishing;
      if (!isAcknowledged) cutOff += 1;
      server = await startServerProcess(folder, environment);
      const seen = new Set<string>();
      for (const page of pages)
        seen.add((await visitSite(server, 'harbour', page)).body.split('\n', 1)[0] ?? '');
      const allowed = isAcknowledged ? [version] : [live, version];
      expect(seen.size, [...seen].join(', ')).toBe(1);
      const [words = ''] = seen;
      expect(allowed.map((one) => `version ${one}`)).toContain(words);
      live = Number(words.replace('version ', ''));
    }
    expect(cutOff, 'publications that were cut off').toBeGreaterThan(0);
    expect(await server.stop()).toBe(0);
    await expectNoOrphans(folder, environment);
    // A count that nobody sees proves nothing.
    if (asked) {
      const seconds = Math.round((performance.now() - begun) / 1000);
      process.stdout.write(
        `crashes: ${rounds} publications, ${cutOff} cut off, the rest done, ${seconds} s\n`,
      );
    }
  } finally {
    await server.kill();
  }
}

async function expectNoOrphans(folder: string, environment: Record<string, string>): Promise<void> {
  const config = readConfig({ ...environment, DATA_DIR: folder });
  const database = await openDatabase(config);
  try {
    const files = await openFileStore(config);
    // What sweeps need of the services.
    const services = { config, database, files, log: createLog('silent') } as Services;
    await new Blobs(services).sweep(0);
    await sweep(services, { unreferencedAfterSeconds: 24 * 3600, rowlessAfterSeconds: 0 });
    const column = async (query: string) =>
      (await database.run<{ key: string }>(owner, { text: query })).rows.map(({ key }) => key).sort();
    const keys = new Set<string>();
    for await (const { key } of files.list()) keys.add(keyOfCopy(key));
    expect([...keys].sort()).toEqual(
      await column('select version as key from storage.objects union select key from private.site_blobs'),
    );
    expect(await column('select hash as key from private.site_blobs')).toEqual(
      await column('select distinct hash as key from private.site_blob_uses'),
    );
    expect(await column('select deployment_id::text as key from private.site_manifests')).toEqual(
      await column('select id::text as key from public.site_deployments'),
    );
  } finally {
    await database.close();
  }
}

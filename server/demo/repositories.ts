import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { owner } from '../database/database.ts';
import type { Repositories } from '../git/repositories.ts';
import type { Services } from '../services.ts';
import { type DemoSite, readDemoSites } from './catalogue.ts';
import { shippedFiles } from './files.ts';
import { doOnce } from './once.ts';
import { createSiteAccount } from './site-account.ts';

const seedKey = 'demo-repositories';
/** Milliseconds before the first repository is made, and after each. */
export interface SharingPauses {
  beginAfter: number;
  pause: number;
}

/** Visitors of the first minutes come first. */
const visitorsFirst: SharingPauses = { beginAfter: 15_000, pause: 200 };

/**
 * Puts each template into the Git Store as a public repository of the site's own account: once, one after the other,
 * while the site already answers. `stop` resolves when the one under way is done; a later start goes on from there.
 */
export function shareRepositories(
  services: Services,
  repositories: Repositories,
  folder?: string,
  pauses = visitorsFirst,
): { done: Promise<void>; stop(): Promise<void> } {
  const stopping = new AbortController();
  const done = share(services, repositories, folder, pauses, stopping.signal).catch((error) => {
    if (!stopping.signal.aborted) {
      services.log.error('template_repositories_failed', { error: String(error) });
    }
  });
  return {
    done,
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

async function share(
  services: Services,
  repositories: Repositories,
  folder: string | undefined,
  pauses: SharingPauses,
  signal: AbortSignal,
): Promise<void> {
  const work = async () => {
    await wait(pauses.beginAfter, undefined, { signal, ref: false });
    const account = await createSiteAccount(services);
    for (const site of await readDemoSites(folder)) {
      await put(services, repositories, account, site).catch((error) => {
        if (signal.aborted) return;
        services.log.error('template_repository_failed', {
          id: site.id,
          error: String(error),
        });
      });
      await wait(pauses.pause, undefined, { signal, ref: false });
    }
    return { account };
  };
  await doOnce(services, seedKey, work, { waits: false });
}

async function put(
  services: Services,
  repositories: Repositories,
  account: string,
  site: DemoSite,
): Promise<void> {
  const { rows } = await services.database.run<{ id: string }>(owner, {
    text: `with made as (
        insert into public.git_repositories (user_id, name, description) values ($1, $2, $3)
        on conflict do nothing returning id
      )
      select id from made union all
      select id from public.git_repositories where user_id = $1 and name = $2`,
    values: [account, site.id, site.description],
  });
  const id = rows[0]?.id;
  if (!id) return;
  const changes = [];
  for (const file of await shippedFiles(site.folder)) {
    const content = (await readFile(path.join(site.folder, file))).toString('base64');
    changes.push({ action: 'write' as const, path: file, content, encoding: 'base64' as const });
  }
  await repositories.edit(id, { message: `Add ${site.title}`, changes }, account);
}

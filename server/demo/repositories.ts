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

/**
 * Puts each template into the Git Store as a public repository of the site's own account: once, one after the other. Ends
 * with `signal`; a later call goes on from there. `pause` is in milliseconds, after each.
 */
export async function shareRepositories(
  services: Services,
  repositories: Repositories,
  { folder, pause, signal }: { folder?: string | undefined; pause: number; signal: AbortSignal },
): Promise<void> {
  const work = async () => {
    const account = await createSiteAccount(services);
    for (const site of await readDemoSites(folder)) {
      await put(services, repositories, account, site).catch((error) => {
        if (signal.aborted) return;
        services.log.error('template_repository_failed', {
          id: site.id,
          error: String(error),
        });
      });
      await wait(pause, undefined, { signal, ref: false });
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

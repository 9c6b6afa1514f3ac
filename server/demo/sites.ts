import { setTimeout as wait } from 'node:timers/promises';
import { owner } from '../database/database.ts';
import { HttpError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { siteAddress } from '../sites/address.ts';
import type { Sites } from '../sites/sites.ts';
import { findProjectZip } from '../sites/sources/project.ts';
import { withZipFiles } from '../sites/sources/zip.ts';
import { readDemoSites } from './catalogue.ts';
import { doOnce } from './once.ts';
import { selectShared } from './selection.ts';
import { createSiteAccount } from './site-account.ts';

interface SharedProject {
  id: string;
  slug: string;
  title: string;
  zip_file_url: string;
}

/**
 * Publishes the projects that the site's own account shares as sites of their own: once, one after the other, from their
 * zips. What a start before this one has published is left alone, and so is a preview that the operator has changed.
 */
export async function publishDemoSites(
  services: Services,
  sites: Sites,
  { pause, signal }: { pause: number; signal: AbortSignal },
): Promise<void> {
  const account = await createSiteAccount(services);
  const stopped = Promise.withResolvers<never>();
  stopped.promise.catch(() => {});
  signal.addEventListener('abort', () => stopped.reject(signal.reason), { once: true });
  const work = async () => {
    for (const { id } of selectShared(await readDemoSites())) {
      signal.throwIfAborted();
      const project = await findUnpublished(services, account, id);
      if (!project) continue;
      const published = publish(services, sites, account, project).catch((error) => {
        if (!signal.aborted) services.log.error('demo_site_failed', { id, error: String(error) });
      });
      // Compressing a site takes seconds: who stops the server does not wait for it, and the next start does it again.
      await Promise.race([published, stopped.promise]);
      await wait(pause, undefined, { signal, ref: false });
    }
    return { account };
  };
  await doOnce(services, 'demo-sites', work, { waits: false });
  await keepPreviews(services, account);
}

async function findUnpublished(services: Services, account: string, slug: string) {
  const { rows } = await services.database.run<SharedProject>(owner, {
    text: `select project.id, project.slug, project.title, project.zip_file_url
      from public.projects as project
      where project.user_id = $1 and project.slug = $2 and project.status = 'published'
        and not exists (select from public.sites as site where site.project_id = project.id)`,
    values: [account, slug],
  });
  return rows[0];
}

async function publish(
  services: Services,
  { publisher, directory }: Sites,
  account: string,
  project: SharedProject,
): Promise<void> {
  const key = await findProjectZip(services, project.zip_file_url);
  if (!key) return;
  const source = { kind: 'project', label: project.title, projectId: project.id } as const;
  const publishAs = async (name: string) => {
    await publisher.inTurn(account, async () =>
      withZipFiles(directory, await services.files.read(key), (files) =>
        publisher.publish(account, { name, remixAllowed: true }, source, files),
      ),
    );
  };
  await publishAs(project.slug).catch((error: unknown) => {
    // A member was quicker, on a site that is older than this.
    if (error instanceof HttpError && error.code === 'site_name_taken')
      return publishAs(`${project.slug}-demo`);
    throw error;
  });
}

/**
 * Previews of these projects lead to their sites, under the address that sites have now: those that led to the live demo
 * before, and those that were written when the site had another address.
 */
async function keepPreviews({ database, config }: Services, account: string): Promise<void> {
  const { rows } = await database.run<{ id: string; slug: string; name: string; preview_url: string | null }>(
    owner,
    {
      text: `select project.id, project.slug, project.preview_url, site.name
        from public.sites as site join public.projects as project on project.id = site.project_id
        where site.user_id = $1 and project.user_id = $1 and site.live_deployment_id is not null`,
      values: [account],
    },
  );
  for (const { id, slug, name, preview_url } of rows) {
    const address = siteAddress(config, name);
    const { hostname = '', pathname = '' } = URL.parse(preview_url ?? '') ?? {};
    const hosts = ['localhost', config.sites.host].map((host) => `${name}.${host}`);
    const isOurs =
      pathname === `/demo/${slug}/` || pathname === `/sites/${name}/` || hosts.includes(hostname);
    if (!isOurs || preview_url === address) continue;
    await database.run(owner, {
      text: 'update public.projects set preview_url = $2 where id = $1',
      values: [id, address],
    });
  }
}

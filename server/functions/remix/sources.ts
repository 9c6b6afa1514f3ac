import { buffer } from 'node:stream/consumers';
import { DEFAULT_DESCRIPTION } from '../../../app/features/community/schema.ts';
import { withoutLeftovers } from '../../../domain/hosting/site-files.ts';
import { owner } from '../../database/database.ts';
import type { DeploymentAnswer } from '../../sites/directory.ts';
import type { SiteFile } from '../../sites/site-files.ts';
import type { Sites } from '../../sites/sites.ts';
import { findProjectZip } from '../../sites/sources/project.ts';
import { withZipFiles } from '../../sites/sources/zip.ts';
import type { OpenContext } from '../kit/context.ts';
import { functionError } from '../kit/errors.ts';
import type { Member } from '../kit/member.ts';

/** Something that may be copied. */
export interface RemixSource {
  title: string;
  /** What its maker says about it. */
  description: string | null;
  ownerId: string;
  projectId: string | null;
  siteId: string | null;
  /** What `use` makes of its files, which can be read meanwhile. */
  withFiles<T>(use: (files: SiteFile[]) => Promise<T>): Promise<T>;
}

interface ProjectRow {
  id: string;
  title: string;
  description: string;
  zip_file_url: string;
  user_id: string;
}

/** A project that everybody sees, under the member's own session. Throws 404 for every other one. */
export async function projectSource(
  context: OpenContext,
  { services, directory }: Sites,
  member: Member,
  id: string,
): Promise<RemixSource> {
  const { data, error } = await context
    .visitor(member.accessToken)
    .from('projects')
    .select('id, title, description, zip_file_url, user_id')
    .eq('id', id)
    .eq('status', 'published')
    .maybeSingle<ProjectRow>();
  if (error) throw new Error(`A project could not be read: ${error.message}`);
  if (!data) throw functionError('notThere');
  const key = await findProjectZip(services, data.zip_file_url);
  if (!key) throw functionError('notThere', {}, 'The zip of this project is not kept here.');
  return {
    title: data.title,
    description: data.description === DEFAULT_DESCRIPTION ? null : data.description,
    ownerId: data.user_id,
    projectId: data.id,
    siteId: null,
    async withFiles(use) {
      const zip = await services.files.read(key);
      return withZipFiles(directory, zip, (files) => use(withoutLeftovers(files).files));
    },
  };
}

/** What a site shows, where its owner lets others copy it. Throws 404 for every other name, and 403 with words. */
export async function siteSource(sites: Sites, name: string): Promise<RemixSource> {
  const { site, manifest } = await openSite(sites, name);
  return {
    title: site.name,
    description: null,
    ownerId: site.ownerId,
    projectId: null,
    siteId: site.id,
    withFiles: (use) =>
      use(
        Object.entries(manifest.files).map(([path, { hash, size }]) => ({
          path,
          size,
          read: async () => buffer(await sites.blobs.open(hash)),
        })),
      ),
  };
}

/** The live deployment of a site that others may copy. The directory knows what is taken down and what is renamed. */
export async function openSite(sites: Sites, name: string): Promise<DeploymentAnswer> {
  const { services, addresses } = sites;
  const found = await addresses.find(`${name}.${services.config.sites.host}`);
  if (found.kind === 'moved') return openSite(sites, found.to);
  if (found.kind !== 'deployment' || found.preview) throw functionError('notThere');
  const { rows } = await services.database.run<{ remix_allowed: boolean }>(owner, {
    text: 'select remix_allowed from public.sites where id = $1',
    values: [found.site.id],
  });
  if (!rows[0]?.remix_allowed) throw functionError('remixNotAllowed');
  return found;
}

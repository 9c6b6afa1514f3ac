import type { Context } from 'hono';
import { siteBudget } from '../../budgets/budgets.ts';
import { FairGate } from '../../budgets/fair-gate.ts';
import { siteAddress } from '../../sites/address.ts';
import type { Published, Target } from '../../sites/publisher.ts';
import type { Sites } from '../../sites/sites.ts';
import { findProjectZip } from '../../sites/sources/project.ts';
import { readBranch } from '../../sites/sources/repository.ts';
import { withZipFiles } from '../../sites/sources/zip.ts';
import { readFields } from '../kit/body.ts';
import type { OpenContext } from '../kit/context.ts';
import { functionError } from '../kit/errors.ts';
import type { Actor } from '../kit/member.ts';
import { remixAllowedSchema, type SourceRequest, sourceSchema, zipQuerySchema } from './schema.ts';
import { withZipBody } from './take-zip.ts';

interface ProjectRow {
  id: string;
  title: string;
  zip_file_url: string;
  preview_url: string | null;
}

/** Publishes what a request asks for: the bytes of a zip, or a source that it names in JSON. */
export class PublishRequests {
  readonly #context: OpenContext;
  readonly #sites: Sites;
  readonly #receiving = new FairGate(siteBudget.receiving);

  constructor(context: OpenContext, sites: Sites) {
    this.#context = context;
    this.#sites = sites;
  }

  /** True for a request whose body is a zip. */
  isZip(c: Context): boolean {
    return /^application\/(x-)?zip\b/.test(c.req.header('content-type') ?? '');
  }

  /** Publishes the zip in a request's body. */
  fromBody(c: Context, member: Actor, target: Target): Promise<Published> {
    const query = zipQuerySchema.safeParse(c.req.query());
    if (!query.success) throw functionError('invalid', {}, 'Please say what is published.');
    const { source, title } = query.data;
    return withZipBody(c, this.#receiving, this.#context.networkOf(c), (zip) =>
      withZipFiles(this.#sites.directory, zip, (files) =>
        this.#sites.publisher.inTurn(member.id, () =>
          this.#sites.publisher.publish(member.id, target, { kind: source, label: title }, files),
        ),
      ),
    );
  }

  /** Publishes the source that a request names. */
  fromSource(member: Actor, target: Target, given: unknown): Promise<Published> {
    const source = sourceSchema.safeParse(given);
    if (!source.success) throw functionError('invalid', {}, 'Please say what is to be published.');
    return source.data.kind === 'project'
      ? this.#fromProject(member, target, source.data)
      : this.#fromRepository(member, target, source.data);
  }

  async #fromProject(
    member: Actor,
    target: Target,
    { project_id }: Extract<SourceRequest, { kind: 'project' }>,
  ): Promise<Published> {
    const { publisher, services, directory } = this.#sites;
    const client = this.#context.visitor(member.accessToken);
    const { data, error } = await client
      .from('projects')
      .select('id, title, zip_file_url, preview_url')
      .eq('id', project_id)
      .eq('user_id', member.id)
      .maybeSingle<ProjectRow>();
    if (error) throw new Error(`A project could not be read: ${error.message}`);
    if (!data) throw functionError('notThere');
    const key = await findProjectZip(services, data.zip_file_url);
    if (!key) {
      throw functionError(
        'siteRefused',
        {},
        'The zip of this project is not kept here, so it cannot be published.',
      );
    }
    const source = { kind: 'project', label: data.title, projectId: data.id } as const;
    const published = await publisher.inTurn(member.id, async () =>
      withZipFiles(directory, await services.files.read(key), (files) =>
        publisher.publish(member.id, target, source, files),
      ),
    );
    await this.#fillPreview(member, data, published.siteId);
    return published;
  }

  async #fromRepository(
    member: Actor,
    target: Target,
    { repository_id, branch, folder }: Extract<SourceRequest, { kind: 'repository' }>,
  ): Promise<Published> {
    const { git, publisher } = this.#sites;
    if (!git) throw functionError('gitMissing');
    return publisher.inTurn(member.id, async () => {
      const { commit, subject, files } = await readBranch(git, member.id, {
        repositoryId: repository_id,
        branch,
        folder,
      });
      const label = `${branch} at ${commit.slice(0, 7)}: ${subject}`;
      const source = {
        kind: 'repository',
        label,
        repositoryId: repository_id,
        branch,
        folder,
        commit,
      } as const;
      return publisher.publish(member.id, target, source, files);
    });
  }

  /** A project without a preview gets its site as one. The deployment stands where that fails. */
  async #fillPreview(member: Actor, { id, preview_url }: ProjectRow, siteId: string): Promise<void> {
    if (preview_url) return;
    const client = this.#context.visitor(member.accessToken);
    const site = await client.from('sites').select('name').eq('id', siteId).maybeSingle<{ name: string }>();
    if (!site.data) return;
    const address = siteAddress(this.#context.config, site.data.name);
    const { error } = await client.from('projects').update({ preview_url: address }).eq('id', id);
    if (error) this.#context.log.error('site_preview_not_filled', { project: id, error: error.message });
  }
}

/** The JSON of a request to publish: of a new site its name and whether others may copy it, and the source. */
export async function readPublishFields(
  c: Context,
): Promise<{ name: string; remix_allowed: unknown; source: unknown }> {
  const { name, remix_allowed, source } = await readFields(c.req.raw);
  return { name: typeof name === 'string' ? name : '', remix_allowed, source };
}

/** Whether others may copy the files of a new site. Throws 400 for what is neither true nor false. */
export function remixAllowedOf(given: unknown): boolean {
  const parsed = remixAllowedSchema.safeParse(given);
  if (!parsed.success) throw functionError('invalid', {}, 'Please say whether others may copy the site.');
  return parsed.data === true || parsed.data === 'true';
}

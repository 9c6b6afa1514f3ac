import type { OpenContext } from '../functions/kit/context.ts';
import { functionError } from '../functions/kit/errors.ts';
import type { Actor } from '../functions/kit/member.ts';
import { listChecks } from '../functions/sites/checks.ts';
import { targetNamed } from '../functions/sites/names.ts';
import {
  limitChanges,
  limitPublications,
  listDeployments,
  listSites,
  setLive,
} from '../functions/sites/own-sites.ts';
import { PublishRequests } from '../functions/sites/publish.ts';
import type { SourceRequest } from '../functions/sites/schema.ts';
import type { Published } from '../sites/publisher.ts';
import type { Sites } from '../sites/sites.ts';

export type OwnSite = Awaited<ReturnType<typeof listSites>>[number];
export type OwnDeployment = Awaited<ReturnType<typeof listDeployments>>[number];
export type OwnCheck = Awaited<ReturnType<typeof listChecks>>[number];

/** Sites as agents reach them: what the pages of a member ask for, under the same policies and limits. */
export interface SiteService {
  list(actor: Actor): Promise<OwnSite[]>;
  /** Throws `site_not_found`. */
  find(actor: Actor, name: string): Promise<OwnSite>;
  deployments(actor: Actor, site: OwnSite): Promise<OwnDeployment[]>;
  /** What a browser has found out about deployments, and whether there is one here. */
  checks(actor: Actor, site: OwnSite): Promise<{ isOpen: boolean; checks: OwnCheck[] }>;
  /** Publishes to the member's site of this name, or a new one. */
  publish(actor: Actor, name: string, source: SourceRequest): Promise<Published>;
  /** Makes a deployment live that was before. */
  goLive(actor: Actor, site: OwnSite, deploymentId: string): Promise<void>;
}

export function openSiteService(context: OpenContext, sites: Sites): SiteService {
  const requests = new PublishRequests(context, sites);
  const named = async (actor: Actor, name: string) =>
    (await listSites(context, actor)).find((site) => site.name === name) ?? null;
  return {
    list: (actor) => listSites(context, actor),
    async find(actor, name) {
      const found = await named(actor, name);
      if (!found) throw functionError('siteNotFound', {}, 'You have no site of this name. See list_sites.');
      return found;
    },
    deployments: (actor, { id }) => listDeployments(context, actor, id),
    async checks(actor, { id }) {
      return { isOpen: sites.eyes.isOpen, checks: await listChecks(context, actor, id) };
    },
    async publish(actor, name, source) {
      await limitPublications(context, actor);
      return requests.fromSource(actor, await targetNamed(context, sites, actor, name), source);
    },
    async goLive(actor, { id }, deploymentId) {
      await limitChanges(context, actor);
      await setLive(sites, actor, id, deploymentId);
    },
  };
}

import { siteBudget } from '../../budgets/budgets.ts';
import { owner } from '../../database/database.ts';
import { siteAddress } from '../../sites/address.ts';
import { refuseInWords } from '../../sites/publisher.ts';
import type { Sites } from '../../sites/sites.ts';
import type { OpenContext } from '../kit/context.ts';
import { functionError } from '../kit/errors.ts';
import { limitTries } from '../kit/limits.ts';
import type { Actor } from '../kit/member.ts';

/** Counts a publication of a member's. Throws 429. */
export function limitPublications(context: OpenContext, { id }: Actor): Promise<void> {
  return limitTries(context, `sites:publish:${id}`, siteBudget.perAccount, 'publications');
}

/** Counts another change of a member's sites. Throws 429. */
export function limitChanges(context: OpenContext, { id }: Actor): Promise<void> {
  return limitTries(context, `sites:change:${id}`, siteBudget.perAccount, 'changes');
}

/** Throws `site_not_found` unless the site is the member's: a list of nothing would say that there is one. */
export async function requireSite(context: OpenContext, member: Actor, site: string): Promise<void> {
  const { data, error } = await context
    .visitor(member.accessToken)
    .from('sites')
    .select('id')
    .eq('id', site)
    .eq('user_id', member.id);
  if (error) throw new Error(`A site could not be looked up: ${error.message}`);
  if (data.length === 0) throw functionError('siteNotFound');
}

/** Calls a function of the database that answers whether there is such a site of the account. */
export async function callForSite(sites: Sites, name: string, values: unknown[]): Promise<void> {
  const { rows } = await sites.services.database
    .run<{ done: boolean }>(owner, { text: `select ${name} as done`, values })
    .catch(refuseInWords);
  if (!rows[0]?.done) throw functionError('siteNotFound');
}

/** Makes a deployment the live one; null takes the site from the net. Throws `site_not_found`. */
export function setLive(sites: Sites, { id }: Actor, site: string, deployment: string | null): Promise<void> {
  return callForSite(sites, 'private.set_live_deployment($1, $2, $3)', [id, site, deployment]);
}

/** The member's sites. Under their own session, so that the policies decide. */
export async function listSites(context: OpenContext, member: Actor) {
  const { data, error } = await context
    .visitor(member.accessToken)
    .from('sites')
    .select(
      `id, name, live_deployment_id, open_connections, remix_allowed, project_id, repository_id, branch, folder, follow_fault,
       taken_down_at, take_down_reason, created_at, updated_at`,
    )
    .eq('user_id', member.id)
    .order('updated_at', { ascending: false });
  if (error) throw new Error(`Sites could not be listed: ${error.message}`);
  return data.map((site) => ({ ...site, address: siteAddress(context.config, String(site.name)) }));
}

/** Deployments of a site of the member's, the newest first. */
export async function listDeployments(context: OpenContext, member: Actor, site: string) {
  const { data, error } = await context
    .visitor(member.accessToken)
    .from('site_deployments')
    .select(
      'id, label, source, source_label, commit, files, bytes, notes, created_at, live_at, site:sites!site_id(name, live_deployment_id)',
    )
    .eq('site_id', site)
    .eq('user_id', member.id)
    .order('created_at', { ascending: false });
  if (error) throw new Error(`Deployments could not be listed: ${error.message}`);
  return data.map(({ site: of, ...deployment }) => {
    const { name, live_deployment_id } = of as unknown as { name: string; live_deployment_id: string | null };
    return {
      ...deployment,
      is_live: deployment.id === live_deployment_id,
      address: siteAddress(context.config, name, String(deployment.label)),
    };
  });
}

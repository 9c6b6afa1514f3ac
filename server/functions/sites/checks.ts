import type { OpenContext } from '../kit/context.ts';
import type { Actor } from '../kit/member.ts';

/**
 * What a browser found out about the deployments of a site that were live, the newest first, by the ids of these. Under the
 * member's own session, so that the policies decide.
 */
export async function listChecks(context: OpenContext, member: Actor, site: string) {
  const { data, error } = await context
    .visitor(member.accessToken)
    .from('site_deployments')
    .select(
      'id, check:site_checks!inner(state, failure, done_at, axe_faults, bytes, requests, foreign_hosts, findings, pictures, picture_key)',
    )
    .eq('site_id', site)
    .eq('user_id', member.id)
    .order('created_at', { ascending: false });
  if (error) throw new Error(`Checks could not be listed: ${error.message}`);
  return data.map(({ id, check }) => ({ deployment_id: id, ...(check as unknown as object) }));
}

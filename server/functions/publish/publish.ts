import type { Context } from 'hono';
import type { RateLimit } from '../../rate-limits/store.ts';
import { siteAddress } from '../../sites/address.ts';
import type { Sites } from '../../sites/sites.ts';
import { type FunctionContext, isOpen } from '../kit/context.ts';
import { functionError } from '../kit/errors.ts';
import { limitTries } from '../kit/limits.ts';
import { closedFunction, functionRoutes, type SiteFunction } from '../kit/routes.ts';
import { identify, requireScope, type TokenHolder } from '../kit/token-holder.ts';
import { targetNamed } from '../sites/names.ts';
import { limitPublications } from '../sites/own-sites.ts';
import type { PublishRequests } from '../sites/publish.ts';

/** Requests of one network address, before anything is looked up. */
const perAddress: RateLimit = { max: 120, windowSeconds: 300 };

/**
 * What the command line publishes by, mounted at /functions/v1/publish: the body of a POST is a zip, `?site` the name of a site of
 * the member's or of a new one, and `Authorization` carries an access token with `site:write`. The same limits and checks as
 * for the pages count. `sites` and `requests` are null with a remote Supabase, where nothing can be published.
 */
export function openPublish(
  context: FunctionContext,
  sites: Sites | null,
  requests: PublishRequests | null,
): SiteFunction {
  if (!isOpen(context) || !sites || !requests)
    return closedFunction(context, 'sitesUnavailable', { keyed: false });
  const holderOf = async (c: Context): Promise<TokenHolder> => {
    const network = context.networkOf(c);
    await limitTries(context, `publish:address:${network}`, perAddress);
    const authorization = c.req.header('authorization');
    const holder = await identify(sites.services, { take: context.take, network, authorization });
    if (!holder) throw functionError('notSignedIn', {}, 'This needs an access token that may write sites.');
    requireScope(holder.scopes, 'site:write');
    return holder;
  };
  const routes = functionRoutes(
    context,
    (routes) => {
      routes.post('/', async (c) => {
        const member = await holderOf(c);
        if (!requests.isZip(c)) throw functionError('invalid', {}, 'Please send a zip.');
        await limitPublications(context, member);
        const name = c.req.query('site') ?? '';
        const target = await targetNamed(context, sites, member, name);
        const { deploymentId, files, bytes, notes } = await requests.fromBody(c, member, target);
        const site = { name, address: siteAddress(context.config, name) };
        return c.json({ site, deployment: { id: deploymentId, files, bytes, notes } }, 201);
      });
    },
    { keyed: false },
  );
  return { routes };
}

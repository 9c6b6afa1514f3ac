import { Hono } from 'hono';
import type { SitePlaces } from '../address.ts';
import type { SiteDirectory } from '../directory.ts';
import type { DemoHosts } from './demo-hosts.ts';
import { hostName, isSiteLabel } from './site-hosts.ts';

/**
 * `GET /functions/v1/sites/allowed?domain=`: whether a proxy may get a certificate for a name: 200 for the custom domain of a
 * site, for an address of one under SITES_HOST and for the host of a live demo, 404 for everything else. A proxy asks before each certificate, and
 * whoever points a name at this server makes it ask, so the answer comes from memory, and no address or name of the main
 * site is allowed.
 */
export function allowedDomains(
  config: SitePlaces,
  directory: SiteDirectory,
  demos: Pick<DemoHosts, 'has'>,
): Hono {
  const routes = new Hono();
  routes.get('/', async (c) => {
    c.header('Cache-Control', 'no-store');
    const host = hostName(c.req.query('domain'));
    const isAllowed = host !== null && host !== new URL(config.siteUrl).hostname && (await isSites(host));
    return isAllowed ? c.text('allowed') : c.text('not allowed', 404);
  });

  async function isSites(host: string): Promise<boolean> {
    if (await demos.has(host)) return true;
    if (!directory.ownsDomain(host) && !isSiteLabel(host, config.sites.host)) return false;
    const { kind } = await directory.find(host);
    return kind !== 'unknown' && kind !== 'taken-down';
  }
  return routes;
}

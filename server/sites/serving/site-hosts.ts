import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.ts';
import { isLoopbackName } from '../../http/loopback.ts';
import type { SiteDirectory } from '../directory.ts';

/** The longest name that DNS has. */
const maxHostLength = 253;
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The host that a `Host` header or a proxy's question names: in lower case, without port and final dot. Null for an address,
 * and for what DNS has no room for. Names in other scripts come as `xn--…`, as browsers send them.
 */
export function hostName(given: string | undefined): string | null {
  const host = withoutPort(given ?? '');
  if (host === '' || host.length > maxHostLength || isIP(host) > 0) return null;
  const labels = host.split('.');
  // Browsers read a name that ends in a number as an address, whatever its form.
  if (!labels.every((one) => label.test(one)) || /^(\d+|0x[\da-f]*)$/.test(labels.at(-1) ?? '')) return null;
  return host;
}

const withoutPort = (given: string) =>
  given
    .replace(/:\d{0,5}$/, '')
    .replace(/\.$/, '')
    .toLowerCase();

/** Tells hosts of sites from those of the main site. */
export interface SiteHosts {
  /** The host of a site that a `Host` header names, whether there is such a site or not; null for the main site's. */
  find(header: string | undefined): string | null;
}

/**
 * Every name under SITES_HOST is a site's, and so is every domain of the directory. The main site's own host and the names of
 * this machine never are; any other name is the main site's, which answers under whatever name a network gives it.
 */
export function siteHosts(
  { siteUrl, sites }: Pick<Config, 'siteUrl' | 'sites'>,
  directory: Pick<SiteDirectory, 'ownsDomain'>,
): SiteHosts {
  const main = new URL(siteUrl).hostname;
  const suffix = `.${sites.host}`;
  /** Names that were read lately: a page is sent some ten thousand times a second. */
  const read = new LRUCache<string, { host: string | null }>({ max: 2000 });
  /** A name under SITES_HOST that DNS has no room for is nobody's site, and not the main site either. */
  const readName = (header = '') => {
    const given = withoutPort(header);
    return hostName(header) ?? (given !== main && given.endsWith(suffix) ? `-${suffix}` : null);
  };
  const nameOf = (header: string | undefined) => {
    if (header === undefined || header.length > maxHostLength) return readName(header);
    const known = read.get(header) ?? { host: readName(header) };
    read.set(header, known);
    return known.host;
  };
  return {
    find(header) {
      const host = nameOf(header);
      if (host === null || host === main || host === sites.host || isLoopbackName(host)) return null;
      return host.endsWith(suffix) || directory.ownsDomain(host) ? host : null;
    },
  };
}

/** Whether a host under `suffix` can be a site's: one label, so that a certificate for all of them fits. */
export function isSiteLabel(host: string, sitesHost: string): boolean {
  return label.test(host.slice(0, -sitesHost.length - 1)) && host.endsWith(`.${sitesHost}`);
}

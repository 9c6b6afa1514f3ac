import { type AddressPattern, addressOf } from '../../domain/hosting/address-pattern.ts';
import type { Config } from '../config.ts';

/** Where sites are: see `SITES_HOST` and `SITES_PATH` of README. */
export type SitePlaces = Pick<Config, 'siteUrl' | 'sites'>;

/** Where sites are. */
export function siteAddressPattern({ siteUrl, sites }: SitePlaces): AddressPattern {
  const { protocol, port } = new URL(siteUrl);
  if (sites.underPath) return `${siteUrl}/sites/*/`;
  return `${protocol}//*.${sites.host}${port ? `:${port}` : ''}/`;
}

/** The address of a site, or of one deployment of it, with a slash at the end. */
export function siteAddress(places: SitePlaces, name: string, label?: string): string {
  return addressOf(siteAddressPattern(places), name, label);
}

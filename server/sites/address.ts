import type { Config } from '../config.ts';

/** Where sites are: see `SITES_HOST` and `SITES_PATH` of README. */
export type SitePlaces = Pick<Config, 'siteUrl' | 'sites'>;

/** The address of a site, or of one deployment of it, with a slash at the end. */
export function siteAddress({ siteUrl, sites }: SitePlaces, name: string, label?: string): string {
  const own = label ? `${label}--${name}` : name;
  const { protocol, port } = new URL(siteUrl);
  if (sites.underPath) return `${siteUrl}/sites/${own}/`;
  return `${protocol}//${own}.${sites.host}${port ? `:${port}` : ''}/`;
}

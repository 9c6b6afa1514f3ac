/** Where sites are: an address with `*` in place of the name, such as `http://*.localhost:3000/`; empty without sites. */
export type AddressPattern = string;

/** The address of a site, or of one deployment of it, with a slash at the end. */
export function addressOf(pattern: AddressPattern, name: string, label?: string): string {
  return pattern.replace('*', label ? `${label}--${name}` : name);
}

/** The name of the site that an address leads to; null for an address that is no site's. */
export function siteNameOf(pattern: AddressPattern, address: string): string | null {
  const url = URL.parse(address);
  if (pattern === '' || !url) return null;
  const [before = '', after = ''] = pattern.split('*');
  const given = url.origin + url.pathname;
  // Under a path a slash follows the name in any case.
  const rest = given.startsWith(before) ? given.slice(before.length) : '';
  const [own = ''] = /^[a-z0-9-]+/.exec(rest) ?? [];
  if (own === '' || !rest.slice(own.length).startsWith(after)) return null;
  return own.replace(/^[a-z0-9]{10}--/, '');
}

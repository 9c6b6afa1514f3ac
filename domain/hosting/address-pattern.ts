/** Where sites are: an address with `*` in place of the name, such as `http://*.localhost:3000/`; empty without sites. */
export type AddressPattern = string;

/** Whether sites have hosts of their own, not paths of the main site. */
export function hasHosts(pattern: AddressPattern): boolean {
  return /^https?:\/\/\*\./.test(pattern);
}

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
  const name = own.replace(/^[a-z0-9]{10}--/, '');
  // Two hyphens in a row are in no name: `demo--…` and `preview--…` are hosts of the server's own.
  return name.includes('--') ? null : name;
}

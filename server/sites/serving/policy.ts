import { headersFor } from '../../../domain/hosting/headers.ts';
import { type SitePlaces, siteAddress } from '../address.ts';
import type { DeploymentAnswer } from '../directory.ts';
import { isNamedByContent } from './content-name.ts';

/**
 * What a page of a site may do. Its own scripts run, inline ones and `eval` too: ordinary sites consist of them, and an origin
 * of its own holds nothing of others that a policy would have to protect from them. Scripts of other hosts do not, so that
 * what runs is what was published, can be looked at and is taken down with the site; and frames and connections stay on the
 * site, unless its owner opens it. Only the main site may show a site in a frame.
 */
function contentPolicy(self: string, mainOrigin: string, isOpen: boolean): string {
  return [
    `default-src ${self}`,
    `script-src ${self} 'unsafe-inline' 'unsafe-eval' blob:`,
    `style-src ${self} 'unsafe-inline' https:`,
    `img-src ${self} data: blob: https:`,
    `font-src ${self} data: https:`,
    `media-src ${self} data: blob: https:`,
    `connect-src ${self} data: blob:${isOpen ? ' https: wss:' : ''}`,
    `frame-src ${self} data: blob:${isOpen ? ' https:' : ''}`,
    `worker-src ${self} blob:`,
    "object-src 'none'",
    `base-uri ${self}`,
    `form-action ${self} https:`,
    `frame-ancestors ${self} ${mainOrigin}`,
  ].join('; ');
}

/** Without `allow-same-origin`: what is shown under the main site's host has no origin, and reaches nothing of it. */
const sandbox = 'sandbox allow-scripts allow-forms allow-popups';

/** Headers of every answer on a site's host. */
export function commonHeaders({ siteUrl }: Pick<SitePlaces, 'siteUrl'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // A window that the main site opened, or that opened the main site, is no window to it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Origin-Agent-Cluster': '?1',
    ...(siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/** All headers of a file but those of its bytes. The owner's own come before ours where both set one. */
export function fileHeaders(
  places: SitePlaces,
  { site, deployment, manifest, preview }: DeploymentAnswer,
  path: string,
  status: 200 | 404,
): Record<string, string> {
  const headers = new Map(Object.entries(commonHeaders(places)));
  const changes = status === 404 || !isNamedByContent(path);
  headers.set('Content-Type', manifest.files[path]?.type ?? 'application/octet-stream');
  headers.set('Cache-Control', changes ? revalidated : 'public, max-age=31536000, immutable');
  for (const [name, value] of headersFor(manifest.headers, `/${path}`)) {
    const known = [...headers.keys()].find((key) => key.toLowerCase() === name.toLowerCase());
    headers.set(known ?? canonical(name), value);
  }
  const { siteUrl, sites } = places;
  const mainOrigin = new URL(siteUrl).origin;
  // Not 'self': what that means without an origin, browsers do not agree on.
  const self = sites.underPath
    ? siteAddress(places, site.name, preview ? deployment.label : undefined)
    : "'self'";
  const own = headers.get('Content-Security-Policy');
  const policy = contentPolicy(self, mainOrigin, site.openConnections);
  // Of several policies in one header all count, so that the owner's can only forbid more.
  headers.set(
    'Content-Security-Policy',
    [sites.underPath ? `${policy}; ${sandbox}` : policy, ...(own ? [own] : [])].join(', '),
  );
  if (preview || !site.indexed || sites.underPath) headers.set('X-Robots-Tag', 'noindex');
  if (sites.underPath) {
    // A sandboxed page whose opener policy is stricter is not shown in a tab of its own.
    headers.set('Cross-Origin-Opener-Policy', 'unsafe-none');
    // Its own faces and modules come from another origin than none.
    headers.set('Access-Control-Allow-Origin', '*');
  }
  return Object.fromEntries(headers);
}

/** What may change with the next deployment is asked for anew each time, by its ETag: a page never meets another deployment's files. */
export const revalidated = 'public, max-age=0, must-revalidate';

/** `x-robots-tag` as the rest of the server writes it, so that a name is set once. */
function canonical(name: string): string {
  return name.toLowerCase().replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

import { Parser } from 'htmlparser2';
import type { Manifest } from '../../../../domain/hosting/manifest.ts';
import type { Finding } from '../../../../domain/hosting/site-check.ts';
import { resolve } from '../../serving/resolve.ts';
import { type FetchBytes, mostFindings } from '../messages.ts';
import { lookedAtOrigin } from './deployment-proxy.ts';

/** Pages that are read, the first ones of the manifest, and the size up to which. */
const mostPages = 100;
const mostBytes = 1024 ** 2;
/** A rule may lead to another, as browsers follow them. */
const mostHops = 5;

/** Links of a site's pages to paths at which it has nothing. `rendered` are those of the first page once its scripts have run. */
export async function brokenLinks(
  manifest: Manifest,
  rendered: readonly string[],
  fetchBytes: FetchBytes,
): Promise<Finding[]> {
  const found = new Map<string, Finding>();
  const check = (page: string, addresses: readonly string[]) => {
    for (const address of addresses) {
      const target = pathHere(address);
      if (target === null || leadsSomewhere(manifest, target) || found.size >= mostFindings) continue;
      const known = found.has(target);
      if (!known) found.set(target, { kind: 'broken-link', page: `/${page}`, target });
    }
  };
  check('', rendered);
  const pages = Object.entries(manifest.files).filter(
    ([, { type, size }]) => type.startsWith('text/html') && size <= mostBytes,
  );
  for (const [path, { hash }] of pages.slice(0, mostPages)) {
    const bytes = await fetchBytes(hash, null);
    if (bytes) check(path, linksOf(new TextDecoder().decode(bytes), path));
  }
  return [...found.values()];
}

/** Where links of a page lead, and where its pictures, styles and scripts are. */
function linksOf(text: string, path: string): string[] {
  const found: string[] = [];
  let base = `${lookedAtOrigin}/${path.split('/').map(encodeURIComponent).join('/')}`;
  const parser = new Parser({
    onopentag(tag, { href, src, rel = '' }) {
      if (tag === 'base' && href) base = URL.parse(href, base)?.href ?? base;
      const target =
        /^(a|area)$/.test(tag) || (tag === 'link' && /stylesheet|icon|manifest/.test(rel)) ? href : src;
      if (target === undefined || !/^(a|area|link|img|script|source|video|audio|iframe)$/.test(tag)) return;
      const address = URL.parse(target.trim(), base)?.href;
      if (address) found.push(address);
    },
  });
  parser.end(text);
  return found;
}

/** The path of an address on the site; null for one elsewhere, and of a scheme that names no page. */
function pathHere(address: string): string | null {
  const url = URL.parse(address);
  return url?.origin === lookedAtOrigin ? url.pathname : null;
}

function leadsSomewhere(manifest: Manifest, path: string): boolean {
  let at = path;
  for (let hop = 0; hop < mostHops; hop++) {
    // The server makes one where there is none.
    if (at === '/robots.txt') return true;
    const found = resolve(manifest, at);
    if (found.kind !== 'redirect') return found.kind === 'file' && found.status === 200;
    const next = URL.parse(found.to, `${lookedAtOrigin}/`);
    if (next?.origin !== lookedAtOrigin) return true;
    at = next.pathname;
  }
  return false;
}

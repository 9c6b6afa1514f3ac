import { Parser } from 'htmlparser2';
import type { Manifest } from './manifest.ts';
import { resolve } from './resolve.ts';

/** A rule may lead to another, as browsers follow them. */
const mostHops = 5;

/**
 * Where links of a page lead, and where its pictures, styles and scripts are: whole addresses, for a site at `origin` whose
 * manifest has the page at `path`.
 */
export function linksOf(text: string, path: string, origin: string): string[] {
  const found: string[] = [];
  let base = `${origin}/${path.split('/').map(encodeURIComponent).join('/')}`;
  const parser = new Parser({
    onopentag(tag, { href, src, rel = '' }) {
      if (tag === 'base' && href) base = addressOf(href, base)?.href ?? base;
      const target =
        /^(a|area)$/.test(tag) || (tag === 'link' && /stylesheet|icon|manifest/.test(rel)) ? href : src;
      if (target === undefined || !/^(a|area|link|img|script|source|video|audio|iframe)$/.test(tag)) return;
      const address = addressOf(target.trim(), base)?.href;
      if (address) found.push(address);
    },
  });
  parser.end(text);
  return found;
}

/** The path of an address on the site at `origin`; null for one elsewhere, and of a scheme that names no page. */
export function pathAt(origin: string, address: string): string | null {
  const url = addressOf(address, origin);
  return url?.origin === origin ? url.pathname : null;
}

/** Whether a site shows something at a path, or leads from there to another host. */
export function leadsSomewhere(manifest: Pick<Manifest, 'files' | 'redirects'>, path: string): boolean {
  const origin = 'http://site.invalid';
  let at = path;
  for (let hop = 0; hop < mostHops; hop++) {
    // The server makes one where there is none.
    if (at === '/robots.txt') return true;
    const found = resolve(manifest, at);
    if (found.kind !== 'redirect') return found.kind === 'file' && found.status === 200;
    const next = pathAt(origin, found.to);
    if (next === null) return true;
    at = next;
  }
  return false;
}

/** Not `URL.parse`, which the oldest Node that the command line runs on does not have. */
function addressOf(address: string, base: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

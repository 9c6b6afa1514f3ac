import { leadsSomewhere, linksOf, pathAt } from '../../../../domain/hosting/links.ts';
import type { Manifest } from '../../../../domain/hosting/manifest.ts';
import type { Finding } from '../../../../domain/hosting/site-check.ts';
import { type FetchBytes, mostFindings } from '../messages.ts';
import { lookedAtOrigin } from './deployment-proxy.ts';

/** Pages that are read, the first ones of the manifest, and the size up to which. */
const mostPages = 100;
const mostBytes = 1024 ** 2;

/** Links of a site's pages to paths at which it has nothing. `rendered` are those of the first page once its scripts have run. */
export async function brokenLinks(
  manifest: Manifest,
  rendered: readonly string[],
  fetchBytes: FetchBytes,
): Promise<Finding[]> {
  const found = new Map<string, Finding>();
  const check = (page: string, addresses: readonly string[]) => {
    for (const address of addresses) {
      const target = pathAt(lookedAtOrigin, address);
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
    if (bytes) check(path, linksOf(new TextDecoder().decode(bytes), path, lookedAtOrigin));
  }
  return [...found.values()];
}

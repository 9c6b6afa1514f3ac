import { composePage } from '../../../../domain/preview/compose-page.ts';
import { Inliner } from '../../../../domain/preview/inline-assets.ts';
import { fileAt, type SiteFiles } from '../../../../domain/studio/site-files.ts';
import { type Network, withPolicy } from './combine.ts';

/** What loads files of a website into its pages. */
export function inlinerOf(files: SiteFiles): Inliner {
  return new Inliner({
    text(path) {
      const file = fileAt(files, path);
      return typeof file === 'string' ? file : null;
    },
    bytes(path) {
      const file = fileAt(files, path);
      return typeof file === 'string' ? new TextEncoder().encode(file) : (file ?? null);
    },
  });
}

/** A page of a website, with all that it loads of it, as one document that needs nothing beside it. */
export function composeSite(files: SiteFiles, page: string, network: Network, script = ''): string {
  return withPolicy(composePage(inlinerOf(files), page, { keepsRest: true }) ?? '', network, script);
}

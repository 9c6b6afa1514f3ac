import type { SiteFiles } from '../../../../domain/studio/site-files.ts';
import { asPage } from '../schema.ts';
import { combineFiles, type Network } from './combine.ts';

/**
 * A page of a website as one document that needs nothing beside it, with a script that runs before its own. What puts websites of
 * several files together is fetched for the first of them.
 */
export async function composeRun(
  files: SiteFiles,
  page: string,
  network: Network,
  script = '',
): Promise<string> {
  const own = asPage(files);
  if (own) return combineFiles(own, network, script);
  const { composeSite } = await import('./compose-site.ts');
  return composeSite(files, page, network, script);
}

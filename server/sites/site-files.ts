import { faultOfFiles, type NamedFile, withoutLeftovers } from '../../domain/hosting/site-files.ts';
import { functionError } from '../functions/kit/errors.ts';
import type { SiteQuotas } from '../quotas/settings.ts';

/** A file that is to be published. Its bytes are read when its turn comes. */
export interface SiteFile extends NamedFile {
  read(): Promise<Buffer>;
}

/** What of a source is published, and notes for the owner about the rest. */
interface ChosenFiles {
  files: SiteFile[];
  notes: string[];
}

/**
 * The files of a source that become a site: without what programs leave beside it, and without the one folder that holds
 * everything where there is one. Throws 422 `site_refused` with a reason for what cannot be published.
 */
export function chooseFiles(given: readonly SiteFile[], limits: SiteQuotas): ChosenFiles {
  const chosen = withoutLeftovers(given);
  const fault = faultOfFiles(chosen.files, limits);
  if (fault) throw functionError('siteRefused', {}, fault);
  return chosen;
}

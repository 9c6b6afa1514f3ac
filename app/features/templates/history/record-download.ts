import { randomId } from '../../../lib/random-id.ts';
import { downloads, isVersion } from './downloads.ts';

/** A second click within a minute is the same download. */
const SAME_WITHIN_MS = 60_000;

/**
 * Notes that the visitor has begun to download a template: in this browser, and for members on the server. Never waits
 * and never throws, so that no download depends on it.
 */
export function recordDownload(id: string, version = ''): void {
  try {
    const at = Date.now();
    downloads.start();
    const again = Object.values(downloads.current().entries).some(
      (one) => one.id === id && one.version === version && at - one.at < SAME_WITHIN_MS,
    );
    if (!again) downloads.change(randomId(), { id, version: isVersion(version) ? version : '', at });
  } catch (error) {
    console.warn('A download could not be noted.', error);
  }
}

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
    if (!again) downloads.change(newKey(), { id, version: isVersion(version) ? version : '', at });
  } catch (error) {
    console.warn('A download could not be noted.', error);
  }
}

/** A random UUID. `crypto.randomUUID` is missing on pages that came over plain HTTP from another machine. */
function newKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

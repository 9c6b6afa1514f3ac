/** More than the pages that are being rendered at any moment. */
const MOST_KEPT = 64;
const kept = new Map<string, string>();

/**
 * Hands the lines of a file from the loader to the rendering of the same request. As data of the loader they would be
 * in the page twice: once to be seen, and once more, longer, for the script.
 */
export function keepCode(key: string, html: string): void {
  kept.delete(key);
  kept.set(key, html);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) return;
    kept.delete(oldest);
  }
}

/** The lines that were handed over on the server; nothing in the browser. */
export function keptCode(key: string): string | undefined {
  return kept.get(key);
}

import { createHash } from 'node:crypto';

/** Sources for a Content-Security-Policy. */
export interface Allowed {
  script: string[];
  style: string[];
}

/**
 * Turns a page that was rendered with a nonce into one that can be kept: the nonce goes, and what carried it is
 * allowed by its hash instead. A script that carries none, whoever put it there, stays forbidden.
 */
export function hashInline(page: string, nonce: string): { html: string; hashes: Allowed } {
  const hashes: Allowed = { script: [], style: [] };
  const attribute = ` nonce="${nonce}"`;
  const element = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;
  for (const [, name, attributes = '', text = ''] of page.matchAll(element)) {
    // A script without text comes from a file. An empty style is refused like any other that is not named by its hash.
    if (!attributes.includes(attribute) || (name === 'script' && text === '')) continue;
    const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const known = hashes[name as keyof Allowed];
    if (!known.includes(source)) known.push(source);
  }
  return { html: page.replaceAll(attribute, ''), hashes };
}

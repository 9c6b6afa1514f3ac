import type { StoredObject } from '../objects/object.ts';

/** Images that cannot carry a script. Everything else is handed out as a download. */
const rasterImages = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);
/** Types that a browser would run or lay out on our origin, or that carry others inside. */
const active = /html|xml|script|multipart\/|message\/|mhtml|xsl|x-shockwave/;

/** The type under which a file is sent: what could act as a page or a script goes out as plain text. */
export function servedType(stored: string): string {
  const type = (stored.split(';')[0] ?? '').trim().toLowerCase();
  if (!/^[\w.+-]+\/[\w.+-]+$/.test(type)) return 'application/octet-stream';
  if (type === 'image/svg+xml') return type;
  if (active.test(type)) return 'text/plain; charset=utf-8';
  return /^[\w.+/\-=;" ]+$/.test(stored) ? stored : type;
}

/**
 * The headers of an object's answer apart from its length and range. `download` is the name under which
 * the visitor asked to save it: empty for the object's own, undefined when it was not asked.
 */
export function objectHeaders(object: StoredObject, download: string | undefined): Record<string, string> {
  const type = servedType(object.metadata.mimetype);
  const isPicture = type === 'image/svg+xml';
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Accept-Ranges': 'bytes',
    ETag: object.metadata.eTag,
    'Last-Modified': new Date(object.metadata.lastModified).toUTCString(),
    'Cache-Control': object.metadata.cacheControl,
    'X-Content-Type-Options': 'nosniff',
    // Even if a browser opened it as a document, it would be a stranger's, without scripts.
    'Content-Security-Policy': `sandbox; default-src 'none'${isPicture ? "; style-src 'unsafe-inline'" : ''}`,
    // Pictures and archives may be shown by sites on other hosts; that is what a public file is for.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  if (download !== undefined || !rasterImages.has(type)) {
    headers['Content-Disposition'] = attachment(download || (object.name.split('/').at(-1) ?? ''));
  }
  return headers;
}

/** A `Content-Disposition` with the name in plain ASCII and in full (RFC 6266, RFC 8187). */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%/]/g, '_');
  const full = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

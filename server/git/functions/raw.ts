const pictures: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/**
 * Headers for a file of a repository. Nothing that somebody pushed acts on our origin: text is shown as text, pictures
 * draw without scripts, and everything else is saved. `encoding` is that of text, null for what is none.
 */
export function rawHeaders(path: string, encoding: string | null, isSaved: boolean): Record<string, string> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const picture = pictures[extension];
  const type = picture ?? (encoding ? `text/plain; charset=${encoding}` : 'application/octet-stream');
  return {
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    ...(isSaved || (!picture && !encoding) ? { 'Content-Disposition': disposition(name) } : {}),
  };
}

/** RFC 6266: a plain name for old clients, the exact one for all others. */
export function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** An address of the site. */
export type SitemapEntry = {
  /** Starting with a slash. */
  path: string;
  /** When its content last changed: a day or an instant in ISO 8601. Left out where nobody knows. */
  changed?: string;
};

/**
 * Addresses in one file. The protocol allows 50,000 (https://www.sitemaps.org/protocol.html); a file of this size
 * takes ten queries at most.
 */
export const ENTRIES_PER_FILE = 10_000;

/** One file of addresses. */
export function urlSet(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(
    ({ path, changed }) =>
      `  <url><loc>${xml(siteUrl + path)}</loc>${changed ? `<lastmod>${xml(changed)}</lastmod>` : ''}</url>\n`,
  );
  return `${PROLOGUE}<urlset ${NAMESPACE}>\n${urls.join('')}</urlset>\n`;
}

/** How many files `total` addresses need; one when there are none. */
export function fileCount(total: number): number {
  return Math.max(1, Math.ceil(total / ENTRIES_PER_FILE));
}

/** The list of the files, for a site whose addresses do not fit into one. */
export function sitemapIndex(files: number, siteUrl: string): string {
  const list = Array.from(
    { length: files },
    (_, index) => `  <sitemap><loc>${xml(siteUrl)}/sitemaps/${index + 1}.xml</loc></sitemap>\n`,
  );
  return `${PROLOGUE}<sitemapindex ${NAMESPACE}>\n${list.join('')}</sitemapindex>\n`;
}

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function xml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

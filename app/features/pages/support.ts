/**
 * Where questions to the operator go: `support@` at the site's own domain, or the contact page where the site has no
 * domain of its own that could receive mail (localhost, a bare IP address).
 */
export function supportHref(siteUrl: string): string {
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : '';
  const isDomain = host.includes('.') && !/^[\d.]+$/.test(host) && !host.endsWith('.localhost');
  return isDomain ? `mailto:support@${host.replace(/^www\./, '')}` : '/contact';
}

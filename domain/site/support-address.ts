/** Where mail to the operator goes. */
export type SupportAddress = {
  address: string;
  /** Whether mail from elsewhere can arrive there. */
  isPublic: boolean;
};

/**
 * The operator's address where none is set: `support@` at the site's own domain. `isPublic` says whether mail can reach
 * it, which it can not at a host without a domain (localhost, a bare IP address).
 */
export function derivedSupportAddress(siteUrl: string): SupportAddress {
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : 'localhost';
  const isPublic = host.includes('.') && !/^[\d.]+$/.test(host) && !host.endsWith('.localhost');
  return { address: `support@${isPublic ? host.replace(/^www\./, '') : 'localhost'}`, isPublic };
}

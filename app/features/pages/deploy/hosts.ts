/** The kinds of hosting the guide covers, by the value of `host` in its address. */
export const HOSTS = {
  traditional: 'Traditional Hosting',
  vercel: 'Vercel',
  netlify: 'Netlify',
  'github-pages': 'GitHub Pages',
} as const;

export type Host = keyof typeof HOSTS;

/** The kind of hosting an address asks for; traditional unless it names another. */
export function parseHost(params: URLSearchParams): Host {
  const value = params.get('host') ?? '';
  return Object.hasOwn(HOSTS, value) ? (value as Host) : 'traditional';
}

/** Address of the guide for a kind of hosting. The fragment keeps the reader's place when the page loads. */
export function hostHref(host: Host): string {
  return host === 'traditional' ? '/deploy-guide#hosting' : `/deploy-guide?host=${host}#hosting`;
}

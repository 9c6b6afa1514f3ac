/** Pixels of a share card: the shape of 1.91:1 that the networks show uncut. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** File of the card of a public page, below the site's root: `og/blog.jpg` for `/blog`. */
export function shareCardFile(path: string): string {
  return `og${path === '/' ? '/home' : path}.jpg`;
}

/**
 * Path of the card made for a public page at build time. Its version changes with the cards, so that networks
 * fetch a new one; undefined in development, where none are made.
 */
export function shareCardPath(path: string): string | undefined {
  const version: string | undefined = import.meta.env.VITE_SHARE_CARDS;
  return version && `/${shareCardFile(path)}?v=${version}`;
}

/** The page on which a site is copied, by its name. */
export function remixPath(name: string): string {
  return `/remix/${name}`;
}

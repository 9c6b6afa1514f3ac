/** The address of a page of a site: `path` is in the manifest, and `address` is the site's, with its slash at the end. */
export function pageAddress(address: string, path: string): string {
  const page = path.replace(/(^|\/)index\.html$/, '$1');
  return address + page.split('/').map(encodeURIComponent).join('/');
}

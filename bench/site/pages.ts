/** Pages made from one mould: what is true of two of them is true of all. */
const moulds = [/^\/template\//, /^\/project\//, /^\/git-store\/[^/]+\//];
const ofEachMould = 2;

/** Public pages that ask not to be listed, and are opened by everybody all the same. */
const unlisted = ['/auth', '/profile'];

/** The public pages, by the sitemap of the running site; of pages built alike, the first two; and those not listed. */
export async function pagesToMeasure(origin: string, all: boolean): Promise<string[]> {
  const response = await fetch(`${origin}/sitemap.xml`);
  if (!response.ok) throw new Error(`The sitemap answered ${response.status}.`);
  const paths = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').slice(origin.length),
  );
  if (all) return [...paths, ...unlisted];
  const alike = moulds.map((mould) => paths.filter((path) => mould.test(path)).slice(0, ofEachMould));
  return [...paths.filter((path) => !moulds.some((mould) => mould.test(path))), ...alike.flat(), ...unlisted];
}

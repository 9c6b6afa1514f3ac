/**
 * What the site's own account shares on the first start: six websites of six different kinds. Community shows the last
 * one first, whose picture a phone waits for: it is the one of fewest bytes. They are named one by one, so that a first
 * start shows the same and takes the same time however long the catalogue grows.
 */
const selection = [
  'pizza-world',
  'simple-blog',
  'weather-app',
  'dev-market',
  'saas-landing-page',
  'tour-world',
];

/** Those of the templates that are shared in Community, at most six, in the order in which they are shared. */
export function selectShared<Site extends { id: string }>(sites: readonly Site[]): Site[] {
  return selection.flatMap((id) => sites.find((site) => site.id === id) ?? []);
}

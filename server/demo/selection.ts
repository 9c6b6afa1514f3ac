/**
 * What the site's own account shares on the first start: six websites of six different kinds, a restaurant first.
 * They are named one by one, so that a first start shows the same and takes the same time however long the
 * catalogue grows.
 */
const selection = [
  'pizza-world',
  'simple-blog',
  'weather-app',
  'tour-world',
  'saas-landing-page',
  'dev-market',
];

/** Those of the templates that are shared in Community, at most six, in the order in which they are shared. */
export function selectShared<Site extends { id: string }>(sites: readonly Site[]): Site[] {
  return selection.flatMap((id) => sites.find((site) => site.id === id) ?? []);
}

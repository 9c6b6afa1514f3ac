// Compiled by scripts/build/blog/plugin.ts: one file for each post, loaded when it is opened.
const modules = import.meta.glob<string>(['/content/blog/*.md', '!**/README.md'], {
  query: '?html',
  import: 'default',
});
const loading = new Map<string, Promise<string>>();

/** The body of a post as HTML; always the same promise for the same post. Null when there is no such post. */
export function loadBody(slug: string): Promise<string> | null {
  const load = modules[`/content/blog/${slug}.md`];
  if (!load) return null;
  const known = loading.get(slug);
  if (known) return known;
  const body = load();
  loading.set(slug, body);
  // What failed, such as a file asked for while offline, is asked for again.
  body.catch(() => loading.delete(slug));
  return body;
}

// Compiled by scripts/build/blog/plugin.ts: one file for each post, loaded when it is asked for.
const modules = import.meta.glob<string>(['/content/blog/*.md', '!**/README.md'], {
  query: '?html',
  import: 'default',
});

/** The body of a post as HTML. Null when there is no such post. */
export function loadBody(slug: string): Promise<string> | null {
  return modules[`/content/blog/${slug}.md`]?.() ?? null;
}

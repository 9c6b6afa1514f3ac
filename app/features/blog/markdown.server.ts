import { findPost } from './posts.server.ts';

const sources = import.meta.glob<string>(['/content/blog/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
});

/** A post as it was written, under its title; its pictures by their full addresses. Null when there is no such post. */
export async function postMarkdown(slug: string, siteUrl: string): Promise<string | null> {
  const post = findPost(slug);
  const source = post && (await sources[`/content/blog/${slug}.md`]?.());
  if (!post || !source) return null;
  const body = source.replace(/^---\n[\s\S]*?\n---\n+/, '').replaceAll('](/', `](${siteUrl}/`);
  return `# ${post.title}\n\n${post.author}, ${post.date}\n\n${body}`;
}

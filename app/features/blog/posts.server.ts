import type { Post } from './schema.ts';

// Compiled by scripts/build/blog/plugin.ts while the site is built.
const modules = import.meta.glob<Post>(['/content/blog/*.md', '!**/README.md'], {
  query: '?post',
  import: 'default',
  eager: true,
});

/** All posts, newest first. */
export const posts: readonly Post[] = Object.values(modules).sort((a, b) => b.date.localeCompare(a.date));

/** The post of an address, or null. */
export function findPost(slug: string): Post | null {
  return posts.find((post) => post.slug === slug) ?? null;
}

/** The two posts nearest in time, newer before older. */
export function postsBeside(post: Post): Post[] {
  const index = posts.indexOf(post);
  const others = posts.filter((other) => other !== post);
  const first = Math.max(0, Math.min(index - 1, others.length - 2));
  return others.slice(first, first + 2);
}

import { data, type LoaderFunctionArgs, type MetaDescriptor } from 'react-router';
import { requestValues } from '../../../domain/site/request-context.ts';
import { blogMeta, postMeta } from './meta.server.ts';
import { findPost, posts, postsBeside } from './posts.server.ts';
import type { Post, PostSummary } from './schema.ts';

export type BlogData = {
  posts: PostSummary[];
  /** Made here, so that the browser need not know how. */
  meta: MetaDescriptor[];
};

export type PostData = {
  /** Null when no post has the address. */
  post: Post | null;
  /** The post's text. */
  html: string;
  /** The posts to read next. */
  beside: PostSummary[];
  meta: MetaDescriptor[];
};

/** The posts for the list, newest first. */
export function loadBlog({ context }: LoaderFunctionArgs): BlogData {
  const { siteUrl } = context.get(requestValues);
  return { posts: posts.map(summaryOf), meta: blogMeta(posts, siteUrl) };
}

/** A post with its text. Status 404 when there is none. */
export async function loadPost({ params, context }: LoaderFunctionArgs) {
  const post = findPost(params.slug ?? '');
  const meta = postMeta(post, context.get(requestValues).siteUrl);
  const beside = post ? postsBeside(post).map(summaryOf) : [];
  const html = post ? ((await loadBody(post.slug)) ?? '') : '';
  return data<PostData>({ post, html, beside, meta }, { status: post ? 200 : 404 });
}

function summaryOf({ headings: _, words: __, ...summary }: Post): PostSummary {
  return summary;
}

/** Every post with its body, newest first, for the feeds. */
export function loadFullPosts(): Promise<(Post & { html: string })[]> {
  return Promise.all(posts.map(async (post) => ({ ...post, html: (await loadBody(post.slug)) ?? '' })));
}

// Compiled by scripts/build/blog/plugin.ts: one file for each post, loaded when it is asked for.
const bodies = import.meta.glob<string>(['/content/blog/*.md', '!**/README.md'], {
  query: '?html',
  import: 'default',
});

/** The body of a post as HTML. Null when there is no such post. */
function loadBody(slug: string): Promise<string> | null {
  return bodies[`/content/blog/${slug}.md`]?.() ?? null;
}

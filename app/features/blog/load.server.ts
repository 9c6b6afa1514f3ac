import { data } from 'react-router';
import { loadBody } from './post-body.ts';
import { findPost, posts, postsBeside } from './posts.server.ts';
import type { Post } from './schema.ts';

/** What a card shows of a post. */
export type PostSummary = Omit<Post, 'headings' | 'words'>;

export type BlogData = { posts: PostSummary[] };

export type PostData = {
  /** Null when no post has the address. */
  post: Post | null;
  /** The posts to read next. */
  beside: PostSummary[];
};

/** The posts for the list, newest first. */
export function loadBlog(): BlogData {
  return { posts: posts.map(summaryOf) };
}

/** A post without its body. Status 404 when there is none. */
export function loadPost(slug: string) {
  const post = findPost(slug);
  if (!post) return data<PostData>({ post: null, beside: [] }, { status: 404 });
  return data<PostData>({ post, beside: postsBeside(post).map(summaryOf) });
}

function summaryOf({ headings: _, words: __, ...summary }: Post): PostSummary {
  return summary;
}

/** Every post with its body, newest first, for the feeds. */
export function loadFullPosts(): Promise<(Post & { html: string })[]> {
  return Promise.all(posts.map(async (post) => ({ ...post, html: (await loadBody(post.slug)) ?? '' })));
}

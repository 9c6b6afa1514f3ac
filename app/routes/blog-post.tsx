import { type MetaFunction, useLoaderData } from 'react-router';
import '../ui/styles/code.css';
import '../features/blog/post.css';
import { PostNotFound } from '../features/blog/components/post-not-found.tsx';
import { PostPage } from '../features/blog/components/post-page.tsx';
import { loadPost, type PostData } from '../features/blog/load.server.ts';

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

export { loadPost as loader };

export const meta: MetaFunction = ({ loaderData }) => (loaderData as PostData | undefined)?.meta;

export default function BlogPostRoute() {
  const { post, html, beside } = useLoaderData() as PostData;
  if (!import.meta.env.SSR) return null;
  return post ? <PostPage post={post} html={html} beside={beside} /> : <PostNotFound />;
}

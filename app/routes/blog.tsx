import { type MetaFunction, useLoaderData } from 'react-router';
import { BlogPage } from '../features/blog/components/blog-page.tsx';
import { type BlogData, loadBlog } from '../features/blog/load.server.ts';

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

export { loadBlog as loader };

export const meta: MetaFunction = ({ loaderData }) => (loaderData as BlogData | undefined)?.meta;

export default function BlogRoute() {
  const { posts } = useLoaderData() as BlogData;
  return import.meta.env.SSR ? <BlogPage posts={posts} /> : null;
}

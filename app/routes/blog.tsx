import { type MetaFunction, useLoaderData } from 'react-router';
import { BlogPage } from '../features/blog/components/blog-page.tsx';
import { type BlogData, loadBlog } from '../features/blog/load.server.ts';
import { blogMeta } from '../features/blog/meta.ts';
import { siteUrlOf } from '../lib/seo.ts';

export { loadBlog as loader };

export const meta: MetaFunction = ({ loaderData, matches }) =>
  blogMeta((loaderData as BlogData | undefined)?.posts ?? [], siteUrlOf(matches));

export default function BlogRoute() {
  return <BlogPage posts={(useLoaderData() as BlogData).posts} />;
}

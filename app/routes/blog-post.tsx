import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { PostNotFound } from '../features/blog/components/post-not-found.tsx';
import { PostPage } from '../features/blog/components/post-page.tsx';
import { loadPost, type PostData } from '../features/blog/load.server.ts';
import { postMeta } from '../features/blog/meta.ts';
import { loadBody } from '../features/blog/post-body.ts';
import { siteUrlOf } from '../lib/seo.ts';

export function loader({ params }: LoaderFunctionArgs) {
  return loadPost(params.slug ?? '');
}

/** The text comes from a file of its own, which stays cached. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  const [data, html] = await Promise.all([serverLoader<PostData>(), loadBody(params.slug ?? '')]);
  return { ...data, html: html ?? undefined };
}

export const meta: MetaFunction = ({ loaderData, matches }) =>
  postMeta((loaderData as PostData | undefined)?.post, siteUrlOf(matches));

export default function BlogPostRoute() {
  const { post, beside, html } = useLoaderData() as PostData & { html?: string };
  return post ? <PostPage key={post.slug} post={post} beside={beside} html={html} /> : <PostNotFound />;
}

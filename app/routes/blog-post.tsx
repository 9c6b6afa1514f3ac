import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import '../ui/styles/code.css';
import '../features/blog/post.css';
import { PostNotFound } from '../features/blog/components/post-not-found.tsx';
import { loadPost, type PostData } from '../features/blog/load.server.ts';
import { loadBody } from '../features/blog/post-body.ts';
import { pageOnDemand } from '../shell/page-on-demand.tsx';

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

export { loadPost as loader };

const PostPage = pageOnDemand(() =>
  import('../features/blog/components/post-page.tsx').then((module) => module.PostPage),
);

/** The text comes from a file of its own, which stays cached. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  const [data, html] = await Promise.all([
    serverLoader<PostData>(),
    loadBody(params.slug ?? ''),
    PostPage.fetch(),
  ]);
  return { ...data, html: html ?? undefined };
}

export const meta: MetaFunction = ({ loaderData }) => (loaderData as PostData | undefined)?.meta;

export default function BlogPostRoute() {
  const { post, beside, html } = useLoaderData() as PostData & { html?: string };
  return post ? <PostPage key={post.slug} post={post} beside={beside} html={html} /> : <PostNotFound />;
}

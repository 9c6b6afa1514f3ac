import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Page } from '../../../ui/page.tsx';
import type { Post, PostSummary } from '../schema.ts';
import { Byline } from './byline.tsx';
import { CategoryBadge, PostCard } from './post-card.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import { Tags } from './tags.tsx';

/** The one post that is shown without its table of contents. */
const WITHOUT_CONTENTS = 6;

type Props = {
  post: Post;
  /** Its text, compiled at build time. */
  html: string;
  beside: PostSummary[];
};

/** A post: hero, head, table of contents, text, and what to read next. */
export function PostPage({ post, html, beside }: Props) {
  const hasContents = post.headings.length > 0 && post.id !== WITHOUT_CONTENTS;
  return (
    <Page className="post pt-4 sm:pt-6">
      <BackToBlog />
      <article className="post-grid">
        <PostHead post={post} />
        {hasContents && <TableOfContents headings={post.headings} />}
        <div
          id="post-body"
          className="post-body"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own Markdown, in which HTML is not interpreted
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </article>
      {beside.length > 0 && <ReadNext posts={beside} />}
    </Page>
  );
}

function BackToBlog() {
  return (
    <Link
      to="/blog"
      className="-ml-1 inline-flex min-h-10 items-center gap-2 rounded-xs px-1 font-semibold text-ink-soft hover:text-ink hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back to Blog
    </Link>
  );
}

function PostHead({ post }: { post: Post }) {
  return (
    <header className="post-head">
      <div className="stand mt-4">
        <div className="relative overflow-hidden rounded-sm border border-line bg-sunken">
          <img
            src={post.image}
            alt=""
            width={1600}
            height={900}
            fetchPriority="high"
            className="aspect-video w-full object-cover md:aspect-[5/2]"
          />
          <CategoryBadge category={post.category} />
        </div>
      </div>
      <h1 className="mt-10 max-w-[14.5em] font-display text-article font-extrabold break-words">
        {post.title}
      </h1>
      <p className="mt-5 max-w-line text-lead text-ink-soft">{post.excerpt}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 border-y border-line py-3">
        <Byline post={post} className="text-ink-soft" />
        <Tags tags={post.tags} />
      </div>
    </header>
  );
}

function ReadNext({ posts }: { posts: PostSummary[] }) {
  return (
    <section className="mt-20 border-t border-line pt-10 print:hidden">
      <h2 className="mb-6 font-display text-heading font-extrabold">Read next</h2>
      <ul className="grid gap-x-8 gap-y-10 lg:grid-cols-2">
        {posts.map((post) => (
          <li key={post.slug} className="min-w-0">
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}

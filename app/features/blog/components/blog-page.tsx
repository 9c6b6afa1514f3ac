import { Rss } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import type { PostSummary } from '../schema.ts';
import { BLOG_INTRO, BLOG_TITLE } from '../texts.ts';
import { PostCard } from './post-card.tsx';

/** The list of posts: the featured ones first, the rest below. */
export function BlogPage({ posts }: { posts: PostSummary[] }) {
  const others = posts.filter(({ featured }) => !featured);
  return (
    <Page>
      <PageHeading title={BLOG_TITLE} intro={BLOG_INTRO} />
      <PostGrid title="Featured Articles" posts={posts.filter(({ featured }) => featured)} eager>
        <FeedCard />
      </PostGrid>
      {others.length > 0 && <PostGrid title="More Articles" posts={others} />}
    </Page>
  );
}

type GridProps = { title: string; posts: PostSummary[]; eager?: boolean; children?: React.ReactNode };

function PostGrid({ title, posts, eager = false, children }: GridProps) {
  return (
    <section className="mt-12 first-of-type:mt-0">
      <h2 className="mb-6 font-display text-heading font-extrabold">{title}</h2>
      <ul className="grid gap-x-8 gap-y-10 lg:grid-cols-2">
        {posts.map((post, index) => (
          <li key={post.slug} className="min-w-0">
            <PostCard post={post} eager={eager && index === 0} />
          </li>
        ))}
        {children && <li className="min-w-0 last:odd:col-span-full">{children}</li>}
      </ul>
    </section>
  );
}

/** Where to hear of new posts; it also fills the place an odd number of cards leaves. */
function FeedCard() {
  const look = 'text-link font-semibold';
  return (
    <Card
      as="div"
      className="h-full justify-center gap-3 border-dashed border-edge bg-transparent p-6 sm:p-10"
    >
      <Rss aria-hidden="true" className="size-7 text-accent-text" strokeWidth={1.75} />
      <h3 className="font-display text-title font-bold">Read it where you read</h3>
      <p className="max-w-line text-ink-soft">
        New articles come to your feed reader as full text, with every code sample and picture. No account, no
        newsletter, nobody counts what you open.
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a href="/blog/feed.xml" className={look}>
          Atom feed
        </a>
        <a href="/blog/feed.json" className={look}>
          JSON feed
        </a>
      </p>
    </Card>
  );
}

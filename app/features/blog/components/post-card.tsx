import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import type { PostSummary } from '../schema.ts';
import { Byline } from './byline.tsx';
import { Tags } from './tags.tsx';

const TAGS_SHOWN = 3;

type Props = {
  post: PostSummary;
  /** In view when the page opens. */
  eager?: boolean;
};

/** A post in a list. Its title is the one link, spread over the whole card. */
export function PostCard({ post, eager = false }: Props) {
  const titleId = useId();
  return (
    <Card standing aria-labelledby={titleId} className="group h-full hover:border-edge">
      <div className="relative aspect-video overflow-hidden rounded-t-[2px] border-b border-line bg-sunken">
        <img
          src={post.image}
          alt=""
          width={1600}
          height={900}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className="size-full object-cover"
        />
        <CategoryBadge category={post.category} />
      </div>
      <CardBody className="gap-3 sm:p-5">
        <h3
          id={titleId}
          className="line-clamp-2 font-display text-title font-bold break-words group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          <Link to={`/blog/${post.slug}`} className="rounded-xs after:absolute after:inset-0 after:z-10">
            {post.title}
          </Link>
        </h3>
        <p className="line-clamp-3 leading-normal text-ink-soft">{post.excerpt}</p>
        <Tags tags={post.tags.slice(0, TAGS_SHOWN)} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-2">
          <Byline post={post} className="text-ink-faint" />
          <span
            aria-hidden="true"
            className="inline-flex items-center gap-1.5 text-[0.9375rem] font-semibold text-accent-text"
          >
            Read More
            <ArrowRight className="size-4 transition-transform group-hover:translate-x-0.5" />
          </span>
        </div>
      </CardBody>
    </Card>
  );
}

/** What a post is about, over the corner of its picture. */
export function CategoryBadge({ category }: { category: PostSummary['category'] }) {
  return <Badge className="absolute top-3 left-3 bg-surface text-ink">{category}</Badge>;
}

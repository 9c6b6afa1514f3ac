import { cx } from '../../../lib/cx.ts';
import { longDate } from '../../../lib/dates.ts';
import type { PostSummary } from '../schema.ts';

type Props = { post: Pick<PostSummary, 'author' | 'date' | 'readTime'>; className?: string };

/** Author, date and read time in one line. */
export function Byline({ post, className }: Props) {
  const separator = (
    <span aria-hidden="true" className="text-edge">
      /
    </span>
  );
  return (
    <p className={cx('flex flex-wrap items-center gap-x-2 text-label tabular-nums', className)}>
      <span className="font-semibold">{post.author}</span>
      {separator}
      <time dateTime={post.date}>{longDate(post.date)}</time>
      {/* The narrowest phones break the line here. */}
      <span className="max-[22.5rem]:hidden">{separator}</span>
      <span>{post.readTime}</span>
    </p>
  );
}

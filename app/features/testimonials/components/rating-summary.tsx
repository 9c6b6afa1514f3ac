import { Link } from 'react-router';
import { counted } from '../../../lib/counted.ts';
import { cx } from '../../../lib/cx.ts';
import { type Listing, listingHref } from '../listing.ts';
import { MOST_STARS } from '../schema.ts';
import { type Ratings, summarize } from '../testimonial.ts';
import { Star } from './star.tsx';
import { Stars } from './stars.tsx';

const FROM_BEST = [5, 4, 3, 2, 1] as const;

type Props = { ratings: Ratings; listing: Listing };

/** The mean rating and how it came about. Each row leads to the testimonials behind it. */
export function RatingSummary({ ratings, listing }: Props) {
  const { total, average } = summarize(ratings);
  return (
    <section
      aria-label="Ratings"
      className="stand grid items-center gap-x-7 gap-y-6 lg:gap-x-12 rounded-t-md border border-line bg-surface p-5 sm:p-7 md:grid-cols-[auto_minmax(0,1fr)]"
    >
      <div className="md:border-r md:border-line md:pr-7 lg:pr-12">
        <p className="flex items-baseline gap-2">
          <span className="font-display text-page font-extrabold tabular-nums">{average.toFixed(1)}</span>
          <span className="text-ink-soft">out of {MOST_STARS}</span>
        </p>
        <Stars rating={Math.round(average)} className="mt-2" />
        <p className="mt-2.5 text-label text-ink-soft">from {counted(total, 'testimonial')}</p>
      </div>
      <ul className="flex min-w-0 flex-col">
        {FROM_BEST.map((stars) => (
          <RatingRow
            key={stars}
            stars={stars}
            count={ratings[stars - 1] ?? 0}
            total={total}
            listing={listing}
          />
        ))}
      </ul>
      <p className="text-label text-ink-faint md:col-span-2">
        Every testimonial counts the same. “Verified” means that it was written from an account that has
        downloaded a template here or bought source code.
      </p>
    </section>
  );
}

type RowProps = { stars: number; count: number; total: number; listing: Listing };

function RatingRow({ stars, count, total, listing }: RowProps) {
  const chosen = listing.stars === stars;
  const content = (
    <>
      <span className="flex w-8 shrink-0 items-center gap-1 font-semibold tabular-nums">
        {stars}
        <span className="sr-only"> {stars === 1 ? 'star:' : 'stars:'}</span>
        <Star className="size-3.5 text-accent-text" />
      </span>
      <progress
        className="progress min-w-0 flex-1"
        value={count}
        max={Math.max(1, total)}
        aria-hidden="true"
      />
      <span className="min-w-8 shrink-0 text-right tabular-nums">
        {count.toLocaleString('en-US')}
        <span className="sr-only">
          {count === 1 ? ' testimonial' : ' testimonials'}
          {chosen && '. Show all again'}
        </span>
      </span>
    </>
  );
  const look = 'flex min-h-8 items-center gap-3 rounded-sm px-2 -mx-2 text-label';
  return (
    <li>
      {count === 0 ? (
        <div className={cx(look, 'text-ink-faint')}>{content}</div>
      ) : (
        <Link
          to={listingHref({ stars: chosen ? 0 : stars })}
          preventScrollReset
          aria-current={chosen ? 'true' : undefined}
          className={cx(look, 'hover:bg-sunken', chosen && 'bg-sunken font-semibold')}
        >
          {content}
        </Link>
      )}
    </li>
  );
}

import { Rss } from 'lucide-react';
import type { Ref } from 'react';
import { counted } from '../../../lib/counted.ts';
import { Choice, Choices } from '../../../ui/choices.tsx';
import { FEED } from '../feed.ts';
import { type Listing, listingHref, pageCountOf, SORTS, type Sort } from '../listing.ts';
import { STATUS_LABELS, STATUSES } from '../suggestion.ts';

const SORT_LABELS: Record<Sort, string> = { new: 'New', top: 'Top', trending: 'Trending' };

type Props = {
  listing: Listing;
  /** Undefined while it is being counted. */
  total: number | undefined;
  ref?: Ref<HTMLParagraphElement>;
};

/** In which order suggestions are shown and which ones, as links; how many there are; the feed. */
export function BoardToolbar({ listing, total, ref }: Props) {
  const { sort, status, page } = listing;
  const pages = pageCountOf(total ?? 0);
  return (
    <div className="mb-6 flex flex-col gap-3 border-b border-line pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <Choices label="Sort by">
          {SORTS.map((one) => (
            <Choice key={one} to={listingHref({ status, sort: one })} chosen={one === sort}>
              {SORT_LABELS[one]}
            </Choice>
          ))}
        </Choices>
        <Choices label="Status">
          <Choice to={listingHref({ sort })} chosen={status === null}>
            All
          </Choice>
          {STATUSES.map((one) => (
            <Choice key={one} to={listingHref({ sort, status: one })} chosen={one === status}>
              {STATUS_LABELS[one]}
            </Choice>
          ))}
        </Choices>
      </div>
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-6 gap-y-1 text-label text-ink-soft">
        <p ref={ref} role="status" tabIndex={-1} className="tabular-nums">
          {total === undefined ? 'Loading suggestions…' : counted(total, 'suggestion')}
          {pages > 1 && `, page ${page} of ${pages}`}
        </p>
        <a href={FEED} className="inline-flex min-h-6 items-center gap-1.5 hover:text-ink hover:underline">
          <Rss aria-hidden="true" className="size-3.5" />
          Feed
        </a>
      </div>
    </div>
  );
}

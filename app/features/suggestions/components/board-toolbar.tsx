import { Rss } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../lib/counted.ts';
import { cx } from '../../../lib/cx.ts';
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

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex items-start gap-1.5">
      <span aria-hidden="true" className="mr-1 shrink-0 leading-8 text-label text-ink-faint max-lg:w-12">
        {label}
      </span>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </nav>
  );
}

function Choice({ to, chosen, children }: { to: string; chosen: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      className={cx(
        'inline-flex min-h-8 items-center rounded-sm border px-2.5 text-label font-semibold',
        // In forced colours the border is what is left.
        chosen
          ? 'border-ink bg-ink text-paper forced-colors:border-[Highlight]'
          : 'border-line bg-sunken text-ink-soft hover:border-ink hover:text-ink forced-colors:border-[Canvas]',
      )}
    >
      {children}
    </Link>
  );
}

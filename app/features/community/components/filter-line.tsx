import { X } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { isEstimate, type Listing, listingHref, pageCountOf, totalLabel } from '../listing.ts';

type Props = {
  listing: Listing;
  /** Undefined while it is being counted. */
  total: number | undefined;
  ref?: Ref<HTMLParagraphElement>;
};

/** How many projects there are, and by what the list is narrowed down. */
export function FilterLine({ listing, total, ref }: Props) {
  const { q, tag, checks, page } = listing;
  const pages = pageCountOf(total ?? 0);
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2 text-label text-ink-soft">
      <p ref={ref} role="status" tabIndex={-1} className="tabular-nums">
        {total === undefined ? 'Loading projects…' : totalLabel(total)}
        {total !== undefined && q && ` for “${q}”`}
        {pages > 1 && `, page ${page} of ${isEstimate(total ?? 0) ? 'about ' : ''}${pages}`}
      </p>
      {tag && (
        <Link
          to={listingHref({ q, checks })}
          aria-label={`Remove the filter ${tag}`}
          className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-sm bg-ink px-2 text-[0.75rem] font-semibold text-paper"
        >
          <span className="truncate">{tag}</span>
          <X aria-hidden="true" className="size-3.5 shrink-0" />
        </Link>
      )}
      {q && (
        <Link to={listingHref({ tag, checks })} className="text-link inline-flex min-h-6 items-center">
          Clear search
        </Link>
      )}
    </div>
  );
}

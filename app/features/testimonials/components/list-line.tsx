import { X } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../lib/counted.ts';
import { type Listing, listingHref, pageCountOf } from '../listing.ts';
import { starsLabel } from '../testimonial.ts';

type Props = { listing: Listing; total: number; ref?: Ref<HTMLParagraphElement> };

/** How many testimonials there are, and by what the list is narrowed down. */
export function ListLine({ listing, total, ref }: Props) {
  const { stars, page } = listing;
  const pages = pageCountOf(total);
  return (
    <div className="mb-4 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2 text-label text-ink-soft">
      <p ref={ref} role="status" tabIndex={-1} className="tabular-nums">
        {counted(total, 'testimonial')}
        {stars === 0 && ', newest first'}
        {pages > 1 && `, page ${page} of ${pages}`}
      </p>
      {stars > 0 && (
        <Link
          to={listingHref()}
          preventScrollReset
          aria-label={`Remove the filter ${starsLabel(stars)}`}
          className="inline-flex min-h-7 items-center gap-1.5 rounded-sm bg-ink px-2 text-[0.75rem] font-semibold text-paper"
        >
          {starsLabel(stars)}
          <X aria-hidden="true" className="size-3.5 shrink-0" />
        </Link>
      )}
    </div>
  );
}

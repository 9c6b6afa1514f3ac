import { X } from 'lucide-react';
import { Choice, Choices } from '../../../ui/choices.tsx';
import { CHECKS, toggleCheck } from '../check-filter.ts';
import { CHECK_LABELS } from '../check-labels.ts';
import { type Listing, listingHref } from '../listing.ts';

/** Narrows the list down to projects whose live site is what the badges say. Links, so that the address holds what is chosen. */
export function CheckFilter({ listing }: { listing: Listing }) {
  const { q, tag, checks } = listing;
  return (
    <Choices label="Show">
      {CHECKS.map((check) => {
        const chosen = checks.includes(check);
        return (
          <Choice
            key={check}
            to={listingHref({ q, tag, checks: toggleCheck(checks, check) })}
            chosen={chosen}
            label={chosen ? `Remove the filter ${CHECK_LABELS[check]}` : undefined}
          >
            {CHECK_LABELS[check]}
            {chosen && <X aria-hidden="true" className="size-3.5 shrink-0" />}
          </Choice>
        );
      })}
    </Choices>
  );
}

import type { Ref } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Suggestion } from '../suggestion.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import type { Votes, VotesOfPage } from './use-votes.ts';

/** Cards that are waited for; as many as the specification says. */
const SKELETONS = Array.from({ length: 6 }, (_, index) => `skeleton-${index}`);
/** Cards in view at once on a wide screen. */
const FIRST_ROWS = 6;

// By the width of the column, not of the window: the sidebar may be open or not.
const GRID = 'grid grid-cols-1 gap-6 @min-[38rem]:grid-cols-2 @min-[62rem]:grid-cols-3';

type Props = {
  ref: Ref<HTMLDivElement>;
  suggestions: Suggestion[];
  votes: Votes;
  page: VotesOfPage;
};

/** Suggestions in one to three columns. */
export function SuggestionGrid({ ref, suggestions, votes, page }: Props) {
  return (
    <div ref={ref} className="@container">
      <ul className={GRID}>
        {suggestions.map((suggestion, index) => (
          <li key={suggestion.id} className={cx('min-w-0', index >= FIRST_ROWS && 'below-fold')}>
            <SuggestionCard suggestion={suggestion} votes={votes} page={page} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Six cards of the usual size while the list is loading. */
export function SkeletonGrid() {
  return (
    <div className="@container" aria-busy="true">
      <div className={GRID}>
        {SKELETONS.map((key) => (
          <div key={key} data-skeleton className="flex flex-col rounded-sm border border-line bg-surface">
            <div className="flex flex-1 flex-col gap-3 p-5">
              <div className="flex justify-between">
                <Skeleton className="h-6 w-20" />
                <Skeleton className="h-5 w-10" />
              </div>
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-4" />
              <Skeleton className="h-4 w-11/12" />
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="mt-3 h-14 w-36" />
            </div>
            <div className="flex items-center justify-between border-t border-line px-5 py-3">
              <Skeleton className="h-8 w-24" />
              <Skeleton className="h-5 w-24" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

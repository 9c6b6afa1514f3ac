import { ChevronUp } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { counted } from '../../../lib/counted.ts';
import { cx } from '../../../lib/cx.ts';
import { groupThousands } from '../../../lib/digits.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { headlineOf, isVotable, type Suggestion } from '../suggestion.ts';
import type { Votes, VotesOfPage } from './use-votes.ts';

type Props = {
  suggestion: Suggestion;
  votes: Votes;
  page: VotesOfPage;
  size?: 'sm' | 'lg';
};

/**
 * Votes for a suggestion, or takes the vote back. An ordinary form where no script runs. Where votes no longer count
 * the number is all there is.
 */
export function VoteButton({ suggestion, votes, page, size = 'sm' }: Props) {
  const { pathname, search } = useLocation();
  const { voted, votes: count } = votes.stateOf(suggestion, page);
  if (!page.open || !isVotable(suggestion)) {
    return (
      <p className="inline-flex min-h-8 items-center gap-1.5 text-label font-semibold text-ink-soft tabular-nums">
        {counted(count, 'vote')}
      </p>
    );
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void votes.toggle(suggestion, page);
  }

  return (
    <form method="post" action={pathname + search} onSubmit={onSubmit}>
      <input type="hidden" name="ticket" value={page.ticket} />
      <input type="hidden" name="back" value={pathname + search} />
      <button
        type="submit"
        name="vote"
        value={`${voted ? 'withdraw' : 'give'} ${suggestion.id}`}
        aria-pressed={voted}
        className={buttonClass(
          { variant: voted ? 'primary' : 'secondary', size },
          'min-w-20 tabular-nums aria-pressed:border-transparent forced-colors:aria-pressed:border-[Highlight]',
        )}
      >
        <ChevronUp aria-hidden="true" className={cx('size-4.5', voted && 'stroke-3')} />
        {/* One run of text, so that its words are also the spoken name. */}
        <span>
          <b className="mr-2 inline-block min-w-[1.5ch] border-r border-current/30 pr-2 text-right">
            {groupThousands(count)}
          </b>{' '}
          {voted ? 'Voted' : 'Vote'}
          <span className="sr-only"> for “{headlineOf(suggestion.suggestion)}”</span>
        </span>
      </button>
    </form>
  );
}

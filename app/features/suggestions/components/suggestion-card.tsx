import { MessageSquare } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../lib/counted.ts';
import { Card, CardBody, CardFooter } from '../../../ui/card.tsx';
import { type Suggestion, splitSuggestion, suggestionPath } from '../suggestion.ts';
import { Byline } from './byline.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { Votes, VotesOfPage } from './use-votes.ts';
import { VoteButton } from './vote-button.tsx';

type Props = { suggestion: Suggestion; votes: Votes; page: VotesOfPage };

/** A suggestion on the board: its text, who made it and when, its status and its votes. */
export function SuggestionCard({ suggestion, votes, page }: Props) {
  const titleId = useId();
  const path = suggestionPath(suggestion);
  const { headline, rest } = splitSuggestion(suggestion.suggestion);
  return (
    <Card aria-labelledby={titleId} className="h-full">
      <CardBody className="gap-3 p-5">
        <div className="flex items-center justify-between gap-3">
          <StatusBadge status={suggestion.status} />
          <span className="text-label text-ink-faint tabular-nums">No. {suggestion.number}</span>
        </div>
        <h2
          id={titleId}
          dir="auto"
          className="font-display text-[1.1875rem] leading-6 font-bold tracking-tight wrap-anywhere"
        >
          <Link to={path} className="rounded-xs hover:underline">
            {headline}
          </Link>
        </h2>
        {rest && (
          <p
            dir="auto"
            className="line-clamp-6 text-[0.9375rem] leading-[1.5] whitespace-pre-line text-ink-soft wrap-anywhere"
          >
            {rest}
          </p>
        )}
        <div className="mt-auto pt-2">
          <Byline suggestion={suggestion} />
        </div>
      </CardBody>
      <CardFooter className="justify-between px-5">
        <VoteButton suggestion={suggestion} votes={votes} page={page} />
        <Link
          to={`${path}#comments`}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-xs text-label font-semibold text-ink-soft tabular-nums hover:text-ink hover:underline"
        >
          <MessageSquare aria-hidden="true" className="size-4" />
          {counted(suggestion.comments_count, 'comment')}
          <span className="sr-only"> on “{headline}”</span>
        </Link>
      </CardFooter>
    </Card>
  );
}

import { ArrowLeft, Link as LinkIcon, Rss } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { copyText } from '../../../lib/copy-text.ts';
import { signInPath } from '../../../lib/next-page.ts';
import { useSession } from '../../../shell/session.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { toast } from '../../../ui/toast.ts';
import { FEED } from '../feed.ts';
import { BOARD } from '../listing.ts';
import type { SuggestionData } from '../load.server.ts';
import type { ActionResult } from '../receive.server.ts';
import {
  type Comment,
  isVotable,
  STATUS_MEANINGS,
  type Suggestion,
  splitSuggestion,
  suggestionPath,
} from '../suggestion.ts';
import { Byline } from './byline.tsx';
import { CommentSection } from './comment-section.tsx';
import { StatusBadge } from './status-badge.tsx';
import { StatusTimeline } from './status-timeline.tsx';
import { useLiveSuggestion } from './use-live-suggestion.ts';
import { useVotes } from './use-votes.ts';
import { VoteButton } from './vote-button.tsx';

type Props = {
  data: SuggestionData & { suggestion: Suggestion };
  /** What the server said of a form sent without scripts. */
  result: ActionResult | undefined;
  /** The link with which the suggestion is reported. */
  report: ReactNode;
  reportComment(comment: Comment): ReactNode;
};

/** A suggestion with a page of its own: its text, its way so far, votes and comments. */
export function SuggestionPage({ data, result, report, reportComment }: Props) {
  const { comments, changes, ticket, open } = data;
  const place = useRef<HTMLDivElement>(null);
  const suggestion = useLiveSuggestion(data, place);
  const { headline, rest } = splitSuggestion(suggestion.suggestion);
  return (
    <Page>
      <Link
        to={BOARD}
        className="mb-6 inline-flex min-h-8 items-center gap-1.5 rounded-xs text-label font-semibold text-ink-soft hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All suggestions
      </Link>
      {result && 'vote' in result && (
        <Alert variant="danger" title="Your vote was not counted" className="mb-6">
          {result.vote}
        </Alert>
      )}
      <div className="grid items-start gap-x-12 gap-y-8 min-[900px]:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <div className="mb-4 flex items-center gap-3">
            <StatusBadge status={suggestion.status} />
            <span className="text-label text-ink-faint tabular-nums">No. {suggestion.number}</span>
          </div>
          <h1 dir="auto" className="font-display text-heading font-extrabold wrap-anywhere">
            {headline}
          </h1>
          {rest && (
            <p
              dir="auto"
              className="me-auto mt-4 max-w-line text-lead whitespace-pre-line text-ink-soft wrap-anywhere"
            >
              {rest}
            </p>
          )}
        </div>
        <VotePanel data={{ ...data, suggestion }} report={report} />
        <div ref={place} className="min-w-0 min-[900px]:col-start-1">
          {changes.length > 0 && <StatusTimeline suggestion={suggestion} changes={changes} />}
          <CommentSection
            suggestion={suggestion}
            comments={comments}
            ticket={ticket}
            open={open}
            result={result && 'outcome' in result ? result : undefined}
            report={reportComment}
          />
        </div>
      </div>
    </Page>
  );
}

function VotePanel({ data, report }: Pick<Props, 'data' | 'report'>) {
  const { suggestion, open } = data;
  const votes = useVotes();
  return (
    <aside
      aria-label="Votes"
      className="stand rounded-t-md border border-line bg-surface p-5 min-[900px]:row-span-2 min-[900px]:sticky min-[900px]:top-24"
    >
      <VoteButton suggestion={suggestion} votes={votes} page={data} size="lg" />
      <p className="mt-4 text-label text-ink-soft">{STATUS_MEANINGS[suggestion.status]}</p>
      {isVotable(suggestion) && open && <MailHint suggestion={suggestion} />}
      <div className="mt-5">
        <Byline suggestion={suggestion} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 max-[22.5rem]:gap-x-2">
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void copyLink(suggestion)}
          className="unscripted:hidden"
        >
          <LinkIcon aria-hidden="true" className="size-4" />
          Copy link
        </Button>
        <a
          href={FEED}
          className="inline-flex min-h-8 items-center gap-1.5 text-label text-ink-soft hover:text-ink hover:underline"
        >
          <Rss aria-hidden="true" className="size-3.5" />
          Feed
        </a>
        {report}
      </div>
    </aside>
  );
}

/** How to hear of a change by mail. `when-signed-out` hides it before the first paint from who has a session. */
function MailHint({ suggestion }: { suggestion: Suggestion }) {
  if (useSession().status === 'signed-in') {
    return (
      <p className="mt-2 text-label text-ink-soft">
        Who votes with an account gets a mail when the status changes.
      </p>
    );
  }
  return (
    <p className="when-signed-out mt-2 text-label text-ink-soft">
      <Link to={signInPath(suggestionPath(suggestion))} className="text-link">
        Sign in
      </Link>{' '}
      before you vote to get a mail when the status changes.
    </p>
  );
}

async function copyLink(suggestion: Suggestion): Promise<void> {
  const url = location.origin + suggestionPath(suggestion);
  try {
    await copyText(url);
    toast({ title: 'Link copied!', description: 'The link to this suggestion is in your clipboard.' });
  } catch {
    toast({ title: 'The link could not be copied', description: url, variant: 'destructive' });
  }
}

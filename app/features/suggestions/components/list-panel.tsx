import { useEffect, useRef } from 'react';
import { Pagination } from '../../../ui/pagination.tsx';
import { type Listing, listingHref, pageCountOf } from '../listing.ts';
import type { BoardData } from '../load.server.ts';
import { BoardToolbar } from './board-toolbar.tsx';
import { LoadError, NoSuggestions } from './list-states.tsx';
import { SkeletonGrid, SuggestionGrid } from './suggestion-grid.tsx';
import { useVotes } from './use-votes.ts';

/** The tab 'All Suggestions' once it is known what is in it. */
export function ListPanel({ listing, data }: { listing: Listing; data: BoardData }) {
  const { list, failed, ticket, open, voted } = data;
  const votes = useVotes(voted, ticket);
  const summary = useRef<HTMLParagraphElement>(null);
  const shown = useRef(listing.page);
  // The next page begins at its top, for the keyboard too.
  useEffect(() => {
    if (shown.current === listing.page) return;
    shown.current = listing.page;
    summary.current?.focus({ preventScroll: true });
  }, [listing.page]);

  if (failed || !list) return <LoadError />;
  const isEmpty = list.suggestions.length === 0;
  return (
    <>
      {!(isEmpty && !listing.status) && <BoardToolbar ref={summary} listing={listing} total={list.total} />}
      {isEmpty ? (
        <NoSuggestions listing={listing} />
      ) : (
        <SuggestionGrid suggestions={list.suggestions} votes={votes} ticket={ticket} open={open} />
      )}
      <Pagination
        label="Suggestions"
        page={list.page}
        pageCount={pageCountOf(list.total)}
        href={(page) => listingHref({ ...listing, page })}
      />
    </>
  );
}

/** The tab while the list is on its way. */
export function ArrivingPanel({ listing }: { listing: Listing }) {
  return (
    <>
      <BoardToolbar listing={listing} total={undefined} />
      <SkeletonGrid />
    </>
  );
}

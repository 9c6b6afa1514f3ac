import { type RefObject, useEffect, useRef } from 'react';
import { Pagination } from '../../../ui/pagination.tsx';
import { type Listing, listingHref, pageCountOf } from '../listing.ts';
import type { BoardData } from '../load.server.ts';
import { BoardToolbar } from './board-toolbar.tsx';
import { ListError, NoSuggestions } from './list-states.tsx';
import { SkeletonGrid, SuggestionGrid } from './suggestion-grid.tsx';
import { useLiveBoard } from './use-live-board.ts';
import type { Votes } from './use-votes.ts';

type Props = {
  listing: Listing;
  data: BoardData;
  votes: Votes;
  /** The page that was shown before, kept by the component that draws this panel again for each listing. */
  shownPage: RefObject<number>;
};

/** The tab 'All Suggestions' once it is known what is in it. */
export function ListPanel({ listing, data, votes, shownPage }: Props) {
  const { list, failed } = data;
  const summary = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const suggestions = useLiveBoard(listing, list, place);
  // The next page begins at its top, for the keyboard too.
  useEffect(() => {
    if (shownPage.current === listing.page) return;
    shownPage.current = listing.page;
    summary.current?.focus({ preventScroll: true });
  }, [listing.page, shownPage]);

  if (failed || !list) return <ListError />;
  const isEmpty = suggestions.length === 0;
  return (
    <>
      {!(isEmpty && !listing.status) && <BoardToolbar ref={summary} listing={listing} total={list.total} />}
      {isEmpty ? (
        <NoSuggestions listing={listing} />
      ) : (
        <SuggestionGrid ref={place} suggestions={suggestions} votes={votes} page={data} />
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

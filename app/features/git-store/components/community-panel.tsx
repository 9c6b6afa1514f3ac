import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { counted } from '../../../lib/counted.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { Button, ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Input } from '../../../ui/input.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { tellCut } from '../../../ui/tell-cut.ts';
import { publicQuery } from '../data/query-options.ts';
import type { StoreData } from '../data/store-data.ts';
import { type Listing, listHref, pageCountOf, type Selected } from '../listing.ts';
import { ListError } from './list-error.tsx';
import { RepositoryGrid } from './repository-grid.tsx';

type Props = {
  active: boolean;
  listing: Listing;
  data: StoreData;
  selected: Selected | null;
  onCreate: () => void;
};

/** The tab 'Community': public repositories of everybody. */
export function CommunityPanel({ active, listing, data, selected, onCreate }: Props) {
  // What failed on the server is not tried again unasked: the page must be the one the server drew.
  const list = useQuery({
    ...publicQuery(listing),
    initialData: active ? data.list : undefined,
    placeholderData: keepPreviousData,
    enabled: active && !data.failed,
  });
  const { q } = listing;
  const failed = !list.data && !list.isFetching && (data.failed || list.isError);
  useLastPage(listing, list.isPlaceholderData ? undefined : list.data?.page);
  return (
    <div aria-busy={list.isFetching}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="font-display text-title font-bold">Community Repositories</h2>
          <p role="status" className="text-label text-ink-soft tabular-nums">
            {list.data &&
              (q
                ? `${counted(list.data.total, 'public repository', 'public repositories')} with “${q}”`
                : counted(list.data.total, 'public repository', 'public repositories'))}
          </p>
        </div>
        <SearchForm q={q} />
      </div>
      {failed ? (
        <ListError
          message={failureWords(list.error, 'Please try again in a moment.')}
          retry={() => void list.refetch()}
        />
      ) : !list.data ? (
        <p className="flex min-h-64 items-center justify-center gap-3 text-ink-soft">
          <Spinner className="text-title" />
          Loading public repositories
        </p>
      ) : list.data.repositories.length > 0 ? (
        <RepositoryGrid repositories={list.data.repositories} selected={selected} active={active} withOwner />
      ) : q ? (
        <EmptyState
          level={3}
          title="Nothing matches"
          description={`No public repository has “${q}” in its name or description.`}
          action={
            <ButtonLink to={listHref('community')} variant="secondary">
              Show all
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState
          level={3}
          title="No public repositories yet"
          description="Be the first to share a public repository with the community!"
          action={
            <Button onClick={onCreate} className="unscripted:hidden">
              <Plus aria-hidden="true" className="size-4" />
              Create Repository
            </Button>
          }
        />
      )}
      {list.data && (
        <Pagination
          label="Repositories"
          page={list.data.page}
          pageCount={pageCountOf(list.data.total)}
          href={(page) => listHref('community', { page, q }, selected)}
        />
      )}
    </div>
  );
}

function SearchForm({ q }: { q: string }) {
  return (
    <Form role="search" action="/git-store" className="flex w-full gap-2 sm:w-auto">
      <input type="hidden" name="tab" value="community" />
      <label htmlFor="store-search" className="sr-only">
        Search public repositories
      </label>
      <Input
        key={q}
        id="store-search"
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        onPaste={tellCut}
        placeholder="Name or description"
        className="h-10 sm:w-64"
      />
      <button type="submit" className={buttonClass({ variant: 'secondary' }, 'px-3')}>
        <Search aria-hidden="true" className="size-4" />
        <span className="sr-only">Search</span>
      </button>
    </Form>
  );
}

/** When the page of the address has nothing any more, goes to the last one that has. */
function useLastPage(listing: Listing, page: number | undefined) {
  const navigate = useNavigate();
  const wanted = useRef(listing);
  wanted.current = listing;
  useEffect(() => {
    const { q, page: asked } = wanted.current;
    if (page && page < asked) {
      void navigate(listHref('community', { q, page }), { replace: true, preventScrollReset: true });
    }
  }, [navigate, page]);
}

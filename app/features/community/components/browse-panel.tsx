import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useSession } from '../../../shell/session.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { type Listing, listingHref, pageCountOf } from '../listing.ts';
import type { CommunityData } from '../load.server.ts';
import { placeFeatured } from '../place-featured.ts';
import { listingQuery, projectQuery } from '../query-options.ts';
import { CheckFilter } from './check-filter.tsx';
import { FilterLine } from './filter-line.tsx';
import { ListError, NoProjects } from './list-states.tsx';
import { ProjectGrid, SkeletonGrid } from './project-grid.tsx';
import { SearchForm } from './search-form.tsx';
import { useDeleteProject } from './use-delete-project.ts';
import { useLiveProjects } from './use-live-projects.ts';

type Props = { listing: Listing; data: CommunityData; active: boolean };

/** The tab 'Browse Websites': search, the list in all its states, and its pages. */
export function BrowsePanel({ listing, data, active }: Props) {
  const { slug } = useParams();
  const { user } = useSession();
  // What failed on the server is not tried again unasked: the page must be the one the server drew.
  const list = useQuery({
    ...listingQuery(listing),
    initialData: data.list,
    enabled: active && !data.failed,
  });
  const featured = useQuery({
    ...projectQuery(slug ?? ''),
    initialData: data.featured,
    enabled: active && Boolean(slug) && !data.failed,
  });
  const summary = useRef<HTMLParagraphElement>(null);
  const deletion = useDeleteProject({
    landing: summary,
    shown: { slug, leaveTo: listingHref(listing) },
  });
  const place = useRef<HTMLDivElement>(null);
  useLiveProjects(listing, place, active && !data.failed);
  useLastPage(listing, list.data?.page);
  useFocusOnPageChange(listing.page, summary);

  const failed = !list.data && !list.isFetching && (data.failed || list.isError);
  const projects = list.data && placeFeatured(list.data.projects, featured.data);
  return (
    <div aria-busy={list.isFetching}>
      {slug && featured.data === null && (
        <Alert className="mb-6">
          This project is no longer in the community. Here is what else there is.
        </Alert>
      )}
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <SearchForm listing={listing} />
        {!failed && <FilterLine ref={summary} listing={listing} total={list.data?.total} />}
        <CheckFilter listing={listing} />
      </div>
      {failed ? (
        <ListError retry={() => void list.refetch()} />
      ) : !projects ? (
        <SkeletonGrid />
      ) : projects.length === 0 ? (
        <NoProjects listing={listing} />
      ) : (
        <ProjectGrid
          ref={place}
          projects={projects}
          featuredId={featured.data?.id}
          userId={user?.id}
          onDelete={deletion.ask}
        />
      )}
      {list.data && (
        <Pagination
          label="Projects"
          page={list.data.page}
          pageCount={pageCountOf(list.data.total)}
          href={(page) => listingHref({ ...listing, page })}
        />
      )}
      <ConfirmDialog
        open={deletion.target !== null}
        title={<span className="wrap-anywhere">Delete “{deletion.target?.title}”?</span>}
        description="Are you sure you want to delete this project? This action cannot be undone."
        confirmLabel="Delete project"
        busy={deletion.busy}
        onConfirm={() => void deletion.confirm()}
        onCancel={deletion.cancel}
      />
    </div>
  );
}

/** When the page of the address has no projects any more, goes to the last one that has. */
function useLastPage(listing: Listing, page: number | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (page && page !== listing.page) {
      void navigate(listingHref({ ...listing, page }), { replace: true, preventScrollReset: true });
    }
  }, [navigate, listing, page]);
}

/** The next page begins at its top, for the keyboard too. */
function useFocusOnPageChange(page: number, place: RefObject<HTMLElement | null>) {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    place.current?.focus({ preventScroll: true });
  }, [page, place]);
}

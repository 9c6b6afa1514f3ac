import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../../shell/session.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { toast } from '../../../ui/toast.ts';
import { type Listing, listingHref, pageCountOf } from '../listing.ts';
import type { TestimonialsData } from '../load.server.ts';
import { LOAD_FAILED } from '../messages.ts';
import { listingQuery, ownQuery } from '../query-options.ts';
import type { Testimonial } from '../testimonial.ts';
import { ListLine } from './list-line.tsx';
import { ListError, NoTestimonials } from './list-states.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { SkeletonGrid, TestimonialGrid } from './testimonial-grid.tsx';

type Props = {
  listing: Listing;
  data: TestimonialsData;
  active: boolean;
  report: (testimonial: Testimonial) => ReactNode;
};

/** The tab 'Site Testimonials': the ratings, the list in all its states, and its pages. */
export function ListPanel({ listing, data, active, report }: Props) {
  const { user } = useSession();
  // What failed on the server is not tried again unasked: the page must be the one the server drew.
  const list = useQuery({
    ...listingQuery(listing),
    initialData: data.list,
    enabled: active && !data.failed,
  });
  const own = useQuery({ ...ownQuery(user?.id ?? ''), enabled: active && user !== null });
  const summary = useRef<HTMLParagraphElement>(null);
  const failed = !list.data && !list.isFetching && (data.failed || list.isError);
  useToastOnFailure(failed);
  useLastPage(listing, list.data?.page);
  useFocusOnChange(`${listing.page} ${listing.stars}`, summary);

  if (failed) return <ListError retry={() => void list.refetch()} />;
  if (!list.data) {
    return (
      <div aria-busy="true">
        <SkeletonGrid />
      </div>
    );
  }
  const { testimonials, ratings, total, page } = list.data;
  const isEmpty = ratings.every((count) => count === 0);
  return (
    <div aria-busy={list.isFetching}>
      {!isEmpty && (
        <>
          <div className="mb-8">
            <RatingSummary ratings={ratings} listing={listing} />
          </div>
          <ListLine ref={summary} listing={listing} total={total} />
        </>
      )}
      {testimonials.length === 0 ? (
        <NoTestimonials stars={isEmpty ? 0 : listing.stars} />
      ) : (
        <TestimonialGrid testimonials={testimonials} own={own.data ?? []} report={report} />
      )}
      <Pagination
        label="Testimonials"
        page={page}
        pageCount={pageCountOf(total)}
        href={(next) => listingHref({ ...listing, page: next })}
      />
    </div>
  );
}

function useToastOnFailure(failed: boolean) {
  useEffect(() => {
    if (failed) toast({ ...LOAD_FAILED, variant: 'destructive' });
  }, [failed]);
}

/** When the page of the address has no testimonials any more, goes to the last one that has. */
function useLastPage(listing: Listing, page: number | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (page && page !== listing.page) {
      void navigate(listingHref({ ...listing, page }), { replace: true, preventScrollReset: true });
    }
  }, [navigate, listing, page]);
}

/** What is shown next begins at its top, for the keyboard too. */
function useFocusOnChange(shownNow: string, place: RefObject<HTMLElement | null>) {
  const shown = useRef(shownNow);
  useEffect(() => {
    if (shown.current === shownNow) return;
    shown.current = shownNow;
    place.current?.focus({ preventScroll: true });
  }, [shownNow, place]);
}

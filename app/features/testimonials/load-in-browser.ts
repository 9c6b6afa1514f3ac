import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { inTime } from '../../lib/in-time.ts';
import { listingHref, parseListing, parseTab } from './listing.ts';
import type { TestimonialsData } from './load.server.ts';
import type { TestimonialPage } from './queries.ts';
import { listingQuery } from './query-options.ts';

/** What is known of the testimonials within 300 ms; the page shows skeletons for the rest. */
export async function loadTestimonialsInBrowser(queries: QueryClient, url: URL): Promise<TestimonialsData> {
  if (parseTab(url.searchParams) === 'submit') return { failed: false };
  const listing = parseListing(url.searchParams);
  const reading = listingQuery(listing);
  await inTime(queries.prefetchQuery(reading));
  const list = queries.getQueryData<TestimonialPage>(reading.queryKey);
  if (list && list.page !== listing.page) throw redirect(listingHref({ ...listing, page: list.page }));
  return { list, failed: false };
}

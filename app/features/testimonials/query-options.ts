import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getSupabase } from '../../lib/supabase.ts';
import type { Listing } from './listing.ts';
import { listOwnIds, listTestimonials, type TestimonialPage } from './queries.ts';

const ALL = ['testimonials'] as const;

/** What the cache needs to read something. */
export type Reading<Data> = { queryKey: QueryKey; queryFn: () => Promise<Data> };

/** Reads a page of the list in the browser. */
export function listingQuery({ page, stars }: Listing): Reading<TestimonialPage> {
  return {
    queryKey: [...ALL, 'list', { page, stars }],
    queryFn: async () => listTestimonials(await getSupabase(), { page, stars }),
  };
}

/** Reads which testimonials are a member's own. */
export function ownQuery(userId: string): Reading<string[]> {
  return { queryKey: [...ALL, 'own', userId], queryFn: async () => listOwnIds(await getSupabase()) };
}

/** Everything is read again after a testimonial was published, changed or deleted. */
export function refreshTestimonials(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ALL });
}

/** Like `refreshTestimonials`, but read when it is next shown: for a page that is being left. */
export function outdateTestimonials(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ALL, refetchType: 'none' });
}

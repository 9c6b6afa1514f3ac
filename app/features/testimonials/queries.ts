import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { type Listing, PAGE_SIZE, pageCountOf } from './listing.ts';
import { type Ratings, summarize, type Testimonial } from './testimonial.ts';

/** One page of the list, and how all testimonials are rated. */
export type TestimonialPage = {
  testimonials: Testimonial[];
  ratings: Ratings;
  /** How many testimonials match in all. */
  total: number;
  /** The page that was read: the last one when a later one was asked for. */
  page: number;
};

/*
 * The client's own retries are off: they take seven seconds, in which the server would send no page. In the browser the
 * cache tries once more.
 */

/** Testimonials of a listing, newest first. Throws when they cannot be read. */
export async function listTestimonials(client: SupabaseClient, listing: Listing): Promise<TestimonialPage> {
  const ratings = await readRatings(client);
  const total = listing.stars ? (ratings[listing.stars - 1] ?? 0) : summarize(ratings).total;
  const page = Math.min(listing.page, pageCountOf(total));
  const from = (page - 1) * PAGE_SIZE;
  let query = client.from('testimonials').select('*').retry(false);
  if (listing.stars) query = query.eq('rating', listing.stars);
  const { data, error } = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .range(from, from + PAGE_SIZE - 1);
  if (error) throw asError(error);
  return { testimonials: data as Testimonial[], ratings, total, page };
}

/** How often each rating was given. Throws when it cannot be read. */
async function readRatings(client: SupabaseClient): Promise<Ratings> {
  const { data, error } = await client
    .from('testimonial_ratings')
    .select('rating, testimonials')
    .retry(false);
  if (error) throw asError(error);
  const counts = new Map((data as { rating: number; testimonials: number }[]).map(countOf));
  return [1, 2, 3, 4, 5].map((rating) => counts.get(rating) ?? 0) as unknown as Ratings;
}

function countOf({ rating, testimonials }: { rating: number; testimonials: number }): [number, number] {
  return [rating, testimonials];
}

/** The testimonial with this id; null when there is none. Throws when it cannot be read. */
export async function findTestimonial(client: SupabaseClient, id: string): Promise<Testimonial | null> {
  const { data, error } = await client
    .from('testimonials')
    .select('*')
    .retry(false)
    .eq('id', id)
    .maybeSingle();
  if (error) throw asError(error);
  return data as Testimonial | null;
}

/** Ids of the signed-in member's own testimonials. Throws when they cannot be read. */
export async function listOwnIds(client: SupabaseClient): Promise<string[]> {
  const { data, error } = await client.from('testimonial_authors').select('testimonial_id').retry(false);
  if (error) throw asError(error);
  return (data as { testimonial_id: string }[]).map(({ testimonial_id }) => testimonial_id);
}

function asError(error: PostgrestError): Error {
  return new Error(error.message, { cause: error });
}

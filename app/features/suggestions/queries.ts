import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { type Listing, PAGE_SIZE, pageCountOf, type Sort } from './listing.ts';
import type { Comment, StatusChange, Suggestion } from './suggestion.ts';

/** One page of the board. */
export type SuggestionPage = {
  suggestions: Suggestion[];
  /** How many suggestions match in all. */
  total: number;
  /** The page that was read: the last one when a later one was asked for. */
  page: number;
};

/** PostgREST's code for a range that begins behind the last row. */
const BEYOND_LAST_ROW = 'PGRST103';
const FIELDS =
  'id, number, name, email, suggestion, status, status_reason, status_changed_at, votes_count, comments_count, created_at, updated_at';
/** More is not read on one page. */
const MOST_COMMENTS = 500;

/** The column that leads in each order; the newest stand first among equals. */
const COLUMNS: Record<Sort, string> = { new: 'created_at', top: 'votes_count', trending: 'trend' };

/** The suggestions of a listing. Throws when they cannot be read. */
export async function listSuggestions(client: SupabaseClient, listing: Listing): Promise<SuggestionPage> {
  const { sort, page } = listing;
  const from = (page - 1) * PAGE_SIZE;
  let query = select(client, listing, false).order(COLUMNS[sort], { ascending: false });
  if (sort !== 'new') query = query.order('created_at', { ascending: false });
  const { data, count, error } = await query
    .order('id', { ascending: false })
    .range(from, from + PAGE_SIZE - 1);
  if (error?.code === BEYOND_LAST_ROW || (data?.length === 0 && page > 1)) {
    const all = await select(client, listing, true);
    if (all.error) throw asError(all.error);
    return listSuggestions(client, { ...listing, page: Math.min(pageCountOf(all.count ?? 0), page - 1) });
  }
  if (error) throw asError(error);
  return { suggestions: data as unknown as Suggestion[], total: count ?? data.length, page };
}

/** The suggestion of a number; null when there is none. Throws when it cannot be read. */
export async function findSuggestion(client: SupabaseClient, number: number): Promise<Suggestion | null> {
  const { data, error } = await client
    .from('suggestions')
    .select(FIELDS)
    .retry(false)
    .eq('number', number)
    .maybeSingle();
  if (error) throw asError(error);
  return data as Suggestion | null;
}

/** What people added to a suggestion, oldest first. */
export async function listComments(client: SupabaseClient, suggestionId: string): Promise<Comment[]> {
  const { data, error } = await client
    .from('suggestion_comments')
    .select('id, user_id, name, comment, by_operator, created_at')
    .retry(false)
    .eq('suggestion_id', suggestionId)
    .order('created_at')
    .order('id')
    .limit(MOST_COMMENTS);
  if (error) throw asError(error);
  return data as Comment[];
}

/** The way of a suggestion so far, oldest first. */
export async function listStatusChanges(
  client: SupabaseClient,
  suggestionId: string,
): Promise<StatusChange[]> {
  const { data, error } = await client
    .from('suggestion_status_changes')
    .select('id, status, reason, created_at')
    .retry(false)
    .eq('suggestion_id', suggestionId)
    .order('created_at')
    .limit(100);
  if (error) throw asError(error);
  return data as StatusChange[];
}

function select(client: SupabaseClient, { status }: Listing, head: boolean) {
  // The client's own retries take seconds, in which the server would send no page.
  const query = client.from('suggestions').select(FIELDS, { count: 'exact', head }).retry(false);
  return status ? query.eq('status', status) : query;
}

function asError(error: PostgrestError): Error {
  return new Error(error.message, { cause: error });
}

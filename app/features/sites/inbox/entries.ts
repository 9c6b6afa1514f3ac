import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { EntryFields } from '../../../../domain/hosting/form-entry.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** What a visitor sent by a form of a site, and how far it is on its way by mail. */
export type Entry = {
  id: string;
  form: string;
  /** The page it was sent from, in the manifest. */
  path: string;
  fields: EntryFields;
  created_at: string;
  /** Not shown to the owner before. */
  is_new: boolean;
  attempts: number;
  next_attempt_at: string | null;
  delivered_at: string | null;
  last_error: string | null;
};

export type FormCount = { site_id: string; form: string; entries: number; fresh: number; newest: string };

/** Which entries are shown: of one form, or of all (null); with the words, if there are any. */
export type Wanted = { form: string | null; q: string };

const PAGE_SIZE = 25;
/** Ids in one address. */
const DELETED_AT_ONCE = 100;

const keyOf = (userId: string) => ['sites', userId, 'entries'];
const listKey = (userId: string, siteId: string) => [...keyOf(userId), siteId];

/** How many entries the forms of the member's sites have; asked again while somebody looks. */
export const entryCountsQuery = (userId: string) => ({
  queryKey: [...keyOf(userId), 'counts'],
  queryFn: async () => {
    const { data, error } = await (await getSupabase()).rpc('count_site_form_entries').retry(false);
    if (error) throw new Error(error.message, { cause: error });
    return data as FormCount[];
  },
});

type Cursor = Pick<Entry, 'created_at' | 'id'> | null;
/** `next` is where the page after it begins, also when entries of this one are deleted meanwhile. */
type Page = { entries: Entry[]; next: Cursor };

async function readPage(
  siteId: string,
  { form, q }: Wanted,
  before: Cursor,
  pageSize = PAGE_SIZE,
): Promise<Page> {
  const { data, error } = await (await getSupabase())
    .rpc('find_site_form_entries', {
      site: siteId,
      form,
      q,
      before: before?.created_at ?? null,
      before_id: before?.id ?? null,
      page_size: pageSize,
    })
    .retry(false);
  if (error) throw new Error(error.message, { cause: error });
  const entries = data as Entry[];
  const last = entries.at(-1);
  const next = last && entries.length === pageSize ? { created_at: last.created_at, id: last.id } : null;
  return { entries, next };
}

/** Pages of a site's entries, newest first. What arrives afterwards is not among them. */
export const entriesQuery = (userId: string, siteId: string, wanted: Wanted) => ({
  queryKey: [...listKey(userId, siteId), wanted],
  queryFn: ({ pageParam }: { pageParam: Cursor }) => readPage(siteId, wanted, pageParam),
  initialPageParam: null as Cursor,
  getNextPageParam: ({ next }: Page) => next,
});

/** All entries of a site, the oldest first. */
export async function readAllEntries(siteId: string): Promise<Entry[]> {
  const all: Entry[] = [];
  let next: Cursor = null;
  do {
    const page: Page = await readPage(siteId, { form: null, q: '' }, next, 100);
    all.push(...page.entries);
    next = page.next;
  } while (next);
  return all.reverse();
}

/** Notes that entries have been shown. */
export async function markSeen(ids: readonly string[]): Promise<void> {
  const { error } = await (await getSupabase())
    .from('site_form_entries')
    .update({ is_new: false })
    .in('id', [...ids]);
  if (error) throw new Error(error.message, { cause: error });
}

/** Deletes entries. What was deleted before a failure is gone: `onDeleted` hears of each part. */
export async function deleteEntries(
  ids: readonly string[],
  onDeleted: (ids: string[]) => void,
): Promise<void> {
  const client = await getSupabase();
  for (let at = 0; at < ids.length; at += DELETED_AT_ONCE) {
    const part = ids.slice(at, at + DELETED_AT_ONCE);
    const { error } = await client.from('site_form_entries').delete().in('id', part);
    if (error) throw new Error(error.message, { cause: error });
    onDeleted(part);
  }
}

/** Deletes what a site has of one form, or of all forms, but for what came after `newest`. */
export async function deleteAllEntries(siteId: string, form: string | null, newest: string): Promise<void> {
  const query = (await getSupabase())
    .from('site_form_entries')
    .delete()
    .eq('site_id', siteId)
    .lte('created_at', newest);
  const { error } = await (form === null ? query : query.eq('form', form));
  if (error) throw new Error(error.message, { cause: error });
}

/** Takes entries out of the lists that are shown, without reading them again. */
export function dropEntries(
  queries: QueryClient,
  userId: string,
  siteId: string,
  ids: readonly string[],
): void {
  const gone = new Set(ids);
  queries.setQueriesData<InfiniteData<Page, Cursor>>(
    { queryKey: listKey(userId, siteId) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map(({ entries, next }) => ({
          entries: entries.filter(({ id }) => !gone.has(id)),
          next,
        })),
      },
  );
}

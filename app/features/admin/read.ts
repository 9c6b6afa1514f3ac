import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { withCurrentFiles } from '../../../domain/project/project-files.ts';
import type { OrderMoney } from './order-money.ts';
import type { Place, SectionId } from './sections.ts';

/** Rows of a list on one page; accounts and sites come from functions with pages of their own. */
export const PAGE_SIZE = 20;
export const FUNCTION_PAGE_SIZE = 50;

export type Rows<Row> = { rows: Row[]; total: number };

type Answer = { data: unknown; count?: number | null; error: PostgrestError | null };

function rowsOf<Row>({ data, count, error }: Answer): Rows<Row> {
  // The page behind the last row: it was emptied meanwhile.
  if (error?.code === 'PGRST103') return { rows: [], total: 0 };
  if (error) throw new Error(error.message, { cause: error });
  return { rows: data as Row[], total: count ?? 0 };
}

const range = (page: number) => [(page - 1) * PAGE_SIZE, page * PAGE_SIZE - 1] as const;

export type ProjectRow = {
  id: string;
  title: string;
  slug: string;
  description: string;
  status: 'published' | 'pending_review';
  review_note: string;
  taken_down_at: string | null;
  image_url: string | null;
  zip_file_url: string;
  user_id: string;
  created_at: string;
};

/** Projects that wait (oldest first), or are public or taken down (newest first). */
export async function readProjects(client: SupabaseClient, { page, view }: Place): Promise<Rows<ProjectRow>> {
  const columns =
    'id, title, slug, description, status, review_note, taken_down_at, image_url, zip_file_url, user_id, created_at';
  const query = client.from('projects').select(columns, { count: 'exact' }).retry(false);
  const part =
    view === 'published'
      ? query.eq('status', 'published').order('created_at', { ascending: false })
      : view === 'down'
        ? query.not('taken_down_at', 'is', null).order('taken_down_at', { ascending: false })
        : query.eq('status', 'pending_review').order('created_at');
  const { rows, total } = rowsOf<ProjectRow>(await part.order('id').range(...range(page)));
  return { rows: rows.map((row) => withCurrentFiles(client, row)), total };
}

export type ReportRow = {
  id: string;
  subject_type: string;
  subject_id: string;
  reason: string;
  details: string;
  status: 'open' | 'upheld' | 'dismissed';
  created_at: string;
  closed_at: string | null;
};

/** Reports that are open (oldest first) or closed (newest first). */
export async function readReports(client: SupabaseClient, { page, view }: Place): Promise<Rows<ReportRow>> {
  const columns = 'id, subject_type, subject_id, reason, details, status, created_at, closed_at';
  const query = client.from('reports').select(columns, { count: 'exact' }).retry(false);
  const part =
    view === 'closed'
      ? query.neq('status', 'open').order('closed_at', { ascending: false })
      : query.eq('status', 'open').order('created_at');
  return rowsOf(await part.order('id').range(...range(page)));
}

export type MessageRow = {
  id: string;
  user_name: string;
  user_email: string;
  subject: string;
  message: string;
  created_at: string;
  delivered_at: string | null;
  last_error: string | null;
  handled_at: string | null;
};

/** Messages of the contact form, newest first: those to answer, or those ticked off. */
export async function readMessages(client: SupabaseClient, { page, view }: Place): Promise<Rows<MessageRow>> {
  const columns =
    'id, user_name, user_email, subject, message, created_at, delivered_at, last_error, handled_at';
  const query = client.from('contact_messages').select(columns, { count: 'exact' }).retry(false);
  const part = view === 'done' ? query.not('handled_at', 'is', null) : query.is('handled_at', null);
  return rowsOf(
    await part
      .order('created_at', { ascending: false })
      .order('id')
      .range(...range(page)),
  );
}

export type SuggestionRow = {
  id: string;
  number: number;
  name: string;
  /** Whole; null where the contact is gone. */
  email: string | null;
  suggestion: string;
  status: string;
  status_reason: string;
  votes_count: number;
  comments_count: number;
  created_at: string;
};

/** Suggestions with the status of the view ('' for open), most votes first. */
export async function readSuggestions(
  client: SupabaseClient,
  { page, view }: Place,
): Promise<Rows<SuggestionRow>> {
  const columns =
    'id, number, name, suggestion, status, status_reason, votes_count, comments_count, created_at';
  const { rows, total } = rowsOf<Omit<SuggestionRow, 'email'>>(
    await client
      .from('suggestions')
      .select(columns, { count: 'exact' })
      .retry(false)
      .eq('status', view || 'open')
      .order('votes_count', { ascending: false })
      .order('number')
      .range(...range(page)),
  );
  const emails = await readEmails(client, 'list_suggestion_contacts', 'suggestion', rows);
  return { rows: rows.map((row) => ({ ...row, email: emails.get(row.id) ?? null })), total };
}

export type TestimonialRow = {
  id: string;
  name: string;
  /** Of the account that wrote it; null for one that was written without. */
  email: string | null;
  rating: number;
  review: string;
  created_at: string;
};

/** Testimonials, newest first. */
export async function readTestimonials(
  client: SupabaseClient,
  { page }: Place,
): Promise<Rows<TestimonialRow>> {
  const { rows, total } = rowsOf<Omit<TestimonialRow, 'email'>>(
    await client
      .from('testimonials')
      .select('id, name, rating, review, created_at', { count: 'exact' })
      .retry(false)
      .order('created_at', { ascending: false })
      .order('id')
      .range(...range(page)),
  );
  const emails = await readEmails(client, 'list_testimonial_authors', 'testimonial', rows);
  return { rows: rows.map((row) => ({ ...row, email: emails.get(row.id) ?? null })), total };
}

/** The addresses that rows were written from, by the rows' ids: the public tables do not tell them. */
async function readEmails(
  client: SupabaseClient,
  list: 'list_suggestion_contacts' | 'list_testimonial_authors',
  noun: 'suggestion' | 'testimonial',
  rows: { id: string }[],
): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const { data, error } = await client.rpc(list, { [`${noun}_ids`]: rows.map(({ id }) => id) }).retry(false);
  if (error) throw new Error(error.message, { cause: error });
  return new Map((data as Record<string, string>[]).map((row) => [`${row[`${noun}_id`]}`, `${row.email}`]));
}

export type OrderRow = {
  id: string;
  number: string;
  product_slug: string;
  product_title: string;
  version: string;
  email: string;
  full_name: string;
  /** In paise. */
  amount: number;
  provider: string;
  state: 'created' | 'paid' | 'failed' | 'refunded';
  created_at: string;
  paid_at: string | null;
} & OrderMoney;

/** Orders with the state of the view ('' for paid), newest first. */
export async function readOrders(client: SupabaseClient, { page, view }: Place): Promise<Rows<OrderRow>> {
  const columns = `id, number, product_slug, product_title, version, email, full_name, amount, provider, state,
    created_at, paid_at, payments(id:provider_payment_id, amount, state, created_at),
    refunds(id:provider_refund_id, payment_id:provider_payment_id, amount, state)`;
  return rowsOf(
    await client
      .from('orders')
      .select(columns, { count: 'exact' })
      .retry(false)
      .eq('state', view || 'paid')
      .order('created_at', { ascending: false })
      .order('id')
      .range(...range(page)),
  );
}

export type AccountRow = {
  id: string;
  email: string | null;
  name: string;
  created_at: string;
  last_sign_in_at: string | null;
  is_confirmed: boolean;
  is_operator: boolean;
  suspended_at: string | null;
  suspension_reason: string | null;
  projects: number;
  repositories: number;
  total: number;
};

/** Accounts, newest first, that have the words in address or name. */
export async function readAccounts(client: SupabaseClient, { page, q }: Place): Promise<Rows<AccountRow>> {
  const { data, error } = await client.rpc('list_accounts', { words: q, page }).retry(false);
  const { rows } = rowsOf<AccountRow>({ data, error });
  return { rows, total: rows[0]?.total ?? 0 };
}

export type SiteRow = {
  id: string;
  name: string;
  user_id: string;
  email: string | null;
  created_at: string;
  /** Of what is live, null where nothing is. */
  live_since: string | null;
  files: number | null;
  bytes: number | null;
  open_reports: number;
  taken_down_at: string | null;
  take_down_reason: string;
  /** Whether its owner is. */
  is_suspended: boolean;
  /** Whether search engines may list it. */
  is_indexed: boolean;
  domains: string[];
  /** What a browser found out about what is live; null where none has looked. */
  axe_faults: number | null;
  first_page_bytes: number | null;
  foreign_hosts: string[] | null;
  picture_key: string | null;
  total: number;
};

/** Sites of a view, newest first, that have the words in name, domain or owner's address. */
export async function readSites(client: SupabaseClient, { page, view, q }: Place): Promise<Rows<SiteRow>> {
  const { data, error } = await client.rpc('list_sites', { words: q, view, page }).retry(false);
  const { rows } = rowsOf<SiteRow>({ data, error });
  return { rows, total: rows[0]?.total ?? 0 };
}

export type LogRow = {
  id: number;
  operator_email: string;
  action: string;
  subject_type: string;
  subject_id: string;
  subject_label: string;
  details: Record<string, unknown>;
  created_at: string;
};

/** What operators have done, newest first. */
export async function readLog(client: SupabaseClient, { page }: Place): Promise<Rows<LogRow>> {
  const columns = 'id, operator_email, action, subject_type, subject_id, subject_label, details, created_at';
  return rowsOf(
    await client
      .from('audit_log')
      .select(columns, { count: 'exact' })
      .retry(false)
      .order('id', { ascending: false })
      .range(...range(page)),
  );
}

/** How much waits in the sections that are queues. */
export async function readWaiting(client: SupabaseClient): Promise<Partial<Record<SectionId, number>>> {
  const head = { count: 'exact', head: true } as const;
  const [projects, reports, messages, suggestions] = await Promise.all([
    client.from('projects').select('id', head).retry(false).eq('status', 'pending_review'),
    client.from('reports').select('id', head).retry(false).eq('status', 'open'),
    client.from('contact_messages').select('id', head).retry(false).is('handled_at', null),
    client.from('suggestions').select('id', head).retry(false).eq('status', 'open'),
  ]);
  for (const { error } of [projects, reports, messages, suggestions]) {
    if (error) throw new Error(error.message, { cause: error });
  }
  return {
    projects: projects.count ?? 0,
    reports: reports.count ?? 0,
    messages: messages.count ?? 0,
    suggestions: suggestions.count ?? 0,
  };
}

/** Whether the signed-in account runs the site. Throws when nobody can say. */
export async function readIsOperator(client: SupabaseClient): Promise<boolean> {
  const { data, error } = await client.rpc('is_operator').retry(false);
  if (error) throw new Error(error.message, { cause: error });
  return data === true;
}

import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { callFunction } from '../../lib/send-form.ts';
import { SUBJECTS, type SubjectType } from '../reports/schema.ts';
import type { HeldPayment } from './order-money.ts';
import type { ProjectRow } from './read.ts';

type Answer = { data: unknown; error: PostgrestError | null };

/** Throws what the backend says; also when no row was there to be changed. */
function confirm({ data, error }: Answer): void {
  if (error) throw new Error(error.message, { cause: error });
  if (Array.isArray(data) && data.length === 0) {
    throw new Error('It is not there any more, or somebody else was faster. The list has been read again.');
  }
}

/** Makes a project public that waited or was taken down. */
export async function publishProject(client: SupabaseClient, id: string): Promise<void> {
  confirm(await client.from('projects').update({ status: 'published' }).eq('id', id).select('id'));
}

/** Sends a project that waits back to its owner as a draft, with what to change. */
export async function returnProject(client: SupabaseClient, id: string, note: string): Promise<void> {
  // Only one that still waits: an owner may have taken it back meanwhile.
  confirm(
    await client
      .from('projects')
      .update({ status: 'draft', review_note: note })
      .eq('id', id)
      .eq('status', 'pending_review')
      .select('id'),
  );
}

/** Takes a public project down; its owner sees why. */
export async function takeProjectDown(client: SupabaseClient, id: string, note: string): Promise<void> {
  confirm(
    await client
      .from('projects')
      .update({ status: 'pending_review', review_note: note })
      .eq('id', id)
      .eq('status', 'published')
      .select('id'),
  );
}

/** Removes a project and its files. */
export async function removeProject(client: SupabaseClient, project: ProjectRow): Promise<void> {
  confirm(await client.from('projects').delete().eq('id', project.id).select('id'));
  const marker = '/storage/v1/object/public/project-files/';
  const paths = [project.zip_file_url, project.image_url]
    .map((url) => (url?.includes(marker) ? url.slice(url.indexOf(marker) + marker.length) : ''))
    .map((path) => decodeURIComponent(path.split('?')[0] ?? ''))
    .filter(Boolean);
  const { error } = await client.storage.from('project-files').remove(paths);
  if (error) throw new Error(`The project is gone, but its files are not: ${error.message}`);
}

/** Removes what a report is about. One that is gone already is no fault. */
export async function removeSubject(client: SupabaseClient, type: string, id: string): Promise<void> {
  const { error } = await client
    .from(SUBJECTS[type as SubjectType].table)
    .delete()
    .eq('id', id);
  if (error) throw new Error(error.message, { cause: error });
}

/** Closes a report, or opens it again. */
export async function closeReport(
  client: SupabaseClient,
  id: string,
  status: 'open' | 'upheld' | 'dismissed',
): Promise<void> {
  confirm(await client.from('reports').update({ status }).eq('id', id).select('id'));
}

/** Ticks a message off, or puts it back. */
export async function handleMessage(client: SupabaseClient, id: string, isHandled: boolean): Promise<void> {
  const handled_at = isHandled ? new Date().toISOString() : null;
  confirm(await client.from('contact_messages').update({ handled_at }).eq('id', id).select('id'));
}

/** Answers a suggestion; whoever suggested and voted is told by mail when the status is another one. */
export async function answerSuggestion(
  client: SupabaseClient,
  id: string,
  answer: { status: string; status_reason: string },
): Promise<void> {
  confirm(await client.from('suggestions').update(answer).eq('id', id).select('id'));
}

export async function removeRow(
  client: SupabaseClient,
  table: 'suggestions' | 'testimonials',
  id: string,
): Promise<void> {
  confirm(await client.from(table).delete().eq('id', id).select('id'));
}

/**
 * Gives a part of a payment, in paise, back to the buyer. What the desk has seen to be returned goes with it, so that
 * the same refund sent twice, or beside another operator's, is refused.
 */
export async function refundPayment(
  client: SupabaseClient,
  {
    order,
    payment: { id: payment, returned },
    amount,
    reason,
  }: { order: string; payment: HeldPayment; amount: number; reason: string },
): Promise<void> {
  const { data } = await client.auth.getSession();
  const { status, answer } = await callFunction('orders/refund-payment', {
    method: 'POST',
    body: { order, payment, amount, returned, reason },
    accessToken: data.session?.access_token,
  });
  if (status >= 400 || answer?.ok !== true) {
    throw new Error(
      answer?.message ?? 'The refund could not be sent. Please look at the order before you try again.',
    );
  }
}

/** Takes a site off the net at once; its owner is told why. */
export async function takeSiteDown(client: SupabaseClient, site: string, reason: string): Promise<void> {
  confirm(await client.rpc('take_site_down', { site, reason }));
}

/** Shows a site again as it was. */
export async function putSiteBack(client: SupabaseClient, site: string): Promise<void> {
  confirm(await client.rpc('put_site_back', { site }));
}

/** Lets search engines list a site before its owner has been here for a week. */
export async function allowSiteIndexing(client: SupabaseClient, site: string): Promise<void> {
  confirm(await client.rpc('allow_site_indexing', { site }));
}

/** Ends an account's sessions and keeps it out. */
export async function suspendAccount(client: SupabaseClient, account: string, reason: string): Promise<void> {
  confirm(await client.rpc('suspend_account', { account, reason }));
}

/** Lets a suspended account in again. */
export async function restoreAccount(client: SupabaseClient, account: string): Promise<void> {
  confirm(await client.rpc('restore_account', { account }));
}

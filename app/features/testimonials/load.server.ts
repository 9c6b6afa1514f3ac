import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { readPostedForm } from '../../lib/read-form.server.ts';
import { requestValues } from '../../lib/request-context.ts';
import type { FormAnswer } from '../../lib/send-form.ts';
import { getServerSupabase } from '../../lib/supabase.server.ts';
import { listingHref, parseListing, parseTab } from './listing.ts';
import { listTestimonials, type TestimonialPage } from './queries.ts';
import { FIELD_NAMES, type FieldName, isMissing } from './schema.ts';
import { type Outcome, outcomeOf } from './submission.ts';

/** First data of the testimonials page. */
export type TestimonialsData = {
  /** Left out while it is loading, on the other tab, and when it could not be read. */
  list?: TestimonialPage | undefined;
  failed: boolean;
  /** What the form needs; left out on the other tab, and where the browser asks for itself. */
  form?: GivenForm | undefined;
};

type GivenForm = {
  /** The mark the form carries; empty when none could be had, and then the browser asks again. */
  ticket: string;
  /** False where the site stores no testimonials. */
  open: boolean;
};

/** What a form that was sent without scripts shows again. */
export type SubmitResult = { outcome: Outcome; values: Partial<Record<FieldName, string>> };

/** Reads the list for the first HTML, or gives out a form. */
export async function loadTestimonials({ url, context }: LoaderFunctionArgs) {
  if (parseTab(url.searchParams) === 'submit') {
    const { functionFetch, backend } = context.get(requestValues);
    const response = await functionFetch('testimonials', { headers: { apikey: backend.publishableKey } });
    const answer = (await response.json().catch(() => null)) as FormAnswer | null;
    const form = { ticket: answer?.ticket ?? '', open: answer?.code !== 'form_closed' };
    return data<TestimonialsData>({ failed: false, form });
  }
  const listing = parseListing(url.searchParams);
  try {
    const list = await listTestimonials(getServerSupabase(context), listing);
    if (list.page !== listing.page) throw redirect(listingHref({ ...listing, page: list.page }));
    return data<TestimonialsData>({ list, failed: false });
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error('The testimonials could not be read.', error);
    return data<TestimonialsData>({ failed: true }, { status: 503, headers: { 'Retry-After': '30' } });
  }
}

/** Takes a form that was sent without scripts, or before they had loaded. */
export async function receiveTestimonial({ request, context }: ActionFunctionArgs) {
  const { functionFetch, backend } = context.get(requestValues);
  const form = await readPostedForm(request);
  if (!form) return data<SubmitResult>({ outcome: { kind: 'failed' }, values: {} }, 413);
  const fields = Object.fromEntries(form);
  const response = await functionFetch('testimonials', {
    method: 'POST',
    headers: { apikey: backend.publishableKey },
    body: JSON.stringify(fields),
  });
  const outcome = outcomeOf(response.status, (await response.json().catch(() => null)) as FormAnswer | null);
  if (outcome.kind === 'invalid') outcome.missing = isMissing(fields);
  const values =
    outcome.kind === 'published'
      ? {}
      : Object.fromEntries(FIELD_NAMES.map((name) => [name, form.get(name) ?? '']));
  return data<SubmitResult>({ outcome, values }, response.status);
}

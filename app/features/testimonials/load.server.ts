import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { callFunction } from '../../lib/call-function.server.ts';
import { type FormResult, outcomeOf } from '../../lib/form-answer.ts';
import { pickFields, readPostedForm, ticketAgain } from '../../lib/read-form.server.ts';
import { getServerSupabase } from '../../lib/supabase.server.ts';
import { listingHref, parseListing, parseTab } from './listing.ts';
import { listTestimonials, type TestimonialPage } from './queries.ts';
import { FIELD_NAMES, type FieldName } from './schema.ts';

/** First data of the testimonials page. */
export type TestimonialsData = {
  /** Left out while it is loading, on the other tab, and when it could not be read. */
  list?: TestimonialPage | undefined;
  failed: boolean;
  /** What the form needs; left out on the other tab, and where the browser asks for itself. */
  form?: GivenForm | undefined;
};

type GivenForm = {
  /** The ticket the form carries; empty when none could be had, and then the browser asks again. */
  ticket: string;
  /** False where the site stores no testimonials. */
  open: boolean;
};

/** What a form that was sent without scripts shows again. */
export type SubmitResult = FormResult<FieldName>;

/** Reads the list for the first HTML, or gives out a form. */
export async function loadTestimonials({ url, context }: LoaderFunctionArgs) {
  if (parseTab(url.searchParams) === 'submit') {
    const { answer } = await callFunction(context, 'testimonials');
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
  const form = await readPostedForm(request);
  if (!form) return data<SubmitResult>({ outcome: { kind: 'failed' }, values: {} }, 413);
  const body = Object.fromEntries(form);
  const { status, answer } = await callFunction(context, 'testimonials', { method: 'POST', body });
  const outcome = outcomeOf(status, answer);
  const values = outcome.kind === 'sent' ? {} : pickFields(form, FIELD_NAMES);
  return data<SubmitResult>({ outcome, values, ticket: ticketAgain(form, answer) }, status);
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { callFunction } from '../../lib/call-function.server.ts';
import { pickFields, readPostedForm } from '../../lib/read-form.server.ts';
import { getServerSupabase } from '../../lib/supabase.server.ts';
import { findTestimonial } from './queries.ts';
import { FIELD_NAMES, type FieldErrors, type FieldName } from './schema.ts';
import type { Testimonial } from './testimonial.ts';

/** First data of the page where a testimonial is changed. */
export type EditData = {
  /** Null when it is not (or no longer) there. */
  testimonial: Testimonial | null;
  /** Whether the address holds a key: `good` when it opens this testimonial. */
  key: 'none' | 'good' | 'bad';
};

/** What became of a change. */
export type EditResult =
  | { kind: 'saved' }
  | { kind: 'invalid'; errors: FieldErrors; values: Values }
  | { kind: 'failed'; detail: string; values: Values };
type Values = Partial<Record<FieldName, string>>;

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const NOT_REACHED = 'This could not be stored. Please try again.';

/** Reads a testimonial, and whether the address may change it. */
export async function loadEdit({ url, params, context }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  const key = url.searchParams.get('key');
  const testimonial = UUID.test(id) ? await findTestimonial(getServerSupabase(context), id) : null;
  const headers = { 'Cache-Control': 'private, no-store' };
  if (!testimonial) return data<EditData>({ testimonial: null, key: 'none' }, { status: 404, headers });
  if (key === null) return data<EditData>({ testimonial, key: 'none' }, { headers });
  const { status } = await callByKey(context, id, key, 'GET');
  return data<EditData>({ testimonial, key: status === 200 ? 'good' : 'bad' }, { headers });
}

/** Changes or deletes a testimonial by the key of the address. */
export async function receiveEdit({ request, url, params, context }: ActionFunctionArgs) {
  const key = url.searchParams.get('key') ?? '';
  const id = params.id ?? '';
  const form = await readPostedForm(request);
  if (!form) return data<EditResult>({ kind: 'failed', detail: NOT_REACHED, values: {} }, 413);
  if (form.get('intent') === 'delete') {
    const { status, answer } = await callByKey(context, id, key, 'DELETE');
    if (answer?.ok) throw redirect('/testimonials?deleted=1');
    return data<EditResult>({ kind: 'failed', detail: answer?.message ?? NOT_REACHED, values: {} }, status);
  }
  const fields = Object.fromEntries(form);
  const { status, answer } = await callByKey(context, id, key, 'PATCH', fields);
  if (answer?.ok) return data<EditResult>({ kind: 'saved' });
  const values = pickFields(form, FIELD_NAMES);
  if (answer?.errors) return data<EditResult>({ kind: 'invalid', errors: answer.errors, values }, status);
  return data<EditResult>({ kind: 'failed', detail: answer?.message ?? NOT_REACHED, values }, status);
}

function callByKey(
  context: LoaderFunctionArgs['context'],
  id: string,
  key: string,
  method: 'GET' | 'PATCH' | 'DELETE',
  body?: Record<string, unknown>,
) {
  return callFunction(context, `testimonials/${encodeURIComponent(id)}`, {
    method,
    body,
    // A header holds no other characters; a key that has them is none of ours.
    headers: { 'x-edit-key': /^[\w-]{1,64}$/.test(key) ? key : '' },
  });
}

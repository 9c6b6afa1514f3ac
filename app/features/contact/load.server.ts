import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { requestValues } from '../../lib/request-context.ts';
import type { SupportAddress } from '../../lib/support-address.ts';
import { type Answer, FAILED, type Outcome, outcomeOf } from './message-outcome.ts';
import { FIELD_NAMES, type FieldName } from './schema.ts';

/** A form of 5,000 characters, each as three escaped bytes or more, and its sender. */
const MAX_BYTES = 128 * 1024;

export type ContactData = {
  /** The mark the form carries; empty when none could be had, and then the browser asks again. */
  ticket: string;
  /** False where the site stores no messages. */
  open: boolean;
  support: SupportAddress;
};

/** What a form that was sent without scripts shows again. */
export type ContactResult = { outcome: Outcome; values: Partial<Record<FieldName, string>> };

/** Gives out a form. */
export async function loadContact({ context }: LoaderFunctionArgs): Promise<ContactData> {
  const { functionFetch, backend, support } = context.get(requestValues);
  const response = await functionFetch('contact', { headers: { apikey: backend.publishableKey } });
  const answer = (await response.json().catch(() => null)) as Answer | null;
  return { ticket: answer?.ticket ?? '', open: answer?.code !== 'contact_closed', support };
}

/** Takes a form that was sent without scripts, or before they had loaded. */
export async function receiveForm({ request, context }: ActionFunctionArgs) {
  const { functionFetch, backend } = context.get(requestValues);
  const form = await readForm(request);
  if (!form) return data<ContactResult>({ outcome: { kind: 'failed', text: FAILED }, values: {} }, 413);
  const response = await functionFetch('contact', {
    method: 'POST',
    headers: { apikey: backend.publishableKey },
    body: JSON.stringify(Object.fromEntries(form)),
  });
  const outcome = outcomeOf(response.status, (await response.json().catch(() => null)) as Answer | null);
  const values =
    outcome.kind === 'sent'
      ? {}
      : Object.fromEntries(FIELD_NAMES.map((name) => [name, form.get(name) ?? '']));
  return data<ContactResult>({ outcome, values }, response.status);
}

/** The fields of an ordinary form; null when they are too many bytes. */
async function readForm(request: Request): Promise<URLSearchParams | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > MAX_BYTES) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

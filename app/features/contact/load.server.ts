import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { requestValues } from '../../../domain/site/request-context.ts';
import type { SupportAddress } from '../../../domain/site/support-address.ts';
import { callFunction } from '../../lib/call-function.server.ts';
import type { FormResult } from '../../lib/form-answer.ts';
import { pickFields, readPostedForm, ticketAgain } from '../../lib/read-form.server.ts';
import { FAILED, messageOutcome, type Outcome } from './message-outcome.ts';
import { FIELD_NAMES, type FieldName } from './schema.ts';

export type ContactData = {
  /** The ticket the form carries; empty when none could be had, and then the browser asks again. */
  ticket: string;
  /** False where the site stores no messages. */
  open: boolean;
  support: SupportAddress;
};

/** What a form that was sent without scripts shows again. */
export type ContactResult = Omit<FormResult<FieldName>, 'outcome'> & { outcome: Outcome };

/** Gives out a form. */
export async function loadContact({ context }: LoaderFunctionArgs): Promise<ContactData> {
  const { answer } = await callFunction(context, 'contact');
  const { support } = context.get(requestValues);
  return { ticket: answer?.ticket ?? '', open: answer?.code !== 'form_closed', support };
}

/** Takes a form that was sent without scripts, or before they had loaded. */
export async function receiveForm({ request, context }: ActionFunctionArgs) {
  const form = await readPostedForm(request);
  if (!form) return data<ContactResult>({ outcome: { kind: 'failed', text: FAILED }, values: {} }, 413);
  const body = Object.fromEntries(form);
  const { status, answer } = await callFunction(context, 'contact', { method: 'POST', body });
  const outcome = messageOutcome(status, answer);
  const values = outcome.kind === 'sent' ? {} : pickFields(form, FIELD_NAMES);
  return data<ContactResult>({ outcome, values, ticket: ticketAgain(form, answer) }, status);
}

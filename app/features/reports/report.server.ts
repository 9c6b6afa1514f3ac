import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { callFunction } from '../../lib/call-function.server.ts';
import type { FormAnswer } from '../../lib/form-answer.ts';
import { pickFields, readPostedForm, ticketAgain } from '../../lib/read-form.server.ts';
import { isSubject, type ReportErrors, SUBJECTS, type SubjectType } from './schema.ts';

/** First data of the page where something is reported. */
export type ReportData = {
  /** Null for an address that names nothing that can be reported. */
  subject: { type: SubjectType; id: string } | null;
  /** The ticket the form carries; empty when none could be had. */
  ticket: string;
  /** False where the site stores no reports. */
  open: boolean;
};

/** What became of a report. */
export type ReportResult =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: ReportErrors; values: Values }
  | { kind: 'failed'; detail: string; values: Values };
/** What was sent, and the ticket to send it with again. */
type Values = { reason?: string; details?: string; ticket?: string | undefined };

const FAILED = 'The report could not be sent. Please try again.';

/** Gives out the form for what the address names. */
export async function loadReport({ params, context }: LoaderFunctionArgs) {
  const { type, id = '' } = params;
  if (!isSubject(type, id)) return data<ReportData>({ subject: null, ticket: '', open: true }, 404);
  // What has a name as its address may have gone, or never have been there.
  const asked =
    'byName' in SUBJECTS[type] ? `?${new URLSearchParams({ subject_type: type, subject_id: id })}` : '';
  const { answer } = await callFunction<FormAnswer & { is_there?: boolean }>(context, `reports${asked}`);
  if (answer?.is_there === false) return data<ReportData>({ subject: null, ticket: '', open: true }, 404);
  const open = answer?.code !== 'form_closed';
  return data<ReportData>({ subject: { type, id }, ticket: answer?.ticket ?? '', open });
}

/** Takes a report that was sent without scripts, or before they had loaded. */
export async function receiveReport({ request, params, context }: ActionFunctionArgs) {
  const form = await readPostedForm(request);
  if (!form) return data<ReportResult>({ kind: 'failed', detail: FAILED, values: {} }, 413);
  const body = { ...Object.fromEntries(form), subject_type: params.type, subject_id: params.id };
  const { status, answer } = await callFunction(context, 'reports', { method: 'POST', body });
  return data<ReportResult>(
    resultOf(answer, { ...pickFields(form, ['reason', 'details']), ticket: ticketAgain(form, answer) }),
    status,
  );
}

/** Words for an answer of the reports' function. */
function resultOf(answer: FormAnswer | null, values: Values): ReportResult {
  if (answer?.ok) return { kind: 'sent' };
  if (answer?.errors) return { kind: 'invalid', errors: answer.errors, values };
  return { kind: 'failed', detail: answer?.message ?? FAILED, values };
}

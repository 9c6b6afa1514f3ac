import { type FormAnswer, type FormOutcome, outcomeOf } from '../../lib/form-answer.ts';

/** What became of a message that was sent. Where it failed, `text` is the catalogue's sentence. */
export type Outcome =
  | Exclude<FormOutcome, { kind: 'failed' }>
  | (Extract<FormOutcome, { kind: 'failed' }> & { text: string });

export const SENT = "Message sent! We'll get back to you soon.";
export const FAILED = 'Failed to send message. Please try again later.';
const FORM_NOT_FOUND = 'Form not found.';

/** Words for an answer of the contact function; status 0 stands for a server that was not reached. */
export function messageOutcome(status: number, answer: FormAnswer | null, isOnline = true): Outcome {
  const outcome = outcomeOf(status, answer, isOnline);
  if (outcome.kind !== 'failed') return outcome;
  // Also where no function stands at the address: a proxy that does not pass it on, or a site taken down.
  return status === 404 ? { kind: 'failed', text: FORM_NOT_FOUND } : { ...outcome, text: FAILED };
}

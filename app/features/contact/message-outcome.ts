import type { FieldErrors } from './schema.ts';

/** What became of a message that was sent. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: FieldErrors }
  /** `text` is the catalogue's sentence; `detail` says more where more is known. */
  | { kind: 'failed'; text: string; detail?: string };

export const SENT = "Message sent! We'll get back to you soon.";
export const FAILED = 'Failed to send message. Please try again later.';
export const FORM_NOT_FOUND = 'Form not found.';

/** What the function answers, whether it took the message or not. */
export type Answer = {
  ok?: boolean;
  /** The mark for the next message. */
  ticket?: string;
  code?: string;
  message?: string;
  errors?: FieldErrors;
  /** Seconds. */
  retry_after?: number;
};

/** Words for an answer of the contact function. Anything else than an answer of its own is a failure. */
export function outcomeOf(status: number, answer: Answer | null): Outcome {
  if (answer?.ok) return { kind: 'sent' };
  if (answer?.code === 'validation_failed' && answer.errors) {
    return { kind: 'invalid', errors: answer.errors };
  }
  // Also where no function stands at the address: a proxy that does not pass it on, or a site taken down.
  if (status === 404) return { kind: 'failed', text: FORM_NOT_FOUND };
  const words = answer?.code && answer.message && status < 500 ? answer.message : undefined;
  return { kind: 'failed', text: FAILED, ...(words ? { detail: words } : {}) };
}

import type { FormAnswer } from '../../lib/send-form.ts';
import { OFFLINE } from './messages.ts';
import type { FieldErrors } from './schema.ts';

/** What became of a testimonial that was sent. */
export type Outcome =
  | { kind: 'published' }
  /** `missing` when a field that has to be there is empty. */
  | { kind: 'invalid'; errors: FieldErrors; missing: boolean }
  /** `detail` says more where more is known. */
  | { kind: 'failed'; detail?: string };

/** Words for an answer of the testimonials' function; status 0 stands for a server that was not reached. */
export function outcomeOf(status: number, answer: FormAnswer | null, isOnline = true): Outcome {
  if (answer?.ok) return { kind: 'published' };
  if (answer?.code === 'validation_failed' && answer.errors) {
    return { kind: 'invalid', errors: answer.errors, missing: false };
  }
  if (status === 0 && !isOnline) return { kind: 'failed', detail: OFFLINE };
  const words = answer?.code && answer.message && status < 500 ? answer.message : undefined;
  return { kind: 'failed', ...(words ? { detail: words } : {}) };
}

import type { FieldErrors } from './schema.ts';

/** What became of a form that was sent. */
export type Outcome =
  | { kind: 'sent'; path?: string | undefined }
  | { kind: 'invalid'; errors: FieldErrors; missing: boolean }
  /** `detail` says more than that it failed, where more is known. */
  | { kind: 'failed'; detail?: string | undefined };

/** What the function answers, whether it took the form or not. */
export type Answer = {
  ok?: boolean;
  /** The mark for the next form. */
  ticket?: string;
  /** Where the suggestion is to be seen. */
  path?: string;
  voted?: boolean | string[];
  votes?: number;
  code?: string;
  message?: string;
  errors?: FieldErrors;
  missing?: boolean;
  /** Seconds. */
  retry_after?: number;
};

/** What an answer of the suggestions function says about a form. Anything else than an answer of its own is a failure. */
export function outcomeOf(status: number, answer: Answer | null): Outcome {
  if (answer?.ok) return { kind: 'sent', path: answer.path };
  if (answer?.code === 'validation_failed' && answer.errors) {
    return { kind: 'invalid', errors: answer.errors, missing: answer.missing === true };
  }
  return { kind: 'failed', detail: answer?.code && status < 500 ? answer.message : undefined };
}

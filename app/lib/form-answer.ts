/** What a function with a public form answers, whether it took the form or not. */
export type FormAnswer = {
  ok?: boolean;
  /** The ticket for the next form. */
  ticket?: string;
  code?: string;
  message?: string;
  /** What is wrong with single fields. */
  errors?: Partial<Record<string, string>>;
  /** Whether a field that has to be there is empty. */
  missing?: boolean;
  /** Seconds. */
  retry_after?: number;
};

/** What became of a form that was sent. */
export type FormOutcome =
  | { kind: 'sent' }
  /** `missing` when a field that has to be there is empty. */
  | { kind: 'invalid'; errors: Partial<Record<string, string>>; missing: boolean }
  /** `detail` says more where more is known. */
  | { kind: 'failed'; detail?: string };

/** What a page shows again of a form that was sent without scripts. */
export type FormResult<Name extends string = string> = {
  outcome: FormOutcome;
  values: Partial<Record<Name, string>>;
  /** The ticket to send it with again; without one the form has a new ticket. */
  ticket?: string | undefined;
};

const OFFLINE = 'You are offline. Your text is kept here: send it when you are connected again.';

/** For a form of somebody who was signed in when the page was opened: it must not go out as a stranger's. */
export const SIGNED_OUT: FormOutcome = {
  kind: 'failed',
  detail: 'You have been signed out. Your text is kept here: please sign in again.',
};

/** What an answer says about a form; status 0 stands for a server that was not reached. */
export function outcomeOf(status: number, answer: FormAnswer | null, isOnline = true): FormOutcome {
  if (answer?.ok) return { kind: 'sent' };
  if (answer?.code === 'validation_failed' && answer.errors) {
    return { kind: 'invalid', errors: answer.errors, missing: answer.missing === true };
  }
  if (status === 0 && !isOnline) return { kind: 'failed', detail: OFFLINE };
  // Words of a fault on the site's side are for its operator.
  const words = answer?.code && answer.message && status < 500 ? answer.message : undefined;
  return { kind: 'failed', ...(words ? { detail: words } : {}) };
}

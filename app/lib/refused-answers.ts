/**
 * What a caller whose session has ended meets: no token taken, a policy's refusal (400 from the storage), or a row that
 * is not shown any more.
 */
const REFUSALS = new Set([400, 401, 403, 406]);

/** What to say to a member whose account an operator has suspended. */
export const SUSPENDED =
  'This account has been suspended. The mail that told you says why; if you think that it is a mistake, use the contact page.';

const listeners = new Set<() => void>();

/** Tells who follows the session when an answer to a call in a member's name may be about the session itself. */
export function noteAnswer<Answer extends Pick<Response, 'status'>>(answer: Answer): Answer {
  if (REFUSALS.has(answer.status)) for (const listener of listeners) listener();
  return answer;
}

/** Calls `listener` at each such answer. Returns the function that stops listening. */
export function onRefusedAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

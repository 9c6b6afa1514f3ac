import type { PostgrestError } from '@supabase/supabase-js';

/** A call about a list that did not succeed, with the HTTP status; 0 when the server was not reached. */
export class RemoteError extends Error {
  readonly status: number;
  constructor(message: string, status: number, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/** The rows of an answer. Throws a RemoteError when the call failed. */
export function rowsOf<Row>(answer: {
  data: Row[] | null;
  error: PostgrestError | null;
  status: number;
}): Row[] {
  if (answer.error) throw new RemoteError(answer.error.message, answer.status, answer.error);
  return answer.data ?? [];
}

/*
 * What browsers and the Supabase clients write when no answer came: Chromium, Firefox, WebKit, for a call and for a file
 * of scripts. The clients pass these words on, some with the error's name in front.
 */
const UNREACHABLE =
  /failed to fetch|networkerror when attempting|load failed|error loading dynamically imported|importing a module script failed|network request failed|the network connection was lost|connection appears to be offline|could not connect to the server|specified hostname could not be found|(signal|request|operation) timed out|^fetch failed/i;

const OFFLINE = 'You are offline. Please try again once the connection is back.';
const NO_ANSWER = 'The site could not be reached. Please check your connection and try again.';

/** For a call that changes something, which may have been carried out. */
const BROKEN =
  'The connection broke before an answer came. It may have been done: please look again before you repeat it.';

/** Whether an error says that no answer came, rather than that something was refused. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof NoAnswerError) return !error.wasSent;
  const { name, message, status } = (error ?? {}) as { name?: string; message?: string; status?: number };
  if (name === 'TimeoutError' || name === 'AuthRetryableFetchError') return true;
  // A proxy's own page stands in for a server that is not there.
  if (status !== undefined && status >= 502 && status <= 504 && !message) return true;
  return UNREACHABLE.test(message ?? '');
}

/** That no answer came, in words for the visitor. */
export function unreachableWords(): string {
  return typeof navigator !== 'undefined' && !navigator.onLine ? OFFLINE : NO_ANSWER;
}

/** A call to the server that got no answer. The message is for the visitor. */
export class NoAnswerError extends Error {
  /** False when the call never left the browser, so that nothing can have happened. */
  readonly wasSent: boolean;

  constructor(wasSent: boolean, cause?: unknown) {
    super(wasSent ? BROKEN : unreachableWords(), { cause });
    this.wasSent = wasSent;
  }
}

/**
 * What went wrong in words for the visitor: the service's own where it refused something, plain ones where it was not
 * reached, `otherwise` where there are none.
 */
export function failureWords(error: unknown, otherwise = 'Something went wrong. Please try again.'): string {
  if (isUnreachable(error)) return unreachableWords();
  return (error instanceof Error && error.message) || otherwise;
}

/*
 * What browsers and the Supabase clients write when no answer came: Chromium, Firefox, WebKit, for a call and for a file
 * of scripts. The clients pass these words on, some with the error's name in front.
 */
const UNREACHABLE =
  /failed to fetch|networkerror when attempting|load failed|error loading dynamically imported|importing a module script failed|network request failed|the network connection was lost|signal timed out|^fetch failed/i;

const OFFLINE = 'You are offline. Please try again once the connection is back.';
const NO_ANSWER = 'The site could not be reached. Please check your connection and try again.';

/** Whether an error says that no answer came, rather than that something was refused. */
export function isUnreachable(error: unknown): boolean {
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

/**
 * What went wrong in words for the visitor: the service's own where it refused something, plain ones where it was not
 * reached, `otherwise` where there are none.
 */
export function failureWords(error: unknown, otherwise = 'Something went wrong. Please try again.'): string {
  if (isUnreachable(error)) return unreachableWords();
  return (error instanceof Error && error.message) || otherwise;
}

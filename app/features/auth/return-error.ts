/** What a mail link or a provider reported when it sent the visitor back. */
export type ReturnError = {
  /** In plain words. */
  message: string;
  /** Whether asking for a new link helps. */
  linkExpired: boolean;
};

const EXPIRED: ReturnError = {
  message: 'This link is invalid or has expired. Links work once and for a limited time.',
  linkExpired: true,
};

const WORDS: Record<string, ReturnError> = {
  otp_expired: EXPIRED,
  flow_state_expired: EXPIRED,
  flow_state_not_found: EXPIRED,
  access_denied: { message: 'The sign-in was cancelled.', linkExpired: false },
};

/**
 * Reads the error of a return address, in the hash or in the query:
 * `#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired`.
 * Null when there is none. The description is the sender's own text, so it is cut to a readable length.
 */
export function readReturnError({ hash, search }: { hash: string; search: string }): ReturnError | null {
  const fromHash = new URLSearchParams(hash.replace(/^#/, ''));
  const params = fromHash.has('error') ? fromHash : new URLSearchParams(search);
  if (!params.has('error')) return null;
  const code = params.get('error_code') ?? params.get('error') ?? '';
  const known = WORDS[code];
  if (known) return known;
  const message = params.get('error_description')?.slice(0, 200) || 'The sign-in did not succeed.';
  return { message, linkExpired: false };
}

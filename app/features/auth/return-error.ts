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
  signup_disabled: { message: 'New accounts cannot be made at the moment.', linkExpired: false },
  user_banned: { message: 'This account has been suspended.', linkExpired: false },
  provider_email_needs_verification: {
    message:
      'That provider has not confirmed your address. Confirm it there, or sign up here with your address and a password.',
    linkExpired: false,
  },
  bad_oauth_state: {
    message: 'This sign-in took too long, or was begun in another browser. Please try again.',
    linkExpired: false,
  },
  identity_already_exists: {
    message: 'That account is linked already, to this account or to another one.',
    linkExpired: false,
  },
  over_request_rate_limit: { message: 'Too many attempts. Wait a minute and try again.', linkExpired: false },
};

/**
 * Reads the error of a return address, in the hash or in the query:
 * `#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired`.
 * Null when there is none. The description is not shown: anyone can make a link to this site that says anything.
 */
export function readReturnError({ hash, search }: { hash: string; search: string }): ReturnError | null {
  const fromHash = new URLSearchParams(hash.replace(/^#/, ''));
  const params = fromHash.has('error') ? fromHash : new URLSearchParams(search);
  if (!params.has('error')) return null;
  const code = params.get('error_code') ?? params.get('error') ?? '';
  const known = Object.hasOwn(WORDS, code) ? WORDS[code] : undefined;
  if (known) return known;
  const suffix = /^[a-z_]{1,40}$/.test(code) ? ` (${code})` : '';
  return { message: `The sign-in did not succeed${suffix}. Please try again.`, linkExpired: false };
}

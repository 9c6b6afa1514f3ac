import { failureWords } from './failure-words.ts';
import { SUSPENDED } from './refused-answers.ts';

/** How long browsers wait for a passkey, as the server asks them to. */
const TIMEOUT_MS = 300_000;

const LATE = 'That took too long. Please try again.';

/** By the code of the service's error. */
const ANSWERS: Record<string, string> = {
  webauthn_challenge_expired: LATE,
  webauthn_challenge_not_found: LATE,
  webauthn_credential_exists: 'This passkey belongs to an account already.',
  too_many_passkeys: 'An account has ten passkeys at most. Remove one that you no longer use first.',
  passkey_disabled: 'Passkeys are switched off on this site.',
  user_banned: SUSPENDED,
  email_not_confirmed: 'Confirm your email address first: the mail has a link and a code.',
  over_request_rate_limit: 'Too many attempts. Wait a minute and try again.',
};

/** By the name of the browser's error. Those that differ by what was asked are below. */
const REFUSALS: Record<string, string> = {
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'This device cannot keep passkeys.',
  ConstraintError:
    'This device cannot keep passkeys before it has a screen lock: a PIN, a fingerprint or a face.',
};

/** Whether a browser knows passkeys at all, on this connection. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'credentials' in navigator;
}

/** What to say where a browser does not. */
export const NO_PASSKEYS =
  'This browser cannot use passkeys. Use a current version of Chrome, Edge, Firefox or Safari, on a device with a screen lock.';

type Attempt = {
  /** What was asked of the browser. */
  purpose: 'sign-in' | 'registration';
  /** When, in milliseconds since 1970. */
  startedAt: number;
  /** The site's own address, from which alone passkeys are asked for. */
  siteUrl: string;
};

/** Why no passkey was used or made, in words for the visitor; null where the site itself has called it off. */
export function passkeyFailure(error: unknown, { purpose, startedAt, siteUrl }: Attempt): string | null {
  const { code = '', name = '' } = (error ?? {}) as { code?: string; name?: string };
  if (code === 'webauthn_verification_failed') {
    return purpose === 'sign-in'
      ? 'This passkey is not known here any more: it was removed from its account. Sign in another way, and delete it on your device.'
      : 'Your device’s answer could not be verified. Please try again.';
  }
  if (Object.hasOwn(ANSWERS, code)) return ANSWERS[code] ?? null;
  if (name === 'AbortError') return null;
  if (name === 'TimeoutError' || (name === 'NotAllowedError' && Date.now() - startedAt >= TIMEOUT_MS))
    return LATE;
  // Browsers tell a site no more, lest it learns which passkeys somebody has.
  if (name === 'NotAllowedError') {
    return purpose === 'sign-in'
      ? 'You cancelled, or this device has no passkey for this site.'
      : 'You cancelled, or your device did not answer.';
  }
  if (name === 'SecurityError') return `Passkeys do not work at this address. Open ${siteUrl} and try again.`;
  return REFUSALS[name] ?? failureWords(error);
}

import { describe, expect, test } from 'vitest';
import { passkeyFailure } from './passkeys.ts';
import { SUSPENDED } from './refused-answers.ts';

const siteUrl = 'https://plinth.example';
const minute = 60_000;
const words = (error: object, purpose: 'sign-in' | 'registration', minutes = 0) =>
  passkeyFailure(error, { purpose, startedAt: Date.now() - minutes * minute, siteUrl });

describe('a passkey that was not used', () => {
  test.each([
    [{ name: 'NotAllowedError' }, 0, /you cancelled, or this device has no passkey/i],
    [{ name: 'NotAllowedError' }, 5, /took too long/],
    [{ code: 'webauthn_challenge_expired' }, 0, /took too long/],
    [{ name: 'SecurityError' }, 0, /Open https:\/\/plinth\.example/],
    [{ code: 'webauthn_verification_failed' }, 0, /was removed/],
    [{ code: 'passkey_disabled' }, 0, /switched off/],
    [{ code: 'over_request_rate_limit' }, 0, /Too many attempts/],
    [{ code: 'user_banned' }, 0, SUSPENDED],
    [{ name: 'AuthRetryableFetchError', message: 'Failed to fetch' }, 0, /connection/],
  ])('%o after %i minutes is told', (error, minutes, expected) => {
    expect(words(error, 'sign-in', minutes)).toMatch(expected);
  });

  test('is told by nobody when the site has called it off', () => {
    expect(words({ name: 'AbortError', code: 'ERROR_CEREMONY_ABORTED' }, 'sign-in')).toBeNull();
  });
});

test.each([
  [{ name: 'NotAllowedError' }, /cancelled/],
  [{ name: 'InvalidStateError' }, /already has a passkey/],
  [{ code: 'webauthn_credential_exists' }, /belongs to an account already/],
  [{ code: 'too_many_passkeys' }, /ten passkeys/],
  [{ name: 'ConstraintError' }, /screen lock/],
  [{ name: 'NotSupportedError' }, /cannot keep passkeys/],
  [{ code: 'webauthn_verification_failed' }, /could not be verified/],
])('a passkey that was not made: %o is told', (error, expected) => {
  expect(words(error, 'registration')).toMatch(expected);
});

import { describe, expect, it } from 'vitest';
import { readReturnError } from './return-error.ts';

describe('readReturnError', () => {
  it('says in words that a mail link is too old', () => {
    const hash =
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';
    expect(readReturnError({ hash, search: '' })).toEqual({
      message: 'This link is invalid or has expired. Links work once and for a limited time.',
      linkExpired: true,
    });
  });
  it('reads the query as well', () => {
    expect(readReturnError({ hash: '', search: '?error=access_denied' })?.message).toBe(
      'The sign-in was cancelled.',
    );
  });
  it('falls back to the description, shortened, and then to a plain sentence', () => {
    const search = `?error=server_error&error_description=${'x'.repeat(900)}`;
    expect(readReturnError({ hash: '', search })?.message).toHaveLength(200);
    expect(readReturnError({ hash: '#error=server_error', search: '' })?.message).toBe(
      'The sign-in did not succeed.',
    );
  });
  it('is null without an error', () => {
    expect(readReturnError({ hash: '#access_token=a', search: '?tab=upload' })).toBeNull();
  });
});

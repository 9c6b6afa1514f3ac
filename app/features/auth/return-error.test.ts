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
  it('names an unknown code but never repeats text from the address', () => {
    const search = '?error=server_error&error_description=Call+0800+123';
    expect(readReturnError({ hash: '', search })?.message).toBe(
      'The sign-in did not succeed (server_error). Please try again.',
    );
    expect(readReturnError({ hash: '#error=Call+0800+123', search: '' })?.message).toBe(
      'The sign-in did not succeed. Please try again.',
    );
    expect(readReturnError({ hash: '#error=constructor', search: '' })?.linkExpired).toBe(false);
  });
  it('is null without an error', () => {
    expect(readReturnError({ hash: '#access_token=a', search: '?tab=upload' })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { addressCarriesError, addressCarriesSession, messageInAddress } from './session-store.ts';

describe('addressCarriesSession', () => {
  it.each([
    ['#access_token=a&refresh_token=b&type=signup', '', true],
    ['', '?code=5f1c', true],
    ['#features', '?page=2', false],
    ['#error=access_denied', '', false],
    ['', '', false],
  ])('%s %s: %s', (hash, search, carries) => {
    expect(addressCarriesSession({ hash, search })).toBe(carries);
  });
});

describe('addressCarriesError', () => {
  it.each([
    ['#error=access_denied&error_code=otp_expired', true],
    ['#error=x&error_description=y', true],
    ['#error', false],
    ['#access_token=a', false],
    ['', false],
  ])('%s: %s', (hash, carries) => {
    expect(addressCarriesError({ hash })).toBe(carries);
  });
});

describe('messageInAddress', () => {
  it('repeats what the auth service says and nothing else', () => {
    const known = 'Your email address is already confirmed. Please sign in.';
    expect(messageInAddress({ hash: `#${new URLSearchParams({ message: known })}` })).toBe(known);
    expect(messageInAddress({ hash: '#message=Call+0800+123' })).toBeUndefined();
    expect(messageInAddress({ hash: '' })).toBeUndefined();
  });
});

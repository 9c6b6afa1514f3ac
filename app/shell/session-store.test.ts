import { describe, expect, it } from 'vitest';
import { addressCarriesError, addressCarriesSession } from './session-store.ts';

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

import { describe, expect, it } from 'vitest';
import { addressCarriesError, addressCarriesSession, messageInAddress, needsCode } from './session-store.ts';

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

describe('a session that has proved a password', () => {
  const token = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
  const factor = (status: 'verified' | 'unverified') =>
    ({ id: '1', status, factor_type: 'totp', created_at: '', updated_at: '' }) as never;

  it.each([
    ['asks for the code where an app is in force', [factor('verified')], token({ aal: 'aal1' }), true],
    ['is whole after the code', [factor('verified')], token({ aal: 'aal2', name: 'ü>?' }), false],
    ['is whole where an app was only begun', [factor('unverified')], token({ aal: 'aal1' }), false],
    ['is whole without an app', [], token({ aal: 'aal1' }), false],
    ['asks where the token says nothing', [factor('verified')], 'nonsense', true],
  ])('%s', (_name, factors, accessToken, expected) => {
    expect(needsCode({ factors }, accessToken)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { readRefusal } from './refusal.ts';

const refused = (code: string, message = 'x') => readRefusal(Object.assign(new Error(message), { code }));

describe('a refusal', () => {
  it.each([
    ['invalid_credentials', 'password'],
    ['weak_password', 'password'],
    ['same_password', 'password'],
    ['email_address_invalid', 'email'],
    ['user_banned', null],
    ['constructor', null],
  ])('%s is about the field %s', (code, field) => {
    expect(refused(code)?.field).toBe(field);
  });
  it('of an address the service cannot read is about the address', () => {
    expect(refused('validation_failed', 'Unable to validate email address: invalid format')?.field).toBe(
      'email',
    );
    expect(refused('validation_failed', 'Signup requires a valid password')?.field).toBeNull();
  });
  it('says in a sentence that an account is suspended, and keeps the service’s words otherwise', () => {
    expect(refused('user_banned', 'User is banned')?.words).toContain('This account has been suspended.');
    expect(refused('weak_password', 'Password should be at least 6 characters.')?.words).toBe(
      'Password should be at least 6 characters.',
    );
  });
  it('is not what a broken connection leaves', () => {
    expect(readRefusal(new TypeError('Failed to fetch'))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { newPasswordSchema, signInSchema, signUpSchema } from './schema.ts';

const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map((issue) => issue.message) ?? [];

describe('signUpSchema', () => {
  it('asks for both fields, one message each', () => {
    expect(messages(signUpSchema.safeParse({ email: '', password: '' }))).toEqual([
      'Email is required',
      'Password is required',
    ]);
  });
  it('refuses a password of 5 and takes one of 6', () => {
    expect(messages(signUpSchema.safeParse({ email: 'a@b.co', password: '12345' }))).toEqual([
      'Password must be at least 6 characters',
    ]);
    expect(signUpSchema.safeParse({ email: 'a@b.co', password: '123456' }).success).toBe(true);
  });
  it('trims the address and refuses what is none', () => {
    expect(signUpSchema.parse({ email: ' a@b.co ', password: '123456' }).email).toBe('a@b.co');
    expect(messages(signUpSchema.safeParse({ email: 'a@b', password: '123456' }))).toEqual([
      'Please enter a valid email address',
    ]);
  });
  it('leaves spaces in a password alone', () => {
    expect(newPasswordSchema.parse({ password: '  12345 ' }).password).toBe('  12345 ');
  });
});

describe('signInSchema', () => {
  it('does not judge the length of an existing password', () => {
    expect(signInSchema.safeParse({ email: 'a@b.co', password: 'x' }).success).toBe(true);
  });
});

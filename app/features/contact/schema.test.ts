import { expect, it } from 'vitest';
import { checkMessage } from './schema.ts';

const rest = { user_name: 'Ada', subject: 'Hello', message: 'Hello.' };
const isAddress = (user_email: string) => checkMessage({ ...rest, user_email }).errors === undefined;

it.each([
  'ada@example.org',
  'Ada.Lovelace+plinth@mail.example.co.uk',
  "o'neill_1@example.org",
  'ada@xn--bcher-kva.example',
  'a@1.de',
])('takes %s for an address', (address) => expect(isAddress(address)).toBe(true));

it.each([
  'ada',
  'ada@',
  '@example.org',
  'ada@example',
  'ada@example.',
  'ada@-example.org',
  'ada@exam ple.org',
  'a d a@example.org',
  'ada@example.org,eve@example.org',
  'ada@example.org>',
  '"ada"@example.org',
  'ada@example.org\nBcc: eve@example.org',
  `ada@${'a'.repeat(64)}.org`,
])('does not take %j for one', (address) => expect(isAddress(address)).toBe(false));

// With a pattern that tries every way of splitting it, this test would not end.
it('checks an address made to cost time', () =>
  expect(isAddress(`${'a'.repeat(30_000)}@${'a.'.repeat(15_000)}`)).toBe(false));

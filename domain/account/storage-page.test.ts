import { expect, it } from 'vitest';
import { isAccountFull } from './storage-page.ts';

// What the database says of a full account is compared in server/quotas/counting.database.test.ts.
it.each([
  'Failed to upload file: Zip file is too large. Maximum size is 50MB.',
  'Failed to upload file: The object exceeded the maximum allowed size',
  "The upload's size was exceeded",
  'Request Entity Too Large',
  'Your session has ended. Please sign in again.',
])('a file that is too large is no full account: %s', (message) => {
  expect(isAccountFull(message)).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { arrivalWords } from './arrival-words.ts';

describe('arrivalWords', () => {
  it.each([
    ['#access_token=a&type=signup', 'Your email address is confirmed and you are signed in.'],
    ['#access_token=a&type=email_change', 'Your account has moved to the new email address.'],
    ['#access_token=a&type=magiclink', 'Signed in successfully!'],
    ['#access_token=a&provider_token=b', 'Signed in successfully!'],
    ['#access_token=a&type=constructor', 'Signed in successfully!'],
    // The page for a new password says what it is about.
    ['#access_token=a&type=recovery', undefined],
  ])('%s: %s', (hash, words) => {
    expect(arrivalWords(hash)?.description).toBe(words);
  });
});

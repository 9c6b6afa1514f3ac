import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureWords, isUnreachable, NoAnswerError } from './failure-words.ts';

afterEach(() => vi.unstubAllGlobals());

describe('failureWords', () => {
  it.each([
    ['a call in Chromium', new TypeError('Failed to fetch')],
    ['a call in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['a call in Safari', new TypeError('Load failed')],
    ['a call in Safari offline', new TypeError('The Internet connection appears to be offline.')],
    ['a call in Safari to a machine that is off', new TypeError('Could not connect to the server.')],
    ['a call in Safari that lasts', new TypeError('The request timed out.')],
    [
      'a file of scripts',
      new TypeError('Failed to fetch dynamically imported module: http://a.example/assets/upload-form-1.js'),
    ],
    ['a file of scripts in Firefox', new TypeError('error loading dynamically imported module: /a.js')],
    ['a file of scripts in Safari', new TypeError('Importing a module script failed.')],
    ['a list', new Error('TypeError: Failed to fetch')],
    ['an upload', new Error('Failed to upload file: Failed to fetch')],
    ['a call that lasts', new DOMException('signal timed out', 'TimeoutError')],
    ['signing in', Object.assign(new Error('{}'), { name: 'AuthRetryableFetchError', status: 503 })],
  ])('says in plain words that no answer came to %s', (_, error) => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(failureWords(error)).toBe(
      'The site could not be reached. Please check your connection and try again.',
    );
    vi.stubGlobal('navigator', { onLine: false });
    expect(failureWords(error)).toBe('You are offline. Please try again once the connection is back.');
  });
  it('says the same of a call that was never sent, and more of one that may have been carried out', () => {
    for (const onLine of [true, false]) {
      vi.stubGlobal('navigator', { onLine });
      expect(failureWords(new NoAnswerError(false))).toBe(failureWords(new TypeError('Failed to fetch')));
    }
    const sent = new NoAnswerError(true);
    expect(isUnreachable(sent)).toBe(false);
    expect(failureWords(sent)).toContain('It may have been done');
  });
  it('leaves what the service says as it is', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(failureWords(new Error('Invalid login credentials'))).toBe('Invalid login credentials');
    expect(failureWords({}, 'An unexpected error occurred. Please try again.')).toBe(
      'An unexpected error occurred. Please try again.',
    );
  });
});

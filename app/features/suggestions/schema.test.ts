import { expect, test } from 'vitest';
import { checkComment, checkSuggestion } from './schema.ts';

const wish = { name: 'Ada', email: 'ada@example.org', suggestion: 'A page for a choir' };

test('texts are trimmed, and line breaks are those of scripts', () => {
  expect(checkSuggestion({ ...wish, name: ' Ada ', suggestion: '\r\na\r\nb ' }).values).toEqual({
    ...wish,
    suggestion: 'a\nb',
  });
});

test('what is empty is missing; what is too long or of another form is not', () => {
  expect(checkSuggestion({})).toMatchObject({ missing: true });
  expect(Object.keys(checkSuggestion({}).errors ?? {})).toEqual(['name', 'email', 'suggestion']);
  expect(checkSuggestion({ ...wish, email: 'ada' })).toMatchObject({ missing: false });
  expect(checkComment({ name: 'Ada', comment: ' ' })).toMatchObject({ missing: true });
});

test.each(['ada@example.org', 'a.b+c@sub.example.co.uk'])('%s is an address', (email) => {
  expect(checkSuggestion({ ...wish, email }).errors).toBeUndefined();
});
test.each(['ada', 'ada@', '@example.org', 'a b@example.org', 'ada@localhost', 'ada@example.org\nx'])(
  '%j is none',
  (email) => {
    expect(checkSuggestion({ ...wish, email }).errors?.email).toMatch(/valid e-mail address/);
  },
);

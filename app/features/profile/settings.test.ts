import { describe, expect, it } from 'vitest';
import { cloneUrl, handleFault, repositoryPath } from './repositories/repositories.ts';
import { endOf } from './tokens/tokens.ts';

describe('a name for addresses', () => {
  it.each(['ada', 'a', '4da', 'ada-lovelace', 'a'.repeat(39)])('may be %s', (handle) => {
    expect(handleFault(handle)).toBeUndefined();
  });
  it.each(['', '-ada', 'ada-', 'ada--l', 'Ada', 'ada lovelace', 'ädä', 'a'.repeat(40)])(
    'may not be %j',
    (handle) => {
      expect(handleFault(handle)).toMatch(/\.$/);
    },
  );
});

it('addresses of a repository are fit for a link and for git', () => {
  const repository = { owner: 'ada', slug: 'notes & more' };
  expect(repositoryPath(repository)).toBe('/git-store/ada/notes%20%26%20more');
  expect(cloneUrl(repository, 'https://a.example')).toBe('https://a.example/git/ada/notes%20%26%20more.git');
});

it.each([
  ['2026-11-21T11:59:59Z', 'over'],
  ['2026-11-21T12:00:01Z', 'soon'],
  ['2026-11-28T12:00:01Z', 'later'],
])('a token that ends %s is %s', (expires_at, end) => {
  expect(endOf({ expires_at }, Date.parse('2026-11-21T12:00:00Z'))).toBe(end);
});

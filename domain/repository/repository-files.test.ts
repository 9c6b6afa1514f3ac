import { expect, test } from 'vitest';
import { pathFault, sizeFault } from './repository-files.ts';

test.each([
  'index.html',
  'src/app.TSX',
  'LICENSE',
  'docs/readme',
  '.gitignore',
  'Ü x.md',
  'a/b/c/d.svg',
  '...js',
  'CODEOWNERS',
  '.gitattributes',
  'fonts/icons.eot',
  'exe',
])('%s can be kept', (path) => {
  expect(pathFault(path)).toBeNull();
});

test.each([
  ['', 'A file needs a name.'],
  [' \u3000', 'A file needs a name.'],
  ['a.exe', 'a.exe: files of this kind are not accepted.'],
  ['a/B.MSI', 'a/B.MSI: files of this kind are not accepted.'],
  ['a/../b.js', 'a/../b.js: a path must stay inside the repository.'],
  ['/a.js', '/a.js: a path must stay inside the repository.'],
  ['a//b.js', 'a//b.js: a path must stay inside the repository.'],
  ['.git/config.js', '.git/config.js: a repository cannot hold git’s own folder.'],
  ['a/GIT~1/b.js', 'a/GIT~1/b.js: a repository cannot hold git’s own folder.'],
  ['a\\b.js', 'a\\b.js: this name has characters that are not allowed.'],
  ['a\nb.js', 'a?b.js: this name has characters that are not allowed.'],
  ['.g\u200cit/a.js', '.g?it/a.js: a repository cannot hold git’s own folder.'],
  ['a\u200c.js', 'a?.js: this name has characters that are not allowed.'],
  [`${'x'.repeat(253)}.js`, `${'x'.repeat(120)}: a path can have at most 255 characters.`],
])('%j is refused: %s', (path, fault) => {
  expect(pathFault(path)).toBe(fault);
});

test('500 files and 10 MB are the most', () => {
  expect(sizeFault(500, 10 * 1024 * 1024)).toBeNull();
  expect(sizeFault(501, 0)).toBe('A repository can hold at most 500 files.');
  expect(sizeFault(1, 10 * 1024 * 1024 + 1)).toBe('A repository can hold at most 10 MB.');
});

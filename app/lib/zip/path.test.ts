import { expect, it } from 'vitest';
import { faultOfPath } from './path.ts';

it('lets ordinary paths through', () => {
  for (const path of [
    'index.html',
    'a/b/c.css',
    'a/',
    '..hidden',
    'a..b/c',
    'Ünï ✓.txt',
    'a\\b',
    '.well-known/x',
  ]) {
    expect(faultOfPath(path), path).toBeNull();
  }
});

it.each([
  ['../x', 'leaves its folder'],
  ['a/../../x', 'leaves its folder'],
  ['..\\x', 'leaves its folder'],
  ['a/..', 'leaves its folder'],
  ['/etc/passwd', 'absolute'],
  ['\\\\host\\share', 'absolute'],
  ['C:/x', 'absolute'],
  ['c:x', 'absolute'],
  ['a\0b', 'control characters'],
  ['', 'without a name'],
])('refuses %j', (path, reason) => {
  expect(faultOfPath(path)).toContain(reason);
});

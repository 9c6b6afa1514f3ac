import { expect, it } from 'vitest';
import { readReleases } from './changelog.ts';

it('reads versions with their changes, folded lines included', () => {
  const text = [
    '# Changelog',
    '',
    'Not of a version.',
    '## 1.1.0 - 2026-11-24',
    '',
    '- Orders are kept in `localStorage`',
    '  until they are sent.',
    '- **New**: [prices](https://example.org) in euros.',
    '',
    '## 1.0.0 - 2026-11-01',
    'First version.',
  ].join('\n');
  expect(readReleases(text)).toEqual([
    {
      version: '1.1.0',
      date: '2026-11-24',
      changes: ['Orders are kept in localStorage until they are sent.', 'New: prices in euros.'],
    },
    { version: '1.0.0', date: '2026-11-01', changes: ['First version.'] },
  ]);
});

it('has no versions where there is no changelog', () => {
  expect(readReleases('')).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { readChangelog } from './changelog.ts';

const log = (...headings: string[]) =>
  `# Changelog\n\n${headings.map((heading) => `${heading}\n\n- Something.\n`).join('\n')}`;

describe('the changelog of a template', () => {
  it('gives its releases, newest first', () => {
    const text = log('## 1.10.0 - 2026-12-01', '## 1.9.0 - 2026-12-01', '## 1.0.0 - 2026-11-21');
    expect(readChangelog(text, '1.10.0')).toEqual({
      releases: [
        { version: '1.10.0', date: '2026-12-01', line: 3 },
        { version: '1.9.0', date: '2026-12-01', line: 7 },
        { version: '1.0.0', date: '2026-11-21', line: 11 },
      ],
      faults: [],
    });
  });

  it.each([
    ['no version', '# Changelog\n', 1, /does not mention version 1\.0\.0/],
    ['a version without a day', log('## 1.0.0'), 3, /"## 1\.0\.0" is not a version and a day/],
    ['a day that does not exist', log('## 1.0.0 - 2026-02-30'), 3, /is not a version and a day/],
    ['a day written otherwise', log('## 1.0.0 - 21.11.2026'), 3, /is not a version and a day/],
    ['another version than the manifest', log('## 0.9.0 - 2026-11-21'), 3, /names 0\.9\.0 as the newest/],
    [
      'a version twice',
      log('## 1.0.0 - 2026-11-21', '## 1.0.0 - 2026-11-21'),
      7,
      /names 1\.0\.0 of .* below/,
    ],
    ['an older version released later', log('## 1.0.0 - 2026-11-21', '## 0.9.0 - 2026-11-22'), 7, /below/],
  ])('may not have %s', (_, text, line, words) => {
    const { faults } = readChangelog(text, '1.0.0');
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ bar: 'files', file: 'CHANGELOG.md', line });
    expect(faults[0]?.what).toMatch(words);
  });

  it('has the newest version first', () => {
    const text = log('## 1.0.0 - 2026-11-21', '## 1.1.0 - 2026-12-01');
    expect(readChangelog(text, '1.1.0').faults.map(({ line }) => line)).toEqual([7, 3]);
  });
});

import fc from 'fast-check';

const unit = fc.constantFrom(
  ...[
    'a',
    'B',
    'ab',
    'Zeta',
    'ß',
    'é',
    'É',
    'Σ',
    'ς',
    'Я',
    '日',
    '日本語',
    '👩‍🚀',
    'i',
    'İ',
    '%',
    '_',
    '\\',
    '*',
    "'",
    '"',
    'bakery',
    'bakrey',
    'Gallery',
  ],
  ...[
    ' ',
    '-',
    '++',
    ',',
    '{',
    '}',
    '(',
    ')',
    ':',
    '|',
    '&',
    '!',
    '.',
    'Nr',
    '7',
    'all',
    'half',
    'few',
    'null',
  ],
);
const text = (shortest: number, longest: number) =>
  fc.array(unit, { minLength: shortest, maxLength: longest }).map((units) => units.join(''));
const title = text(3, 8).filter((value) => value.trim().length >= 3 && [...value].length <= 100);
const tag = text(1, 2).filter((value) => value.trim() !== '');
const tags = fc.uniqueArray(tag, { maxLength: 4, selector: (value) => value.trim() });
const status = fc.constantFrom('published', 'published', 'draft', 'pending_review');
/** Days before and after those of the many. */
const day = fc.integer({ min: -9, max: 9 });
/** A project as members might write it, with letters, marks and words that searches fold, split or misread. */
export const row = fc.record({
  title,
  tags,
  status,
  day,
  site: fc.option(fc.constantFrom('0', '1', '2', '5', '8', '9')),
});
/** What is asked of `find_projects`: any words, any tag, pages that are there and pages that are not. */
export const question = fc.record(
  {
    q: fc.oneof(
      text(0, 3),
      fc.constantFrom('nr', 'NR. 105', '7', 'HALF', 'few', 'zebra', 'hallf', 'bakeri', 'galery all'),
    ),
    tag: fc.oneof(fc.constant(''), tag, fc.constantFrom('all', 'half', 'few')),
    checks: fc.uniqueArray(fc.constantFrom('live', 'no-faults', 'no-foreign-requests', 'under-500-kb')),
    page: fc.constantFrom(1, 1, 2, 3, 40),
    page_size: fc.constantFrom(24, 1, 5, 100),
  },
  { requiredKeys: [] },
);

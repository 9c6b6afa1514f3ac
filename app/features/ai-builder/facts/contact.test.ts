import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

it('finds telephone numbers of many countries, with and without labels', () => {
  expect(
    readFacts(
      'tel. 030 23125 123, +49 (0)89 1234567, 555-0142, (555) 010-1234, 020 7946 0123, Tel. 601 234 567',
    ).phones,
  ).toEqual([
    '030 23125 123',
    '+49 (0)89 1234567',
    '555-0142',
    '(555) 010-1234',
    '020 7946 0123',
    '601 234 567',
  ]);
  expect(readFacts('Sat 10-1. 0113 496 0228').phones).toEqual(['0113 496 0228']);
});

it('takes no dates, years, times, prices and postcodes for telephone numbers', () => {
  expect(
    readFacts('12.05.2027, 2019-2024, 09.00-17.00, 1 200 000 €, 04109 Leipzig, 2027-05-12').phones,
  ).toEqual([]);
});

it('finds e-mail addresses, links and accounts', () => {
  expect(
    readFacts(
      'Mail hi@foo.example, www.foo.example/a, https://b.example/c?d=1. @blue.baker on Instagram. We open.',
    ),
  ).toMatchObject({
    emails: ['hi@foo.example'],
    links: ['www.foo.example/a', 'https://b.example/c?d=1'],
    handles: [{ network: 'instagram', handle: '@blue.baker' }],
  });
});

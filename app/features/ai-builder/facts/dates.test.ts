import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

it.each([
  ['Concert on Saturday 14 June 2027 at 8pm in Leeds', [['Saturday 14 June 2027 at 8pm', 'Concert']]],
  [
    '12. Juni 2027, 15 Uhr: Trauung\n13.06.2027 Brunch',
    [
      ['12. Juni 2027, 15 Uhr', 'Trauung'],
      ['13.06.2027', 'Brunch'],
    ],
  ],
  [
    'Gigs: 5 March 2027 Hull, The Adelphi; 12 March 2027 Leeds',
    [
      ['5 March 2027', 'Hull, The Adelphi'],
      ['12 March 2027', 'Leeds'],
    ],
  ],
  ['A talk on June 12th, 2027', [['June 12th, 2027', 'A talk']]],
  ['2027-06-12', [['2027-06-12', undefined]]],
  [
    'Programme\n13:30 Welcome\n13:45 Keynote by Ada Byron\nMon 7:00 Vinyasa (Ines), 18:30 Yin',
    [
      ['13:30', 'Welcome'],
      ['13:45', 'Keynote by Ada Byron'],
      ['Mon 7:00', 'Vinyasa (Ines)'],
      ['18:30', 'Yin'],
    ],
  ],
  ['Baking since 12 May 2012', []],
])('%s', (text, expected) => {
  expect(readFacts(text).dates.map(({ date, what }) => [date, what])).toEqual(expected);
});

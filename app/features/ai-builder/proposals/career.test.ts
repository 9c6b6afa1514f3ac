import { expect, it } from 'vitest';
import { stationsIn } from './career.ts';

it.each([
  ['2014–2019 pharmacist at Boots in Bath.', ['pharmacist', 'Boots in Bath', '2014', '2019', false]],
  ['Work: 2019 to today lead writer, Strakk', ['lead writer', 'Strakk', '2019', 'today', false]],
  ['Seit 2018 Geselle bei Möbel Krogh', ['Geselle', 'Möbel Krogh', '2018', '', false]],
  [
    'Education: MPharm, University of Bath, 2010-2014',
    ['MPharm', 'University of Bath', '2010', '2014', true],
  ],
])('%s', (text, [title, place, from, to, isLearning]) => {
  expect(stationsIn(text)).toEqual([{ title, place, from, to, isLearning }]);
});

it('finds none where no years are', () => {
  expect(stationsIn('I worked at sea for a long time. In 2012 it rained.')).toEqual([]);
});

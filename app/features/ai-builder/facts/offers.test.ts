import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

const offersOf = (text: string) =>
  readFacts(text).offers.map(({ group, name, detail, price }) =>
    [group && `[${group}]`, name, detail && `(${detail})`, price].filter(Boolean).join(' '),
  );

it.each([
  ['Physiotherapy practice MoveWell in Leeds, sessions from £45', ['sessions from £45']],
  ["Haircut £25, beard trim £15 and kids' cut £12.", ['Haircut £25', 'beard trim £15', "kids' cut £12"]],
  [
    'A haircut costs £25. I charge £45/h for repairs. Hourly rate 80 €.',
    ['haircut £25', 'repairs £45/h', 'Hourly rate 80 €'],
  ],
  [
    'Doppelzimmer ab 95 € pro Nacht, Frühstück 12 € pro Person',
    ['Doppelzimmer ab 95 € pro Nacht', 'Frühstück 12 € pro Person'],
  ],
  [
    'Espresso ........ 2,20 €\nFlat White (double) 3,40 €\nCakes\n- Apple pie – with cream: 4 €\n- Brownie 3 €',
    [
      'Espresso 2,20 €',
      'Flat White (double) 3,40 €',
      '[Cakes] Apple pie (with cream) 4 €',
      '[Cakes] Brownie 3 €',
    ],
  ],
  [
    '| Item | Price |\n|---|---|\n| Massage | 60 min | 70 € |\n| Sauna | 20 € |',
    ['Massage (60 min) 70 €', 'Sauna 20 €'],
  ],
  [
    'Menu\nSoups\nTomato soup 5,50\n\nMains\nGoulash 14,50',
    ['[Soups] Tomato soup 5,50', '[Mains] Goulash 14,50'],
  ],
  [
    'Burgers: classic $9, cheese $10. Fries: small $3, large $4',
    ['[Burgers] classic $9', '[Burgers] cheese $10', '[Fries] small $3', '[Fries] large $4'],
  ],
  ['3 € für Kinder, 5 € für Erwachsene', ['Kinder 3 €', 'Erwachsene 5 €']],
  ['Wir bieten Massagen, Maniküre und Pediküre an', ['Massagen', 'Maniküre', 'Pediküre']],
  ['Services: boiler repair, bathrooms, leaks. Call us', ['boiler repair', 'bathrooms', 'leaks']],
  ['What we offer:\n- Portrait sessions\n- Wedding days', ['Portrait sessions', 'Wedding days']],
  ['We are here. Massage, sauna, facials.', ['Massage', 'sauna', 'facials']],
  ['Yoga:\n- Vinyasa flow: Tue 18:00–19:30, 15 €', ['[Yoga] Vinyasa flow (Tue 18:00–19:30) 15 €']],
  ['The studio that makes things people love', []],
  ['Please make it warm, cream and dark green.', []],
])('%s', (text, expected) => {
  expect(offersOf(text)).toEqual(expected);
});

it.each([
  ...[
    '3,50 €',
    '€3.50',
    '£45/h',
    '$12',
    'ab 80 €',
    'from $20 per hour',
    '1.200 zł',
    'CHF 25.–',
    '25 Fr.',
    '₹500',
    '¥1,200',
  ],
  ...[
    '1200円',
    'R$ 50',
    '10–15 €',
    '€10 to €15',
    '12 EUR pro Stunde',
    '$99 a month',
    '150 zł/godz.',
    '650/day',
    '£875 pcm',
    '500 रुपये',
    '30 جنيه',
  ],
])('a price: %s', (price) => {
  expect(readFacts(`Ticket: ${price}`).offers).toEqual([{ name: 'Ticket', price }]);
});

it('free is a price only where it says so', () => {
  expect(readFacts('First consultation: free').offers).toEqual([
    { name: 'First consultation', price: 'free' },
  ]);
  expect(readFacts('Gluten free bread and free parking').offers).toEqual([]);
});

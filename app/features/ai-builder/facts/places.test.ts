import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

it.each([
  ['Hauptstraße 12, 80331 München', { street: 'Hauptstraße 12', postcode: '80331', town: 'München' }],
  [
    'Am Markt 3a\n79098 Freiburg im Breisgau',
    { street: 'Am Markt 3a', postcode: '79098', town: 'Freiburg im Breisgau' },
  ],
  ['Seestrasse 14, CH-8002 Zürich', { street: 'Seestrasse 14', postcode: '8002', town: 'Zürich' }],
  [
    'Find us at 12 Market Street, Leeds LS1 4AB',
    { street: '12 Market Street', postcode: 'LS1 4AB', town: 'Leeds' },
  ],
  [
    'ADDRESS 88 HARBOUR PARADE, LEITHMOUTH. CALL US ANY TIME',
    { street: '88 HARBOUR PARADE', town: 'Leithmouth' },
  ],
  [
    '123 Main St, Springfield, IL 62701',
    { street: '123 Main St', postcode: 'IL 62701', town: 'Springfield' },
  ],
  [
    '14 Capel Street, Dublin 1, D01 X2Y3',
    { street: '14 Capel Street', postcode: 'D01 X2Y3', town: 'Dublin 1' },
  ],
  ['12 rue de la Paix, 75002 Paris', { street: '12 rue de la Paix', postcode: '75002', town: 'Paris' }],
  ['ul. Długa 5, 00-238 Warszawa', { street: 'ul. Długa 5', postcode: '00-238', town: 'Warszawa' }],
  ['Address: The Old Barn, Kirkby', { text: 'The Old Barn, Kirkby' }],
  ['cafe in berlin', { town: 'berlin' }],
])('%s', (text, place) => {
  expect(readFacts(text).places).toMatchObject([place]);
});

it('are two where there are two, and none where "in" says something else', () => {
  expect(readFacts('5 Harbour Road, Whitby and 22 High Street, Scarborough').places).toHaveLength(2);
  expect(readFacts('Schuhe aus Leder, Kurse in Gruppen, Pacht im Jahr, Honig aus der Region').places).toEqual(
    [],
  );
  expect(readFacts('2014-2019 pharmacist. 2010-2014 student.').places).toEqual([]);
  expect(readFacts('Portraits in black and white, from Monday, in English').places).toEqual([]);
});

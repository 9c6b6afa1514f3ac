import { expect, it } from 'vitest';
import { chipsOf } from './chips.ts';
import { BAKERY, factsOf } from './testing/facts-of.ts';

const chip = (label: string, facts = BAKERY) => {
  const found = chipsOf(facts).find((one) => one.label === label);
  if (!found) throw new Error(`no chip ${label}`);
  return found;
};

it('says in other words what was understood', () => {
  expect(chip('Name').apply({ Name: 'Crumb' }).name).toBe('Crumb');
  expect(chip('Kind').apply({ Kind: 'cafe' }).kind).toBe('cafe');
  expect(chip('Hours').apply({ Days: 'Mo', Times: '8–12' }).hours[0]).toEqual({ days: 'Mo', times: '8–12' });
  const offer = chip('Offer').apply({ Offer: 'Sourdough loaf', Price: '£5' }).offers;
  expect(offer[0]).toEqual({
    group: 'Bread',
    name: 'Sourdough loaf',
    price: '£5',
    detail: 'a kilo, baked at night',
  });
  expect(offer.slice(1)).toEqual(BAKERY.offers.slice(1));
});

it('takes back what was not meant, and nothing else', () => {
  expect(chip('Name').apply(null)).toEqual({ ...BAKERY, name: null });
  expect(chip('Telephone').apply(null)).toEqual({ ...BAKERY, phones: [] });
  expect(chip('Offer').apply({ Offer: ' ', Price: '' }).offers).toEqual(BAKERY.offers.slice(1));
  expect(chip('Tone').apply(null).tones).toEqual([]);
});

it('keeps a colour when another one is not written as one', () => {
  expect(chip('Colour').apply({ Colour: 'greenish' }).colours).toEqual(BAKERY.colours);
  expect(chip('Colour').apply({ Colour: '#00FF00' }).colours[0]?.hex).toBe('#00ff00');
  expect(chip('Colour').apply({ Colour: 'navy' }).colours[0]?.word).toBe('navy');
});

it('has nothing to say where nothing was understood', () => {
  expect(chipsOf(factsOf({}))).toEqual([]);
});

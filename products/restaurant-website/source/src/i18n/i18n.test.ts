import { describe, expect, it } from 'vitest';
import { dishes } from '../content/dishes.ts';
import { evenings } from '../content/evenings.ts';
import { closures } from '../content/house.ts';
import { staff } from '../content/people.ts';
import { langs, type Text } from '../content/types.ts';
import { wines } from '../content/wines.ts';
import { dayName, fill, listed, money, plural } from './format.ts';
import { words } from './site.tsx';

/** Every text under its path. */
function flat(value: object, path = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, one] of Object.entries(value))
    if (typeof one === 'string') all.set(`${path}${key}`, one);
    else for (const [inner, text] of flat(one, `${path}${key}.`)) all.set(inner, text);
  return all;
}
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();

describe('both languages', () => {
  const [en, pt] = [flat(words.en), flat(words.pt)];
  it('have the same texts', () => expect([...pt.keys()].sort()).toEqual([...en.keys()].sort()));
  it('leave none empty', () => expect([...en.values(), ...pt.values()].filter((text) => !text.trim())).toEqual([]));
  it('have the same places in each', () => {
    for (const [key, text] of en) expect([key, places(pt.get(key) ?? '')]).toEqual([key, places(text)]);
  });
  it('are not copies of one another', () => {
    const same = [...en].filter(([key, text]) => text.length > 12 && pt.get(key) === text);
    expect(same).toEqual([]);
  });
  it('say all of the content', () => {
    const texts: Text[] = [
      ...dishes.flatMap(({ name, note }) => [name, note]),
      ...wines.map(({ note }) => note),
      ...evenings.flatMap(({ title, lead, courses }) => [title, lead, ...courses]),
      ...staff.flatMap(({ role, note }) => [role, note]),
      ...closures.map(({ why }) => why),
    ];
    for (const text of texts) for (const lang of langs) expect(text[lang].trim()).not.toBe('');
  });
});

describe('formats', () => {
  it('money is euro, with cents only when there are any', () => {
    expect(money(950, 'en')).toBe('€9.50');
    expect(money(3900, 'en')).toBe('€39');
    expect(money(950, 'pt').replace(/\s/g, ' ')).toBe('9,50 €');
  });
  it('days are named in each language', () => {
    expect(dayName('2026-11-24', 'en')).toBe('Tuesday 24 November');
    expect(dayName('2026-11-24', 'pt', true)).toBe('terça-feira, 24 de novembro de 2026');
  });
  it('lists, places and numbers', () => {
    expect(listed(['peixe', 'leite'], 'pt')).toBe('peixe e leite');
    expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}');
    expect([1, 2].map((n) => plural({ one: '1 seat', other: '{n} seats' }, n))).toEqual(['1 seat', '2 seats']);
  });
});

import { describe, expect, it } from 'vitest';
import { figures } from '../../art/figures.ts';
import { dishes } from '../../content/dishes.ts';
import { allergens } from '../../content/types.ts';
import { wineOf } from '../../content/wines.ts';
import { everything, isInSeason, reasonsAgainst } from './filter.ts';

const left = (choice: Partial<typeof everything>, month = 11, out: string[] = []) =>
  dishes.filter((dish) => reasonsAgainst(dish, { ...everything, ...choice }, month, out).length === 0);

describe('the menu', () => {
  it('has twenty-four dishes with ids, figures and wines of their own kind', () => {
    expect(new Set(dishes.map(({ id }) => id)).size).toBe(24);
    expect(dishes.every(({ figure }) => figures.includes(figure))).toBe(true);
    expect(dishes.every(({ wine }) => wineOf(wine))).toBe(true);
  });
  it('nothing vegan has milk, eggs or an animal in it', () => {
    const animal = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'];
    for (const dish of dishes.filter(({ diet }) => diet === 'vegan'))
      expect(dish.allergens.filter((it) => animal.includes(it))).toEqual([]);
  });
  it('nothing vegetarian has fish or shells in it', () => {
    for (const dish of dishes.filter(({ diet }) => diet === 'vegetarian'))
      expect(dish.allergens.filter((it) => ['fish', 'crustaceans', 'molluscs'].includes(it))).toEqual([]);
  });
  it('knows all fourteen allergens', () => expect(new Set(allergens).size).toBe(14));
});

describe('the filter', () => {
  it('leaves everything when nothing is chosen', () => expect(left({})).toHaveLength(24));
  it('keeps no dish that has what must not be in it, for each allergen', () => {
    for (const one of allergens)
      expect(left({ without: [one] }).filter((dish) => dish.allergens.includes(one))).toEqual([]);
  });
  it('takes several together', () => {
    const rest = left({ without: ['gluten', 'sulphites'], diet: 'vegan' });
    expect(rest.map(({ id }) => id)).toEqual(['olives', 'mushrooms', 'pumpkin', 'lemon']);
  });
  it('vegetarian leaves no animal', () =>
    expect(left({ diet: 'vegetarian' }).every(({ diet }) => diet !== 'none')).toBe(true));
  it('vegetarian includes vegan', () => {
    const vegan = left({ diet: 'vegan' });
    expect(left({ diet: 'vegetarian' })).toEqual(expect.arrayContaining(vegan));
  });
  it('says every reason', () => {
    const clams = dishes.find(({ id }) => id === 'clams');
    expect(
      clams &&
        reasonsAgainst(clams, { diet: 'vegan', without: ['molluscs'], today: true }, 7, ['clams']),
    ).toEqual(['molluscs', 'diet', 'season', 'soldOut']);
  });
  it('today means in season and not sold out', () => {
    expect(left({ today: true }, 11, ['hen']).some(({ id }) => id === 'hen')).toBe(false);
    expect(left({ today: true }, 7).every((dish) => isInSeason(dish, 7))).toBe(true);
  });
});

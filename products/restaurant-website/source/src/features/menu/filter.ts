import type { Dish } from '../../content/dish.ts';
import type { Allergen, Diet } from '../../content/types.ts';
import { inMonths } from '../../lib/day.ts';

export interface Choice {
  /** `none`: everything. */
  diet: Diet;
  without: Allergen[];
  /** Only what is in season and not sold out. */
  today: boolean;
}

export const everything: Choice = { diet: 'none', without: [], today: false };

/** Why a dish is left out by a choice; an empty list when it stays. */
export function reasonsAgainst(
  dish: Dish,
  choice: Choice,
  month: number,
  soldOut: readonly string[],
): (Allergen | 'diet' | 'season' | 'soldOut')[] {
  const reasons: (Allergen | 'diet' | 'season' | 'soldOut')[] = dish.allergens.filter((it) =>
    choice.without.includes(it),
  );
  if (choice.diet === 'vegan' && dish.diet !== 'vegan') reasons.push('diet');
  if (choice.diet === 'vegetarian' && dish.diet === 'none') reasons.push('diet');
  if (choice.today && !isInSeason(dish, month)) reasons.push('season');
  if (choice.today && soldOut.includes(dish.id)) reasons.push('soldOut');
  return reasons;
}

export const isInSeason = (dish: Dish, month: number): boolean =>
  dish.months === null || inMonths(month, dish.months);

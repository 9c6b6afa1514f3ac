import type { Figure } from '../art/figures.ts';
import type { Allergen, Course, Diet, Text } from './types.ts';

export interface Dish {
  id: string;
  figure: Figure;
  course: Course;
  name: Text;
  note: Text;
  /** Cents, tax included. */
  price: number;
  allergens: Allergen[];
  diet: Diet;
  /** First and last month, 1 to 12, over the turn of the year if need be; null: all year. */
  months: readonly [number, number] | null;
  wine: string;
  /** Whether it travels. */
  takeaway: boolean;
  /** What it asks of the kitchen; see `kitchen` in house.ts. */
  work: number;
}

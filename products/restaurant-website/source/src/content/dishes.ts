import type { Dish } from './dish.ts';
import { landAndSweet } from './dishes-land.ts';
import { smallAndSea } from './dishes-sea.ts';

/** The menu: twenty-four dishes, one tile each. */
export const dishes: Dish[] = [...smallAndSea, ...landAndSweet];

export const dishOf = (id: string): Dish | undefined => dishes.find((dish) => dish.id === id);

/** The languages of the site. The first is the one of the pages without a prefix. */
export const langs = ['en', 'pt'] as const;
export type Lang = (typeof langs)[number];

/** A text in every language. */
export type Text = Record<Lang, string>;

/** The fourteen substances that EU regulation 1169/2011, annex II, requires to be named. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

export const courses = ['small', 'sea', 'land', 'sweet'] as const;
export type Course = (typeof courses)[number];

export type Diet = 'vegan' | 'vegetarian' | 'none';

export interface Wine {
  id: string;
  name: string;
  note: Text;
  /** Cents for a glass of 12 cl. */
  glass: number;
}

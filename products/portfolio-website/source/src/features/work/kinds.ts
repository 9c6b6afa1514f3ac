import { KINDS, type Kind, type Work } from '../../content/types.ts';

export const KIND_LABELS: Record<Kind, string> = {
  books: 'Books',
  packaging: 'Packaging',
  sets: 'Sets',
  signs: 'Signs',
};

export type Choice = Kind | 'all';

/** The choice that stands in an address ('#sets'); everything else is 'all'. */
export const readChoice = (hash: string): Choice => KINDS.find((kind) => `#${kind}` === hash) ?? 'all';

/** How many works a choice shows. */
export const countOf = (works: readonly Work[], choice: Choice): number =>
  choice === 'all' ? works.length : works.filter(({ kind }) => kind === choice).length;

/** The study after this one; after the last comes the first. */
export function following(studies: readonly Work[], slug: string): Work | null {
  const index = studies.findIndex((work) => work.slug === slug);
  return index < 0 ? null : (studies[(index + 1) % studies.length] ?? null);
}

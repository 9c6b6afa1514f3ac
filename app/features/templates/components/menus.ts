import type { Group } from '../search/browse.ts';
import { chosenOf, FACETS, type FacetName, type Selection } from '../search/selection.ts';

/** One button of the bar, with the facets below it. */
export type Menu = { label: string; groups: Group[] };

const MENUS: { label: string; names: readonly FacetName[] }[] = [
  { label: 'Category', names: ['category'] },
  { label: 'Framework', names: ['framework'] },
  { label: 'Features', names: ['has', 'tag'] },
  { label: 'Page size', names: ['size'] },
];

/** The facets as they stand in the bar. One that cannot tell templates apart is left out. */
export function menusOf(groups: readonly Group[], { facets }: Selection): Menu[] {
  return MENUS.map(({ label, names }) => ({
    label,
    groups: FACETS.filter((name) => names.includes(name))
      .map((name) => groups.find((group) => group.name === name))
      .filter((group) => group !== undefined)
      .filter(({ name, options }) => options.length > 1 || chosenOf(facets[name]) > 0),
  })).filter(({ groups: own }) => own.length > 0);
}

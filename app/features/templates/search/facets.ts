import { FRAMEWORK_NAMES, type TemplateSummary } from '../schema.ts';
import { type FacetName, toValue } from './selection.ts';

const KB = 1024;

/** One possible value of a facet, as the address and as a person writes it. */
type Value = { value: string; label: string };

export type Facet = {
  name: FacetName;
  label: string;
  /** A template has one value of 'one' and chosen values are alternatives; of 'many' it has several, and must have all chosen. */
  holds: 'one' | 'many';
  valuesOf(template: TemplateSummary): Value[];
  /** Values in this order come first, others by their label. */
  order?: readonly string[];
};

/** What must be left of the words without JavaScript: what the workshop asks of templates made to be read. */
const READABLE = 0.7;

const TRAITS: { value: string; label: string; has(template: TemplateSummary): boolean }[] = [
  { value: 'dark', label: 'Dark theme', has: ({ themes }) => themes.includes('dark') },
  { value: 'pages', label: 'Several pages', has: ({ pages }) => pages > 1 },
  {
    value: 'no_js',
    label: 'Works without JavaScript',
    has: ({ withoutScript = 0 }) => withoutScript >= READABLE,
  },
];

const SIZES: { value: string; label: string; below: number }[] = [
  { value: 'small', label: 'Under 100 KB', below: 100 * KB },
  { value: 'medium', label: '100 to 250 KB', below: 250 * KB },
  { value: 'large', label: '250 KB and more', below: Number.POSITIVE_INFINITY },
];

/** What the gallery can be filtered by, in the order it is offered. */
export const facets: readonly Facet[] = [
  {
    name: 'category',
    label: 'Category',
    holds: 'one',
    valuesOf: ({ category }) => [{ value: toValue(category), label: category }],
  },
  {
    name: 'framework',
    label: 'Framework',
    holds: 'one',
    valuesOf: ({ framework }) => [{ value: framework, label: FRAMEWORK_NAMES[framework] }],
  },
  {
    name: 'has',
    label: 'Features',
    holds: 'many',
    valuesOf: (template) => TRAITS.filter(({ has }) => has(template)),
    order: TRAITS.map(({ value }) => value),
  },
  {
    name: 'tag',
    label: 'Tags',
    holds: 'many',
    valuesOf: ({ tags }) => tags.map((tag) => ({ value: toValue(tag), label: tag })),
  },
  {
    name: 'size',
    label: 'Page size',
    holds: 'one',
    valuesOf: ({ pageBytes }) => SIZES.filter(({ below }) => pageBytes < below).slice(0, 1),
    order: SIZES.map(({ value }) => value),
  },
];

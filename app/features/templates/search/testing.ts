import type { Framework, TemplateSummary } from '../schema.ts';

const CATEGORIES = ['Application', 'Blog', 'Business', 'Landing page', 'Portfolio', 'Restaurant', 'Shop'];
const FRAMEWORKS: Framework[] = ['html', 'bootstrap', 'tailwind', 'react'];
const NOUNS = [
  'harbour',
  'lantern',
  'meadow',
  'copper',
  'atlas',
  'pebble',
  'willow',
  'signal',
  'café',
  'quarry',
];
const WORDS =
  'menu booking gallery calm bright printed paper night garden studio market letters maps music weather invoice order basket drawing margin columns poster ticket ledger recipe journal archive compass window bridge station'.split(
    ' ',
  );

/** A template for tests; what matters is given, the rest is plain. */
export function template(id: string, given: Partial<TemplateSummary> = {}): TemplateSummary {
  return {
    id,
    title: id,
    description: '',
    category: 'Blog',
    framework: 'html',
    tags: [],
    features: [],
    pages: 1,
    version: '1.0.0',
    published: '2026-01-01',
    updated: '2026-01-01',
    themes: ['light'],
    pageBytes: 50_000,
    zipBytes: 60_000,
    scores: { performance: 100, accessibility: 100, bestPractices: 100, seo: 100 },
    photo: {
      width: 1280,
      height: 800,
      placeholder: 'data:,',
      avif: 'a.avif 400w',
      webp: 'a.webp 400w',
      src: 'a.webp',
    },
    ...given,
  };
}

/** As many templates as wanted, alike in every run, newest first. For tests of speed; never shown. */
export function manyTemplates(count: number): TemplateSummary[] {
  let seed = 7;
  const pick = <Item>(items: readonly Item[]): Item => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return items[Math.floor((seed / 2_147_483_648) * items.length)] as Item;
  };
  const words = (number: number) => Array.from({ length: number }, () => pick(WORDS)).join(' ');
  return Array.from({ length: count }, (_, index) =>
    template(`t-${index}`, {
      title: `${pick(NOUNS)} ${pick(WORDS)} ${index}`,
      description: words(22),
      category: pick(CATEGORIES),
      framework: pick(FRAMEWORKS),
      tags: [pick(NOUNS), pick(WORDS), pick(WORDS)],
      features: Array.from({ length: 5 }, () => words(9)),
      pages: 1 + (index % 4),
      pageBytes: 20_000 + ((index * 7919) % 400) * 1000,
      themes: index % 3 ? ['light', 'dark'] : ['light'],
    }),
  );
}

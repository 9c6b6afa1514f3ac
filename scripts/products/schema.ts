import { z } from 'zod';
import { type ManifestFault, parseText } from '../templates/schema.ts';

export const productCategories = [
  'Dashboard',
  'Landing Page',
  'Portfolio',
  'Business',
  'Finance',
  'Education',
] as const;

const line = (least: number, most: number) =>
  z
    .string('must be a text')
    .min(least, `must have at least ${least} characters`)
    .max(most, `must have at most ${most} characters`)
    .refine(
      (text) => text === text.trim() && !/[\r\n]/.test(text),
      'must be one line without spaces around it',
    );

const list = <T extends z.ZodType>(item: T, least: number, most: number) =>
  z
    .array(item, 'must be a list')
    .min(least, `must hold at least ${least} entries`)
    .max(most, `must hold at most ${most} entries`)
    .refine(
      (items) => new Set(items.map((one) => JSON.stringify(one))).size === items.length,
      'must not say a thing twice',
    );

const paise = z
  .int('must be a whole number of paise')
  .min(100, 'must be at least 100 paise')
  .refine((amount) => amount % 100 === 0, 'must be whole rupees, in paise');

const highlight = z.strictObject({ title: line(3, 80), description: line(20, 400) });

const slug = z
  .string('must be a text')
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be words of a-z and 0-9 joined by hyphens')
  .max(40, 'must have at most 40 characters');

const screen = z.strictObject({
  name: line(2, 40),
  /** Page of the preview, when it is not the first one. */
  page: z
    .string('must be a text')
    .regex(/^[a-z0-9][a-z0-9-]*\.html$/, 'must be a page of the preview, such as pricing.html')
    .optional(),
  hash: z.string('must be a text').regex(/^(#\/[^\s]*)?$/, "must be '' or begin with #/"),
});

/** What `product.json` says: everything a person decides. What can be counted, measured or photographed is not in it. */
export const productSchema = z
  .strictObject({
    id: slug,
    slug,
    title: line(4, 60).regex(
      /^[\p{L}\p{N}][\p{L}\p{N} .,&+'!-]*$/u,
      "may hold letters, digits, spaces and . , & + ' ! - because the zip is named after it",
    ),
    description: line(40, 260),
    category: z.enum(productCategories, `must be one of: ${productCategories.join(', ')}`),
    price: paise,
    originalPrice: paise.optional(),
    tags: list(
      z
        .string('must be a text')
        .regex(/^[a-z0-9][a-z0-9 .+-]{0,23}$/, 'must be lower case, at most 24 characters'),
      3,
      12,
    ),
    features: list(line(8, 160), 4, 16),
    featureHighlights: list(highlight, 3, 12),
    documentation: line(20, 300),
    whyBuy: list(line(8, 260), 2, 10),
    whyStandOut: list(line(8, 260), 2, 10),
    useCases: list(highlight, 2, 8),
    performanceSecurity: list(line(8, 260), 2, 12),
    faq: list(z.strictObject({ question: line(8, 160), answer: line(10, 900) }), 3, 14),
    comparison: list(
      z.strictObject({ feature: line(2, 80), ours: line(1, 200), competitors: line(1, 200) }),
      3,
      14,
    ),
    aboutCreator: z.strictObject({
      name: z.literal('Plinth', "must be 'Plinth'"),
      bio: line(20, 600),
      trustSignals: list(line(4, 160), 2, 8),
    }),
    screens: list(screen, 4, 14),
  })
  .refine(({ id, slug }) => id === slug, { path: ['slug'], message: 'must be the same as id' })
  .refine(({ price, originalPrice }) => originalPrice === undefined || originalPrice > price, {
    path: ['originalPrice'],
    message: 'must be above the price, or be left out',
  });

export type ProductText = z.infer<typeof productSchema>;
export type Screen = ProductText['screens'][number];

/** Fields that stand in the catalogue but are never written by hand, and where they come from. */
const derived: Record<string, string> = {
  sourceFiles: 'is counted from source/: leave it out',
  technologies: 'is read from source/package.json: leave it out',
  version: 'is read from source/package.json: leave it out',
  image: 'is photographed: leave it out',
  images: 'is photographed: leave it out',
  demoVideo: 'is filmed by film.ts: leave it out',
  previewUrl: 'follows from the slug: leave it out',
  interactiveDemo: 'follows from the slug: leave it out',
  lighthouse: 'is measured: leave it out',
  buyLinks: 'is configured where the site runs: leave it out',
  testimonials: 'comes from buyers only: leave it out',
  rating: 'comes from buyers only: leave it out',
  downloads: 'is counted where the site runs: leave it out',
};

/** Reads the text of a `product.json`: what it says, or what is wrong with it, field by field. */
export function parseProduct(text: string): { product: ProductText } | { faults: ManifestFault[] } {
  const result = parseText(text, productSchema);
  if ('value' in result) return { product: result.value };
  return {
    faults: result.faults.map((fault) => {
      const what = fault.what === 'is not a known field' ? derived[fault.field] : undefined;
      return what ? { ...fault, what } : fault;
    }),
  };
}

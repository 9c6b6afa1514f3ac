import { z } from 'zod';

const size = z.object({ file: z.string(), width: z.int(), height: z.int() });

const photograph = z.object({
  screen: z.string(),
  kind: z.enum(['card', 'phone', 'full']),
  theme: z.enum(['light', 'dark']),
  width: z.int(),
  height: z.int(),
  placeholder: z.string().startsWith('data:image/'),
  avif: z.array(size).min(1),
  webp: z.array(size).min(1),
});

const titled = z.object({ title: z.string(), description: z.string() });

/**
 * What the site reads of an entry in `products/catalogue.json`, which the workshop generates. Sections that the detail
 * page shows only when there is something to show may be missing.
 */
const catalogueEntry = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** Both in paise. */
  price: z.int().positive(),
  originalPrice: z.int().positive().optional(),
  version: z.string(),
  updated: z.iso.date(),
  tags: z.array(z.string()),
  features: z.array(z.string()),
  featureHighlights: z.array(titled).default([]),
  technologies: z.array(z.string()),
  sourceFiles: z.int(),
  sourceBytes: z.int(),
  tests: z.int(),
  documentation: z.string(),
  whyBuy: z.array(z.string()).default([]),
  whyStandOut: z.array(z.string()).default([]),
  useCases: z.array(titled).default([]),
  performanceSecurity: z.array(z.string()).default([]),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })).default([]),
  comparison: z
    .array(z.object({ feature: z.string(), ours: z.string(), competitors: z.string() }))
    .default([]),
  aboutCreator: z.object({ name: z.string(), bio: z.string(), trustSignals: z.array(z.string()) }).optional(),
  lighthouse: z.object({
    performance: z.int(),
    accessibility: z.int(),
    bestPractices: z.int(),
    seo: z.int(),
  }),
  previewUrl: z.string().startsWith('/'),
  interactiveDemo: z.string().startsWith('/').optional(),
  images: z.array(photograph).min(1),
  demoVideo: z
    .object({
      width: z.int(),
      height: z.int(),
      seconds: z.number(),
      description: z.string(),
      poster: size,
    })
    .optional(),
});

export const catalogueFile = z.object({ products: z.array(catalogueEntry) });

export type CatalogueEntry = z.infer<typeof catalogueEntry>;
export type Photograph = z.infer<typeof photograph>;

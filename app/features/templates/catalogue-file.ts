import { z } from 'zod';

const size = z.object({ file: z.string(), width: z.int(), height: z.int(), bytes: z.int() });

const photograph = z.object({
  kind: z.enum(['card', 'phone', 'full']),
  theme: z.enum(['light', 'dark']),
  width: z.int(),
  height: z.int(),
  placeholder: z.string().startsWith('data:image/'),
  avif: z.array(size).min(1),
  webp: z.array(size).min(1),
});

/** What the site reads of an entry in `templates/catalogue.json`, which the workshop generates. */
const catalogueEntry = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  framework: z.enum(['html', 'bootstrap', 'tailwind', 'react']),
  pages: z.int(),
  version: z.string(),
  published: z.iso.date(),
  updated: z.iso.date(),
  license: z.string(),
  features: z.array(z.string()),
  themes: z.array(z.enum(['light', 'dark'])),
  bytes: z.int(),
  requests: z.int(),
  withoutScript: z.number().optional(),
  files: z.object({ count: z.int(), bytes: z.int() }),
  lighthouse: z.object({
    performance: z.int(),
    accessibility: z.int(),
    bestPractices: z.int(),
    seo: z.int(),
  }),
  zip: z.object({ bytes: z.int(), sha256: z.string() }),
  photographs: z.array(photograph),
});

export const catalogueFile = z.object({ templates: z.array(catalogueEntry) });

export type CatalogueEntry = z.infer<typeof catalogueEntry>;
export type Photograph = z.infer<typeof photograph>;

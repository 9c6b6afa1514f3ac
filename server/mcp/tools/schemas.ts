import { z } from 'zod';

/** Parts of the schemas of several tools. What no database can keep, such as NUL, is refused before, in the whole message. */

export const templateId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'must be the id of a template, such as dental-clinic')
  .describe('Id of a template, as search_templates gives it');

export const filePath = z.string().min(1).max(1000);

export const offset = z
  .int()
  .min(0)
  .max(100_000_000)
  .default(0)
  .describe('Character to begin at: next_offset of the part before');

/** `owner/name`, or the name alone of an own repository. */
export const repositoryName = z
  .string()
  .trim()
  .min(1)
  .max(250)
  .refine((name) => name.split('/').length <= 2, 'must look like owner/name')
  .describe('owner/name; the name alone is one of your own');

export const gitRef = z
  .string()
  .min(1)
  .max(244)
  .optional()
  .describe('Branch, tag or commit; the default branch unless given');

export const siteName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[a-z0-9-]+$/, 'consists of the letters a to z, digits and hyphens')
  .describe('Name of a site, the first part of its address');

export const page = z.int().min(1).max(1000).default(1);

export const words = z.string().trim().max(100).default('');

/** What fills a template. */
export const fillValues = z
  .strictObject({
    slots: z.record(z.string().max(200), z.unknown()).optional(),
    look: z
      .strictObject({
        palette: z.string().max(100),
        pairing: z.string().max(100),
        overrides: z.record(z.string().max(100), z.string().max(200)).optional(),
      })
      .optional(),
    sections: z.array(z.string().max(200)).max(500).optional(),
    pages: z.array(z.string().max(200)).max(200).optional(),
    template: z.string().max(200).optional(),
    version: z.string().max(200).optional(),
  })
  .describe(
    'What to fill in, or a whole site.json (its template and version are passed over); what is not named is as in the template. ' +
      'slots: by name, a text, null for a photograph that stays a drawing, or for a ' +
      'list all its items (an item keeps its place by its id, from "1"; one without an id is new and needs every field). ' +
      'look: a palette and a pairing of get_template. sections and pages: names of those that stay, in their order.',
  );

export const textPart = {
  text: z.string(),
  characters: z.int(),
  next_offset: z.int().nullable(),
};

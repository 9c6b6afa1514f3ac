import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { themes } from './schema.ts';

export const count = z.int().nonnegative();
export const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** A file of a picture. */
export const picture = z.object({ file: z.string(), width: count, height: count, bytes: count });
/** A picture in all its files. */
export const photograph = z.object({
  kind: z.enum(['card', 'phone', 'full']),
  theme: z.enum(themes),
  /** Size of the widest picture. */
  width: count,
  height: count,
  /** A few blurred pixels as a `data:` address, shown until the picture has come. */
  placeholder: z.string().startsWith('data:image/'),
  /** Narrowest first. */
  avif: z.array(picture),
  webp: z.array(picture),
});

const schema = z.object({
  /** Each section names the state of the site's files it was made of. */
  weight: z
    .object({
      site: hash,
      themes: z.array(z.enum(themes)),
      bytes: count,
      requests: count,
      /** What is left of the words without JavaScript, 0 to 1. Not known of what was measured before it was asked. */
      withoutScript: z.number().min(0).max(1).optional(),
      pages: z.array(z.object({ file: z.string(), bytes: count, requests: count })),
    })
    .optional(),
  lighthouse: z
    .object({ site: hash, performance: count, accessibility: count, bestPractices: count, seo: count })
    .optional(),
  photographs: z.object({ site: hash, pictures: z.array(photograph) }).optional(),
});

/** `measured.json`: figures and pictures of one template, written by the workshop and never by hand. */
export type Measured = z.infer<typeof schema>;
export type Photograph = z.infer<typeof photograph>;
export type Picture = z.infer<typeof picture>;

/** What has been measured of the template in the folder so far; nothing when the file is missing. */
export async function readMeasured(folder: string): Promise<Measured> {
  const text = await readFile(path.join(folder, 'measured.json'), 'utf8').catch(() => '{}');
  return schema.parse(JSON.parse(text));
}

/** Replaces the given sections and keeps the others. */
export async function writeMeasured(folder: string, sections: Partial<Measured>): Promise<void> {
  const all = { ...(await readMeasured(folder)), ...sections };
  await writeFile(path.join(folder, 'measured.json'), `${JSON.stringify(schema.parse(all), null, 2)}\n`);
}

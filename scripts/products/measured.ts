import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { count, hash, photograph, picture } from '../templates/measured.ts';
import { themes } from '../templates/schema.ts';

const screenPhotograph = photograph.extend({
  /** The screen it shows, as `product.json` names it. */
  screen: z.string(),
});

const schema = z.object({
  /** Each section names the state of the built version, and of what else it was made of. */
  weight: z
    .object({
      of: hash,
      themes: z.array(z.enum(themes)),
      bytes: count,
      requests: count,
      withoutScript: z.number().min(0).max(1),
      tests: count,
    })
    .optional(),
  lighthouse: z
    .object({ of: hash, performance: count, accessibility: count, bestPractices: count, seo: count })
    .optional(),
  photographs: z.object({ of: hash, pictures: z.array(screenPhotograph) }).optional(),
  film: z
    .object({
      of: hash,
      file: z.string(),
      bytes: count,
      width: count,
      height: count,
      seconds: z.number().positive(),
      description: z.string(),
      poster: picture,
    })
    .optional(),
});

/** `measured.json`: figures, pictures and film of one product, written by the workshop and never by hand. */
export type Measured = z.infer<typeof schema>;
export type ScreenPhotograph = z.infer<typeof screenPhotograph>;
export type Section = keyof Measured;

/** What has been measured of the product in the folder so far; nothing when the file is missing. */
export async function readMeasured(folder: string): Promise<Measured> {
  const text = await readFile(path.join(folder, 'measured.json'), 'utf8').catch(() => '{}');
  return schema.parse(JSON.parse(text));
}

/** Replaces the given sections and keeps the others. */
export async function writeMeasured(folder: string, sections: Partial<Measured>): Promise<void> {
  const all = { ...(await readMeasured(folder)), ...sections };
  await writeFile(path.join(folder, 'measured.json'), `${JSON.stringify(schema.parse(all), null, 2)}\n`);
}

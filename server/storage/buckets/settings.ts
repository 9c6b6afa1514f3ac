import { z } from 'zod';

const units = { b: 1, kb: 1000, mb: 1000 ** 2, gb: 1000 ** 3 };

/** Bytes, as a number or as Supabase writes them: `20MB`, `1.5kb`. */
const size = z.union([
  z.number().int().min(0),
  z
    .string()
    .regex(/^\d+(\.\d+)?(gb|mb|kb|b)$/i, 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B')
    .transform((text) => {
      const [, value = '0', unit = 'b'] = /^([\d.]+)(\w+)$/.exec(text.toLowerCase()) ?? [];
      return Math.round(Number(value) * units[unit as keyof typeof units]);
    }),
]);

/** What the operator may set on a bucket. A field that is left out stays as it is. */
export const bucketSettings = z.object({
  public: z.boolean().optional(),
  file_size_limit: size.nullish(),
  allowed_mime_types: z.array(z.string().regex(/^[\w.+-]+\/[\w.+*-]+$|^\*\/\*$/)).nullish(),
});

export const newBucket = bucketSettings.extend({
  name: z.string().optional(),
  id: z.string().optional(),
});

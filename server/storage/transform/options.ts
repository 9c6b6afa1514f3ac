import { createHash } from 'node:crypto';
import { z } from 'zod';
import { errors } from '../errors.ts';

const side = z.coerce.number().int().min(1).max(2500);

/** How a picture is to be resized; names, ranges and defaults are Supabase's. */
export const transformOptions = z.object({
  /** Pixels. */
  width: side.optional(),
  height: side.optional(),
  resize: z.enum(['cover', 'contain', 'fill']).default('cover'),
  quality: z.coerce.number().int().min(20).max(100).default(80),
  /** `origin` keeps the picture's format; otherwise clients that accept WebP receive it. */
  format: z.literal('origin').optional(),
});

export type TransformOptions = z.output<typeof transformOptions>;

/** Reads the options of a request or a signed address. Throws 400. */
export function readTransform(given: unknown): TransformOptions {
  const parsed = transformOptions.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw errors.invalidRequest(`${issue?.path.join('.') || 'transform'}: ${issue?.message ?? 'is not valid'}`);
}

/** Names one outcome of resizing: the same for the same options and output type, in characters of a file name. */
export function variantName(options: TransformOptions, outputType: string): string {
  const text = JSON.stringify([options.width, options.height, options.resize, options.quality, outputType]);
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}

/** Supabase's names of how a picture fits its sides, as its storage service gives them in `X-Transformations`. */
const resizingTypes = { cover: 'fill', contain: 'fit', fill: 'force' } as const;

/** What was done to a picture, as Supabase says it: `height:200,width:200,resizing_type:fill,quality:80`. */
export function describeTransform({ height, width, resize, quality }: TransformOptions): string {
  const sides = [height && `height:${height}`, width && `width:${width}`].filter(Boolean);
  return [...sides, `resizing_type:${resizingTypes[resize]}`, `quality:${quality}`].join();
}

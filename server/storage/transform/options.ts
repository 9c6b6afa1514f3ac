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

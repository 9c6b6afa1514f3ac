import type { Metadata, OutputInfo } from 'sharp';
import { storageBudget } from '../../budgets/budgets.ts';
import { FairGate } from '../../budgets/fair-gate.ts';
import { loadSharp } from '../../files/load-sharp.ts';
import { hasTooMuchText, isBitmap, maxPixelsOf } from '../../files/picture-limits.ts';
import { currentNetwork } from '../../http/request-id.ts';
import { errors } from '../errors.ts';
import type { TransformOptions } from './options.ts';

/** Types that are resized. A drawing scales by itself, and drawing it here would run whatever its author nested. */
const formats = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
} as const;

/** Bytes of a picture that is resized, as on Supabase. */
const maxBytes = 25 * 1024 * 1024;
const maxSeconds = 10;
const gate = new FairGate(storageBudget.resizing);

/** Whether a type can be resized. */
export function isResizable(type: string): type is keyof typeof formats {
  return Object.hasOwn(formats, type);
}

/** The output type: WebP for clients that accept it, unless the original format is requested. */
export function outputTypeOf(type: string, options: TransformOptions, accept: string | undefined): string {
  const readsWebp = /\bimage\/webp\b/i.test(accept ?? '');
  return options.format !== 'origin' && readsWebp ? 'image/webp' : type;
}

/**
 * Resizes a picture: turned upright, never enlarged, without what a camera wrote into it, of a moving one the first
 * frame. Throws 413 for a picture that is too large, 415 for one that does not decode in time, 503 when too many wait.
 */
export async function resize(
  size: number,
  read: () => Promise<Buffer>,
  options: TransformOptions,
  outputType: keyof typeof formats,
): Promise<Buffer> {
  if (size > maxBytes) throw errors.tooLarge('The image is too large to be resized. Maximum size is 25MB.');
  const leave = await gate.enter(currentNetwork()).catch(() => {
    throw errors.busy();
  });
  try {
    return await convert(await read(), options, outputType);
  } finally {
    leave();
  }
}

async function convert(
  input: Buffer,
  options: TransformOptions,
  outputType: keyof typeof formats,
): Promise<Buffer> {
  const { width, height, quality } = options;
  const fit = options.resize === 'contain' ? 'inside' : options.resize;
  if (!isBitmap(input) || hasTooMuchText(input)) throw errors.refusedFile('The image could not be resized.');
  const sharp = await loadSharp();
  const { data, info } = await sharp(input, {
    limitInputPixels: maxPixelsOf(input),
    failOn: 'error',
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ ...(width && { width }), ...(height && { height }), fit, withoutEnlargement: true })
    .toFormat(formats[outputType], settingsOf(outputType, quality))
    .timeout({ seconds: maxSeconds })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw errors.refusedFile('The image could not be resized.');
    });
  // What was compressed well and is in its size already only becomes larger and worse.
  if (data.length >= input.length && isAlready(await sharp(input).metadata(), info)) return input;
  return data;
}

/** Whether a picture is what would be made of it: format and size, upright, one frame, nothing written by a camera. */
function isAlready(given: Metadata, made: OutputInfo): boolean {
  return (
    given.format === made.format &&
    given.width === made.width &&
    given.height === made.height &&
    (given.orientation ?? 1) === 1 &&
    (given.pages ?? 1) === 1 &&
    !given.exif &&
    !given.xmp &&
    !given.iptc
  );
}

function settingsOf(
  outputType: keyof typeof formats,
  quality: number,
): { quality?: number; effort?: number } {
  // A quality would reduce a PNG to a palette.
  if (outputType === 'image/png' || outputType === 'image/gif') return {};
  // AVIF's own default takes seconds for a saving of a few percent.
  return outputType === 'image/avif' ? { quality, effort: 2 } : { quality };
}

import { readFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { loadSharp } from '../../files/load-sharp.ts';
import { hasTooMuchText, isBitmap, maxPixelsOf } from '../../files/picture-limits.ts';
import { errors } from '../errors.ts';
import { readDrawing } from './drawing.ts';

const types: Record<string, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** The content type of an image, from its own bytes. Throws 415 when it is none that browsers show, or is damaged. */
export async function inspectImage(path: string): Promise<string> {
  const file = await readFile(path);
  if (hasTooMuchText(file)) return refuse('It carries more compressed text than a picture needs.');
  const drawing = await readDrawing(file);
  if (drawing !== 'none') return drawing.fault === null ? 'image/svg+xml' : refuse(drawing.fault);
  const maxPixels = maxPixelsOf(file);
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
  const sharp = await loadSharp();
  if (!isBitmap(file)) return refuse('It is not an image, or it is damaged.');
  const metadata = await sharp(path, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => refuse('It is not an image, or it is damaged.'));
  const type = typeOf(metadata);
  if (!type)
    return refuse(`Its format (${metadata.format}) is not one of PNG, JPEG, WebP, GIF, AVIF or SVG.`);
  if ((metadata.width ?? 0) * (metadata.height ?? 0) > maxPixels) {
    return refuse(`It has more than ${maxPixels / 1e6} million pixels.`);
  }
  await sharp(path, options)
    .resize({ width: 16, height: 16, fit: 'inside' })
    .raw()
    .toBuffer()
    .catch(() => refuse('It is damaged.'));
  return type;
}

function typeOf({ format, compression }: Metadata): string | null {
  // AVIF and HEIC share a container; browsers show the former only.
  if (format === 'heif') return compression === 'av1' ? 'image/avif' : null;
  return (format && types[format]) ?? null;
}

function refuse(reason: string): never {
  throw errors.refusedFile(`Please select a valid image file. ${reason}`);
}

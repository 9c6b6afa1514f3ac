import { cropOf, type Framing, type Size } from './crop.ts';

/** Bytes of a picture that is chosen, at most. */
const MAX_BYTES = 60 * 1024 * 1024;
const QUALITY = 0.82;

/** Opens a picture that was chosen, turned as it was taken. Rejects with words for the visitor. */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > MAX_BYTES) throw new Error('This picture is larger than 60 MB. Choose a smaller one.');
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    throw new Error('This file is no picture that the browser can read. Choose a JPEG, PNG, WebP or AVIF.', {
      cause,
    });
  }
}

/** The part of a picture that fills a place, as a file of its own. Rejects with words for the visitor. */
export async function cropPicture(
  picture: ImageBitmap,
  place: Size,
  framing: Framing,
): Promise<Size & { file: Blob }> {
  const { left, top, width, height, kept } = cropOf(picture, place, framing);
  const canvas = Object.assign(document.createElement('canvas'), kept);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The picture could not be drawn. Close other pages and try again.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, width, height, 0, 0, kept.width, kept.height);
  const file = (await encode(canvas, 'image/webp')) ?? (await encode(canvas, 'image/jpeg'));
  if (!file) throw new Error('The picture could not be kept as a file. Try a smaller one.');
  return { ...kept, file };
}

/** Null where the browser does not write the format: it then writes another. */
async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  return file?.type === type ? file : null;
}

/** Width times height of a picture: the largest that a phone's camera makes, and 200 MB when decoded at once. */
const maxPixels = 50_000_000;
/** Of AVIF, whose decoder takes 16 bytes for each. */
const maxAvifPixels = 25_000_000;
/** Bytes of compressed texts in a PNG. They unpack to a thousand times as much, which the decoder keeps in memory. */
const maxTextBytes = 64 * 1024;

/**
 * Whether a file begins like a picture made of pixels, of the formats that are drawn here or whose refusal is worth a word.
 * A drawing (SVG) is not given to the library at all: to learn its size may be to lay out all that its author nested.
 */
export function isBitmap(file: Buffer): boolean {
  return /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|....ftyp|II\*\0|MM\0\*)/s.test(
    file.toString('latin1', 0, 16),
  );
}

/** The type of a picture of pixels that browsers show, by how its file begins; null for anything else. */
export function pictureTypeOf(start: Buffer): string | null {
  const text = start.toString('latin1', 0, 32);
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('GIF8')) return 'image/gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  return text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text.slice(8)) ? 'image/avif' : null;
}

/** The pixels that a picture of this file may have. */
export function maxPixelsOf(file: Buffer): number {
  return file.toString('latin1', 4, 8) === 'ftyp' ? maxAvifPixels : maxPixels;
}

/** Whether a PNG carries more compressed text than any program writes into a picture. */
export function hasTooMuchText(file: Buffer): boolean {
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return false;
  let text = 0;
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'zTXt' || (type === 'iTXt' && isCompressed(file.subarray(at + 8, at + 8 + length)))) {
      text += length;
    }
    at += 12 + length;
  }
  return text > maxTextBytes;
}

/** Of an international text: a flag behind its keyword. */
function isCompressed(text: Buffer): boolean {
  return text[text.indexOf(0) + 1] === 1;
}

import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pngWith } from '../testing/png.ts';
import { hasTooMuchText, isBitmap, maxPixelsOf } from './picture-limits.ts';

const packed = deflateSync(Buffer.alloc(8 * 1024 * 1024));
const text = (between: string) => Buffer.concat([Buffer.from(`note\0${between}`, 'latin1'), packed]);

describe('a PNG', () => {
  it.each([
    ['zTXt', '\0'],
    ['iTXt', '\x01\0\0\0'],
  ])('with megabytes of compressed text is told: %s', (type, between) => {
    const chunk = { type, data: text(between) };
    expect(hasTooMuchText(pngWith([chunk]))).toBe(false);
    expect(hasTooMuchText(pngWith(Array.from({ length: 9 }, () => chunk)))).toBe(true);
  });

  it('may have plain texts, colours and a profile of any length, and may be cut off', async () => {
    const plain = {
      type: 'iTXt',
      data: Buffer.concat([Buffer.from('XML\0\0\0\0\0'), Buffer.alloc(100_000)]),
    };
    expect(hasTooMuchText(pngWith([plain, { type: 'tEXt', data: Buffer.alloc(100_000) }]))).toBe(false);
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    expect(hasTooMuchText(png)).toBe(false);
    expect(hasTooMuchText(png.subarray(0, 40))).toBe(false);
    expect(hasTooMuchText(Buffer.from('no picture'))).toBe(false);
  });
});

it('AVIF may have half as many pixels as others', async () => {
  const picture = sharp({ create: { width: 16, height: 16, channels: 3, background: '#123' } });
  expect(maxPixelsOf(await picture.clone().avif().toBuffer())).toBe(25_000_000);
  expect(maxPixelsOf(await picture.webp().toBuffer())).toBe(50_000_000);
});

it('pictures of pixels are told from drawings and words', async () => {
  const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: '#123' } });
  for (const format of ['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const) {
    expect(isBitmap(await picture.clone().toFormat(format).toBuffer()), format).toBe(true);
  }
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'words', '']) {
    expect(isBitmap(Buffer.from(text)), text).toBe(false);
  }
});

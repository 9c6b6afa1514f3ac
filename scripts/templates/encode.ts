import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Photograph, Picture } from './measured.ts';
import type { Shot } from './photograph.ts';
import type { Theme } from './schema.ts';

const mostTemplateBytes = 340_000;

/** Widths in pixels of what is made of a shot. WebP is for the few browsers without AVIF, so it comes in fewer. */
const widths: Record<`${Photograph['kind']} ${Theme}`, { avif: number[]; webp: number[] }> = {
  'card light': { avif: [400, 800, 1280], webp: [400, 800] },
  'card dark': { avif: [400, 800], webp: [400, 800] },
  'phone light': { avif: [390, 780], webp: [390] },
  'phone dark': { avif: [390], webp: [390] },
  'full light': { avif: [640], webp: [480] },
  'full dark': { avif: [640], webp: [480] },
};

type Widths = typeof widths;

/** Qualities of AVIF and WebP, the best first: the first pair with which all pictures of a template fit is taken. */
const qualities = [
  [56, 76],
  [44, 58],
  [32, 40],
  [20, 22],
  [10, 10],
] as const;

/** Cards are seen by everyone, so their quality is higher by this much. */
const cardBonus = 12;

type Encoded = Omit<Photograph, 'avif' | 'webp'> & { avif: Made[]; webp: Made[] };
type Made = Picture & { data: Buffer };

/**
 * Writes the shots as AVIF and WebP in several widths into `photos/`, in place of what was there; `others` says where the
 * widths differ from those of a template.
 */
export async function encode(
  shots: Shot[],
  folder: string,
  mostBytes = mostTemplateBytes,
  others: Partial<Widths> = {},
): Promise<Photograph[]> {
  const wanted = { ...widths, ...others };
  let encoded: Encoded[] = [];
  for (const [avif, webp] of qualities) {
    encoded = [];
    for (const shot of shots) encoded.push(await encodeShot(shot, wanted, avif, webp));
    if (
      encoded.flatMap((one) => [...one.avif, ...one.webp]).reduce((sum, { bytes }) => sum + bytes, 0) <=
      mostBytes
    )
      break;
  }
  const photos = path.join(folder, 'photos');
  await rm(photos, { recursive: true, force: true });
  await mkdir(photos);
  const write = async ({ data, ...picture }: Made) => {
    await writeFile(path.join(photos, picture.file), data);
    return picture;
  };
  const written: Photograph[] = [];
  for (const { avif, webp, ...rest } of encoded)
    written.push({
      ...rest,
      avif: await Promise.all(avif.map(write)),
      webp: await Promise.all(webp.map(write)),
    });
  return written;
}

async function encodeShot(
  { kind, theme, png, name }: Shot,
  all: Widths,
  avif: number,
  webp: number,
): Promise<Encoded> {
  const bonus = kind === 'card' ? cardBonus : 0;
  const base = name ?? (theme === 'dark' ? `${kind}-dark` : kind);
  const make = async (width: number, format: 'avif' | 'webp'): Promise<Made> => {
    const image = sharp(png).resize({ width, kernel: 'lanczos3', withoutEnlargement: true });
    const formatted =
      format === 'avif'
        ? image.avif({ quality: avif + bonus, effort: 3 })
        : image.webp({ quality: webp + bonus, effort: 4, smartSubsample: true });
    const { data, info } = await formatted.toBuffer({ resolveWithObject: true });
    return {
      file: `${base}-${width}.${format}`,
      width: info.width,
      height: info.height,
      bytes: data.length,
      data,
    };
  };
  const made = { avif: [] as Made[], webp: [] as Made[] };
  const wanted = all[`${kind} ${theme}`];
  for (const width of wanted.avif) made.avif.push(await make(width, 'avif'));
  for (const width of wanted.webp) made.webp.push(await make(width, 'webp'));
  const { width, height } = made.avif.at(-1) as Made;
  return { kind, theme, width, height, placeholder: await blur(png), ...made };
}

/** Twenty pixels wide: about 200 bytes, blurred further by the page that shows it. */
async function blur(png: Buffer): Promise<string> {
  const data = await sharp(png)
    .resize({ width: 20, height: 20, fit: 'outside' })
    .extract({ left: 0, top: 0, width: 20, height: 12 })
    .webp({ quality: 30 })
    .toBuffer();
  return `data:image/webp;base64,${data.toString('base64')}`;
}

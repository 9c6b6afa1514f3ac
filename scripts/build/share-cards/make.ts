import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp, { type JpegOptions } from 'sharp';
import { CARD_SIZE, shareCardFile } from '../../../domain/site/share-card.ts';
import type { Card, Photo } from './card.ts';
import { allCards } from './cards.ts';

export interface ShareCards {
  /** Changes with any card; part of their addresses. */
  version: string;
  /** Draws the cards that have changed since the last build. Resolves with their number. */
  draw(): Promise<number>;
  /** Puts all cards into the folder of the client's files. */
  publish(client: string): Promise<void>;
}

/** Cards are kept here by the hash of all they are made of, out of the folder that the site's build empties. */
const cacheFolder = '.cache/share-cards';

/** A card travels with every message that names the page. The best of the encodings that stays below is taken. */
const MOST_BYTES = 80_000;
const ENCODINGS: JpegOptions[] = [
  ...[90, 84, 76, 68].map((quality) => ({ quality, chromaSubsampling: '4:4:4', optimiseCoding: true })),
  // Slow, but only cards full of photographs come this far.
  ...[80, 72, 64, 56, 48, 40, 32].map((quality) => ({ quality, mozjpeg: true })),
];

/** Lays out the share cards of the site in `root`, and knows which of them have to be drawn. */
export async function prepareShareCards(root: string): Promise<ShareCards> {
  const cache = path.join(root, cacheFolder);
  const cards = await Promise.all(
    allCards(root).map(async (card) => ({ ...card, file: path.join(cache, `${await hashOf(card)}.jpg`) })),
  );
  const version = createHash('sha256').update(cards.map(({ file }) => path.basename(file)).join());
  return {
    version: version.digest('hex').slice(0, 8),
    async draw() {
      await mkdir(cache, { recursive: true });
      const kept = new Set(cards.map(({ file }) => path.basename(file)));
      const there = await readdir(cache);
      await Promise.all(there.filter((name) => !kept.has(name)).map((name) => rm(path.join(cache, name))));
      const missing = cards.filter(({ file }) => !there.includes(path.basename(file)));
      const queue = [...missing];
      const work = async () => {
        for (let card = queue.shift(); card; card = queue.shift()) await drawInto(card.file, card);
      };
      await Promise.all(Array.from({ length: os.availableParallelism() }, work));
      return missing.length;
    },
    async publish(client) {
      for (const card of cards) {
        const file = path.join(client, shareCardFile(card.path));
        await mkdir(path.dirname(file), { recursive: true });
        await copyFile(card.file, file);
      }
    },
  };
}

async function hashOf({ svg, photos }: Card): Promise<string> {
  const hash = createHash('sha256')
    .update(`jpeg ${JSON.stringify(ENCODINGS)} ${MOST_BYTES}`)
    .update(svg);
  for (const { file, ...place } of photos) hash.update(JSON.stringify(place)).update(await readFile(file));
  return hash.digest('hex').slice(0, 32);
}

async function drawInto(file: string, { svg, photos }: Card): Promise<void> {
  const layers = await Promise.all(photos.map(layerOf));
  const picture = sharp(Buffer.from(svg)).composite(layers).flatten();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  let bytes = Buffer.alloc(0);
  for (const encoding of ENCODINGS) {
    bytes = await sharp(data, { raw: info }).jpeg(encoding).toBuffer();
    if (bytes.length <= MOST_BYTES) break;
  }
  // Never half a file under the name that says it is finished.
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

async function layerOf({ file, left, top, width, height }: Photo) {
  const above = Math.max(0, -top);
  const visible = {
    left: 0,
    top: above,
    width: Math.min(width, CARD_SIZE.width - left),
    height: height - above,
  };
  const input = await sharp(file)
    .resize(width, height, { fit: 'cover' })
    .extract(visible)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { input, left, top: top + above };
}

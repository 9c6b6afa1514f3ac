/*
 * Prints the roll: assets/photos/frame-NN.avif, 1080 pixels, and frame-NN-s.avif, 480.
 *
 *   npm install sharp
 *   node tools/print.mjs              all twelve
 *   node tools/print.mjs frame-05     only these
 */
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { Negative } from './darkroom.mjs';
import { scenes } from './scenes.mjs';

const folder = new URL('../assets/photos/', import.meta.url).pathname;
await mkdir(folder, { recursive: true });

const wanted = process.argv.slice(2);
for (const name of wanted.length ? wanted : Object.keys(scenes)) {
  const negative = new Negative(Number(name.slice(-2)) * 1.37);
  await scenes[name](negative);
  const png = await negative.print().png().toBuffer();
  const large = await sharp(png).avif({ quality: 58, effort: 4 }).toFile(`${folder}${name}.avif`);
  const small = await sharp(png).resize(480).avif({ quality: 54, effort: 4 }).toFile(`${folder}${name}-s.avif`);
  console.log(name, Math.round(large.size / 1024), Math.round(small.size / 1024), 'kB');
}

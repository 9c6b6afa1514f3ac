/*
 * Draws the altitude portrait of every coffee, alone and on its tin:
 *
 *   node tools/draw-portraits.mjs            all of them
 *   node tools/draw-portraits.mjs gatura     one
 *
 * How a hill is made stands in assets/js/portrait.js, which the pages use as well.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import '../assets/js/portrait.js';

const { drawPortrait, drawTin } = globalThis.SpotHeight;

/** `paper` is the colour of the label, `seed` picks one hill out of all that fit the facts. */
const coffees = [
  { id: 'adola', height: 2140, acidity: 5, body: 1, process: 'natural', paper: 'porcelain', seed: 11 },
  { id: 'neblina', height: 1950, acidity: 4, body: 3, process: 'honey', paper: 'ink', seed: 23 },
  { id: 'retiro', height: 1860, acidity: 3, body: 3, process: 'washed', paper: 'celadon', seed: 5 },
  { id: 'gatura', height: 1790, acidity: 5, body: 2, process: 'washed', paper: 'coral', seed: 41 },
  { id: 'kirambo', height: 1710, acidity: 4, body: 2, process: 'washed', paper: 'deep', seed: 8 },
  { id: 'lut', height: 1480, acidity: 1, body: 5, process: 'hulled', paper: 'porcelain', seed: 77 },
  { id: 'saddle', height: 1340, acidity: 2, body: 4, process: 'blend', paper: 'celadon', seed: 31 },
  { id: 'baixo', height: 1120, acidity: 1, body: 5, process: 'natural', paper: 'ink', seed: 19 },
];

const wanted = process.argv.slice(2);
const images = new URL('../assets/img/', import.meta.url);
for (const folder of ['portraits', 'tins']) mkdirSync(new URL(folder, images), { recursive: true });
for (const coffee of coffees) {
  if (wanted.length && !wanted.includes(coffee.id)) continue;
  writeFileSync(new URL(`portraits/${coffee.id}.svg`, images), drawPortrait(coffee));
  writeFileSync(new URL(`tins/${coffee.id}.svg`, images), drawTin(coffee));
}

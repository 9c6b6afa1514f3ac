/*
 * Draws the altitude portrait of every coffee, alone and on its tin:
 *
 *   node tools/draw-portraits.mjs            all of them
 *   node tools/draw-portraits.mjs gatura     one
 *
 * How a hill is made stands in assets/js/portrait.js: the pages draw their tins with it, in the colours of their palette.
 * These files are what is shown without JavaScript, in the first palette.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import '../assets/js/portrait.js';

const { drawPortrait, drawTin, mixed } = globalThis.Roastery;

/** The first palette, by day. */
const paint = {
  celadon: '#9fcbb3',
  deep: '#1f5f4e',
  ink: '#0f1a2b',
  porcelain: '#f1f7f3',
  hot: '#ff5a43',
  mix: mixed,
};

/** `paper` is the colour of the label, `seed` picks one hill out of all that fit the facts. */
const coffees = [
  { id: 'adola', height: 2140, acidity: 5, body: 1, process: 'natural', paper: 'pale', seed: 11 },
  { id: 'neblina', height: 1950, acidity: 4, body: 3, process: 'honey', paper: 'dark', seed: 23 },
  { id: 'retiro', height: 1860, acidity: 3, body: 3, process: 'washed', paper: 'soft', seed: 5 },
  { id: 'gatura', height: 1790, acidity: 5, body: 2, process: 'washed', paper: 'bright', seed: 41 },
  { id: 'kirambo', height: 1710, acidity: 4, body: 2, process: 'washed', paper: 'deep', seed: 8 },
  { id: 'lut', height: 1480, acidity: 1, body: 5, process: 'hulled', paper: 'pale', seed: 77 },
  { id: 'saddle', height: 1340, acidity: 2, body: 4, process: 'blend', paper: 'soft', seed: 31 },
  { id: 'baixo', height: 1120, acidity: 1, body: 5, process: 'natural', paper: 'dark', seed: 19 },
];

const wanted = process.argv.slice(2);
const images = new URL('../assets/img/', import.meta.url);
for (const folder of ['portraits', 'tins']) mkdirSync(new URL(folder, images), { recursive: true });
for (const coffee of coffees) {
  if (wanted.length && !wanted.includes(coffee.id)) continue;
  writeFileSync(new URL(`portraits/${coffee.id}.svg`, images), drawPortrait(coffee, paint));
  writeFileSync(new URL(`tins/${coffee.id}.svg`, images), drawTin(coffee, paint));
}

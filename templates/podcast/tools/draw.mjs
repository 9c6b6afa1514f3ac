/* Draws every picture of the site: node tools/draw.mjs (after that, npm run build). */
import { writeFileSync } from 'node:fs';
import { harbour } from './scenes/harbour.mjs';
import { bridge, desk, tower } from './scenes/iron.mjs';
import { box, bakery } from './scenes/town.mjs';
import { pilot, light } from './scenes/sea.mjs';

const pictures = { harbour, bridge, tower, box, bakery, pilot, light, desk };
for (const [name, draw] of Object.entries(pictures)) {
  const svg = draw().svg();
  writeFileSync(new URL(`../source/public/assets/img/${name}.svg`, import.meta.url), svg);
  console.log(name, Math.round(svg.length / 1024), 'kB');
}

/* Draws the pictures: node tools/draw.mjs (after that, npm run build). It also says where the numbers belong. */
import { writeFileSync } from 'node:fs';
import { toaster } from './toaster.mjs';
import { hub } from './hub.mjs';
import { radio } from './radio.mjs';
import { depot } from './depot.mjs';
import { faces } from './faces.mjs';

const pictures = { toaster, hub, radio, depot };
for (const [name, draw] of Object.entries(pictures)) {
  const sheet = draw();
  const svg = sheet.svg();
  writeFileSync(new URL(`../source/public/assets/img/${name}.svg`, import.meta.url), svg);
  console.log(name, Math.round(svg.length / 1024), 'kB', JSON.stringify(sheet.marks));
}
writeFileSync(new URL('../source/public/assets/img/faces.svg', import.meta.url), faces());

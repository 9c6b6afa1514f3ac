/*
 * Draws the pictures: node tools/draw.mjs (after that, npm run build). Each becomes a script that carries the drawing, so that it
 * stands in the page, in the colours of the palette. It also says where the numbers belong.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { depot } from './depot.mjs';
import { faces } from './faces.mjs';
import { hub } from './hub.mjs';
import { radio } from './radio.mjs';
import { toaster } from './toaster.mjs';

const folder = new URL('../source/public/assets/drawings/', import.meta.url);
mkdirSync(folder, { recursive: true });

function write(name, drawings) {
  const lines = Object.entries(drawings).map(([key, svg]) => `DRAWINGS[${JSON.stringify(key)}] = ${JSON.stringify(svg)};`);
  writeFileSync(new URL(`${name}.js`, folder), `/* Made by tools/draw.mjs. */\nglobalThis.DRAWINGS ??= {};\n${lines.join('\n')}\n`);
  console.log(name, Math.round(lines.join('').length / 1024), 'kB');
}

for (const [name, draw] of Object.entries({ toaster, hub, radio, depot })) {
  const sheet = draw();
  write(name, { [name]: sheet.svg() });
  console.log(JSON.stringify(sheet.marks));
}
write('faces', faces());

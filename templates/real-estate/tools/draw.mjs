/**
 * Draws the elevations: one SVG for each house in source/src/data, into source/public/assets/houses, and their measures into
 * source/src/draw/sizes.js. Run it after changing a house: node tools/draw.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { east } from '../source/src/data/houses-east.js';
import { west } from '../source/src/data/houses-west.js';
import { elevation } from '../source/src/draw/elevation.js';

const source = path.join(import.meta.dirname, '..', 'source');
const folder = path.join(source, 'public', 'assets', 'houses');
mkdirSync(folder, { recursive: true });

const round = (value) => Math.round(value * 100) / 100;
const lines = [];
for (const house of [...west, ...east]) {
  const { svg, width, height, left } = elevation(house);
  writeFileSync(path.join(folder, `${house.id}.svg`), svg);
  lines.push(`  '${house.id}': { width: ${round(width)}, height: ${round(height)}, left: ${round(left)} },`);
  console.log(`${house.id}: ${Math.round(svg.length / 1000)} kB`);
}
// One house three times: lines, washes, finished.
const { svg } = elevation(east.find(({ id }) => id === 'chandlers'));
const only = ['.k{stroke:#26333c!important}path,rect,circle,ellipse,text{fill:none!important}[opacity],.glow{display:none}', '[fill^="url"],.sun,.glow{display:none}', ''];
for (const [at, rules] of only.entries()) writeFileSync(path.join(source, 'public', 'assets', 'img', `drawn-${at + 1}.svg`), svg.replace('</style>', `${rules}</style>`));

writeFileSync(path.join(source, 'src', 'draw', 'sizes.js'), `/* Measures of the drawings in metres. Written by tools/draw.mjs. */\nexport const sizes = {\n${lines.join('\n')}\n};\n`);

/**
 * Draws the elevations: one SVG for each house in tools/houses-*.js, into source/public/assets/houses. Their measures in
 * metres are printed, for the pages. Run it after changing a house: node tools/draw.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { east } from './houses-east.js';
import { west } from './houses-west.js';
import { elevation } from '../source/src/draw/elevation.js';

const source = path.join(import.meta.dirname, '..', 'source');
const folder = path.join(source, 'public', 'assets', 'houses');
mkdirSync(folder, { recursive: true });

const round = (value) => Math.round(value * 100) / 100;
for (const house of [...west, ...east]) {
  const { svg, width, height, left } = elevation(house);
  writeFileSync(path.join(folder, `${house.id}.svg`), svg);
  console.log(`${house.id}: --w:${round(width)};--h:${round(height)};--left:${round(left)}`);
}
// One house three times: lines, washes, finished.
const { svg } = elevation(east.find(({ id }) => id === 'chandlers'));
const only = ['.k{stroke:#26333c!important}path,rect,circle,ellipse,text{fill:none!important}[opacity],.glow{display:none}', '[fill^="url"],.sun,.glow{display:none}', ''];
for (const [at, rules] of only.entries()) writeFileSync(path.join(source, 'public', 'assets', 'img', `drawn-${at + 1}.svg`), svg.replace('</style>', `${rules}</style>`));


/**
 * Draws every garment in each of its cloths, every cloth as a sample, and two pictures of the mending room, into
 * source/public/assets. Run it after changing a drawing, a cloth or the list below: node tools/draw.mjs
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cloths } from './cloths.js';
import { defsOf } from './defs.js';
import { boxOf, flat } from './flat.js';
import { darn, patched } from './mends.js';

/** Which garment is drawn in which cloths, the first of them first. */
const garments = {
  'chore-coat': ['herringbone-oat', 'herringbone-loden', 'herringbone-ink', 'corduroy-rust', 'twill-forest'],
  duffle: ['twill-ochre', 'herringbone-loden', 'herringbone-oat', 'check-fell', 'twill-ink'],
  smock: ['canvas-wool', 'canvas-ochre', 'canvas-ink', 'twill-rust'],
  overshirt: ['check-gunclub', 'check-fell', 'check-hearth', 'twill-ochre', 'corduroy-wool'],
  waistcoat: ['herringbone-oat', 'herringbone-loden', 'check-gunclub', 'corduroy-ochre'],
  cardigan: ['fairisle-hearth', 'fairisle-fell', 'fairisle-dawn'],
  gansey: ['waffle-ochre', 'waffle-wool', 'waffle-forest', 'guernsey-ink'],
  'roll-neck': ['guernsey-ink', 'guernsey-rust', 'guernsey-wool'],
  slipover: ['fairisle-hearth', 'fairisle-dawn', 'fairisle-fell', 'waffle-forest'],
  trousers: ['corduroy-rust', 'corduroy-forest', 'corduroy-ochre', 'herringbone-ink', 'twill-ink'],
  dungarees: ['twill-ink', 'twill-rust', 'twill-forest', 'canvas-wool', 'corduroy-ochre'],
  skirt: ['corduroy-forest', 'corduroy-rust', 'check-fell', 'herringbone-oat'],
  pinafore: ['check-hearth', 'check-gunclub', 'canvas-ochre', 'twill-forest'],
  cap: ['fairisle-dawn', 'fairisle-fell', 'fairisle-hearth', 'guernsey-rust'],
};

const assets = path.join(import.meta.dirname, '..', 'source', 'public', 'assets');

function write(name, [x, y, w, h], body) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}">${defsOf(body)}${body}</svg>\n`;
  const file = path.join(assets, `${name}.svg`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, svg);
}

/** The outline of a piece cut with pinking shears. */
function pinked(w, h, tooth = 4) {
  const along = (length) => Math.round(length / (tooth * 2));
  const across = w / along(w) / 2;
  const down = h / along(h) / 2;
  const side = (count, a, b) => `l${a} l${b}`.repeat(count);
  const xy = (x, y) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return `M0 0${side(along(w), xy(across, tooth * 0.8), xy(across, -tooth * 0.8))}${side(along(h), xy(-tooth * 0.8, down), xy(tooth * 0.8, down))}${side(along(w), xy(-across, -tooth * 0.8), xy(-across, tooth * 0.8))}${side(along(h), xy(tooth * 0.8, -down), xy(-tooth * 0.8, -down))}Z`;
}

for (const folder of ['garments', 'cloths', 'mending']) rmSync(path.join(assets, folder), { recursive: true, force: true });
for (const [garment, worn] of Object.entries(garments)) for (const cloth of worn) write(`garments/${garment}-${cloth}`, boxOf(garment), flat(garment, cloth));
const piece = pinked(60, 60);
for (const cloth of Object.keys(cloths)) {
  write(`cloths/${cloth}`, [-1, -1, 63, 64], `<path d="${piece}" fill="#06100a" opacity=".35" transform="translate(1 2)"/><path d="${piece}" fill="url(#${cloth})"/><path d="${piece}" fill="url(#fall)"/>`);
  write(`cloths/${cloth}-near`, [0, 0, 46, 46], `<path d="M0 0h46v46H0z" fill="url(#${cloth})"/>`);
}
write('mending/darn', [0, 0, 340, 340], darn());
write('mending/patched', boxOf('trousers'), patched());

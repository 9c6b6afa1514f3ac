import { corduroy, drill, fairIsle, herringbone, knit, plain, twill, waffle, weave } from './structures.js';

/** The structures, in the order of the shop's filter. */
export const structures = {
  herringbone: { name: 'Herringbone', weight: '480 g', words: 'A twill that changes its mind every eight threads.' },
  twill: { name: 'Drill', weight: '360 g', words: 'Diagonal, dense, and dull in the best sense.' },
  corduroy: { name: 'Corduroy', weight: '410 g', words: 'Eight wales to the inch. It whistles when you walk.' },
  check: { name: 'Check', weight: '290 g', words: 'Dyed as yarn, woven in order, matched at the seams.' },
  canvas: { name: 'Canvas', weight: '440 g', words: 'Over one, under one. Nothing simpler lasts longer.' },
  waffle: { name: 'Waffle knit', weight: '520 g', words: 'Small wells that hold still air, which is all warmth is.' },
  guernsey: { name: 'Guernsey knit', weight: '610 g', words: 'Five-ply, spun hard, knitted tight enough to turn rain.' },
  fairisle: { name: 'Fair Isle', weight: '540 g', words: 'Never more than two colours in a row, and never dull.' },
};

/** Colour families of the filter, each with the colour of its dot. */
export const families = {
  green: { name: 'Green', dot: '#3f6b51' },
  ochre: { name: 'Ochre', dot: '#c48a26' },
  wool: { name: 'Undyed', dot: '#ddd2b8' },
  rust: { name: 'Rust', dot: '#a5502e' },
  ink: { name: 'Ink', dot: '#34465a' },
};

const repeat = (...runs) => runs.flatMap(([colour, count]) => Array.from({ length: count }, () => colour));
const forest = '#2f5d45';
const moss = '#5d7d54';
const ochre = '#c68a22';
const wool = '#e2d8bf';
const oat = '#c9b993';
const rust = '#a84e2b';
const ink = '#32475c';
const peat = '#4b3a2c';

const checked = (id, sett) => weave({ id, draft: twill, warp: sett, weft: sett, gap: '#2a2a22' });
const stocking = (colour) => knit(Array.from({ length: 4 }, () => [colour]), 4);

const list = [
  ['herringbone-loden', 'Loden herringbone', 'herringbone', 'green', forest, (id) => weave({ id, draft: herringbone, warp: ['#3b6b50'], weft: ['#b9bd98'], gap: '#1c2c22' })],
  ['herringbone-oat', 'Oat herringbone', 'herringbone', 'wool', oat, (id) => weave({ id, draft: herringbone, warp: ['#e6dcc3'], weft: ['#8d7a57'], gap: '#4d4130' })],
  ['herringbone-ink', 'Ink herringbone', 'herringbone', 'ink', ink, (id) => weave({ id, draft: herringbone, warp: ['#31465c'], weft: ['#93a1a8'], gap: '#18222c' })],
  ['twill-ochre', 'Ochre drill', 'twill', 'ochre', ochre, (id) => weave({ id, draft: drill, warp: ['#cb9027'], weft: ['#8f5f16'], gap: '#6d4812' })],
  ['twill-rust', 'Rust drill', 'twill', 'rust', rust, (id) => weave({ id, draft: drill, warp: ['#ad5330'], weft: ['#70311b'], gap: '#571f10' })],
  ['twill-ink', 'Ink drill', 'twill', 'ink', ink, (id) => weave({ id, draft: drill, warp: ['#374e66'], weft: ['#a9b2b0'], gap: '#1c2936' })],
  ['twill-forest', 'Forest drill', 'twill', 'green', forest, (id) => weave({ id, draft: drill, warp: ['#37694f'], weft: ['#1d3d2d'], gap: '#14291f' })],
  ['corduroy-rust', 'Rust corduroy', 'corduroy', 'rust', '#a9522f'],
  ['corduroy-forest', 'Forest corduroy', 'corduroy', 'green', '#3c6c50'],
  ['corduroy-ochre', 'Ochre corduroy', 'corduroy', 'ochre', '#c48b2a'],
  ['corduroy-wool', 'Undyed corduroy', 'corduroy', 'wool', '#ddd2b8'],
  ['check-gunclub', 'Gun club check', 'check', 'wool', oat, (id) => checked(id, repeat([wool, 4], [forest, 4], [wool, 4], [rust, 4]))],
  ['check-fell', 'Fell check', 'check', 'green', moss, (id) => checked(id, repeat([forest, 12], [moss, 4], [forest, 2], [ochre, 2], [forest, 2], [moss, 4], [forest, 4], [rust, 2]))],
  ['check-hearth', 'Hearth check', 'check', 'rust', rust, (id) => checked(id, repeat([rust, 10], [peat, 6], [rust, 2], [wool, 2], [rust, 2], [peat, 6], [rust, 2], [ochre, 2]))],
  ['canvas-wool', 'Undyed canvas', 'canvas', 'wool', wool, (id) => weave({ id, draft: plain, warp: ['#e8dfc9', '#ddd2b8'], weft: ['#d6cab0', '#e4dac2'], gap: '#968866' })],
  ['canvas-ochre', 'Ochre canvas', 'canvas', 'ochre', ochre, (id) => weave({ id, draft: plain, warp: ['#cc922b', '#c1851f'], weft: ['#b87d1e', '#c98f2c'], gap: '#734d10' })],
  ['canvas-ink', 'Ink canvas', 'canvas', 'ink', ink, (id) => weave({ id, draft: plain, warp: ['#3a516a', '#33485e'], weft: ['#2f4459', '#3b526a'], gap: '#17212b' })],
  ['waffle-wool', 'Undyed waffle', 'waffle', 'wool', '#e0d6bd'],
  ['waffle-ochre', 'Ochre waffle', 'waffle', 'ochre', '#c78d2b'],
  ['waffle-forest', 'Forest waffle', 'waffle', 'green', '#40705a'],
  ['guernsey-ink', 'Ink guernsey', 'guernsey', 'ink', '#3c536b', () => stocking('#3c536b')],
  ['guernsey-rust', 'Rust guernsey', 'guernsey', 'rust', '#ad5632', () => stocking('#ad5632')],
  ['guernsey-wool', 'Undyed guernsey', 'guernsey', 'wool', '#ded3ba', () => stocking('#ded3ba')],
  ['fairisle-fell', 'Fell Fair Isle', 'fairisle', 'green', '#2f5a45', () => fairIsle({ base: '#35614b', dark: '#27402f', light: '#e4dac1', warm: '#aa5230', bright: '#d39a35' })],
  ['fairisle-hearth', 'Hearth Fair Isle', 'fairisle', 'rust', '#9c4627', () => fairIsle({ base: '#a34c2a', dark: '#4a2f22', light: '#e6dcc3', warm: '#365f4b', bright: '#d7a03a' })],
  ['fairisle-dawn', 'Dawn Fair Isle', 'fairisle', 'wool', '#d8ccb0', () => fairIsle({ base: '#ded3ba', dark: '#8a4a2c', light: '#c7b68f', warm: '#3f6d55', bright: '#2f5844' })],
];

const drawn = { corduroy, waffle };

/** Every cloth by its id: name, structure, family of colour, plain colour for trims, and the repeat. */
export const cloths = Object.fromEntries(
  list.map(([id, name, structure, family, colour, draw]) => [
    id,
    { id, name, structure, family, colour, tile: draw ? draw(id) : drawn[structure]({ colour, id }) },
  ]),
);

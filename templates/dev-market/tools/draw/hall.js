/* The hall in layers. Building, awnings and night stand in the page, with colours of the theme (fill-wall, stroke-iron ...), so that palettes
   and the bulbs reach them; what lies on the counters is a picture of its own, assets/img/hall.svg. */
import { at, bare, board, box, c, chance, crate, disc, ink, leaf, letter, line, n, oval, path, tint } from './brush.js';
import { cheese, easing, eggs, honey, iconBunches, kippers, onions, parsers, peas, sorting, spices, buns } from './goods.js';

const cls = (d, name, rest = '') => n`<path d="${d}"${name && ` class="${name}"`}${rest && ` ${rest}`}/>`;
const heart = [1090, 430];

function vault() {
  const [cx, cy] = heart;
  const radii = [300, 372, 470, 610, 800, 1050, 1380];
  const ring = (r) => n`M${cx - r} ${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}`;
  let out = cls('M0 0H1600V920H0z', 'fill-wall', bare);
  for (let i = radii.length - 1; i > 0; i--) {
    const [a, b] = [radii[i], radii[i - 1]];
    out += cls(n`${ring(a)}H${cx + b}A${b} ${b} 0 0 0 ${cx - b} ${cy}z`, i % 2 ? 'fill-pane' : 'fill-pane-two', bare);
    let bars = '';
    for (let k = 1; k < 16; k++) {
      const angle = Math.PI * (k / 16);
      bars += n`M${cx - Math.cos(angle) * b} ${cy - Math.sin(angle) * b}L${cx - Math.cos(angle) * a} ${cy - Math.sin(angle) * a}`;
    }
    out += cls(bars, 'stroke-iron', 'fill="none" stroke-width="1.6" opacity=".55"');
  }
  // Walls beside the vault, going back in courses of brick.
  for (let i = radii.length - 1; i > 0; i--) for (const side of [-1, 1]) {
    const [a, b] = [cx + side * radii[i], cx + side * radii[i - 1]];
    out += cls(n`M${a} ${cy}H${b}V${500 + (radii[i - 1] - 300) * 0.42}L${a} ${500 + (radii[i] - 300) * 0.42}z`, i % 2 ? 'fill-wall' : 'fill-wall-two', bare);
  }
  out += cls(n`M0 920V${500 + 790 * 0.42}L${cx - 300} 500H${cx + 300}L1600 ${500 + 210 * 0.42}V920z`, 'fill-floor', bare);
  for (let i = radii.length - 1; i >= 0; i--) {
    const r = radii[i];
    const w = 4 + i * 2.2;
    const foot = 500 + (r - 300) * 0.42;
    out += cls(n`M${cx - r} ${foot}V${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}V${foot}`, 'stroke-iron', n`fill="none" stroke-width="${w}"`);
    if (i > 1) out += cls(ring(r - w * 2.2), 'stroke-iron', n`fill="none" stroke-width="${w * 0.35}"`) + cls(ring(r - w * 1.2), 'stroke-iron', n`fill="none" stroke-width="${w * 1.7}" stroke-dasharray="2 ${w * 2}" stroke-linecap="butt"`);
  }
  return out;
}

function window() {
  const [cx, cy] = heart;
  let out = cls(n`M${cx - 296} ${cy}A296 296 0 0 1 ${cx + 296} ${cy}V500H${cx - 296}z`, 'fill-sky', bare);
  // Roofs of the town, and the sun that comes over them; at night it is the moon.
  out += n`<circle cx="${cx + 120}" cy="300" r="92" class="fill-sun" stroke="none" opacity=".35"/><circle cx="${cx + 120}" cy="300" r="52" class="fill-sun" stroke="none"/>`;
  out += cls(n`M${cx - 296} 430V388l40 -30 34 26v-40h30l24 34 50 -44 46 40v-24h18v30l40 -26 60 44v-60l16 -46 16 46v50l52 -30 46 32v-30h24v20l46 -26 54 40v60z`, 'fill-town', bare);
  out += cls(n`M${cx - 296} 500V430H${cx + 296}V500z`, 'fill-wall-two', bare);
  let bars = '';
  for (let k = 1; k < 10; k++) {
    const angle = Math.PI * (k / 10);
    bars += n`M${cx - Math.cos(angle) * 70} ${cy - Math.sin(angle) * 70}L${cx - Math.cos(angle) * 296} ${cy - Math.sin(angle) * 296}`;
  }
  bars += n`M${cx - 70} ${cy}A70 70 0 0 1 ${cx + 70} ${cy}M${cx - 180} ${cy}A180 180 0 0 1 ${cx + 180} ${cy}`;
  out += cls(bars, 'stroke-iron', 'fill="none" stroke-width="5"') + cls(n`M${cx - 300} ${cy}H${cx + 300}`, 'stroke-iron', 'fill="none" stroke-width="12"');
  // The clock.
  let ticks = '';
  for (let k = 0; k < 12; k++) ticks += n`M${Math.sin(k * 0.5236) * 40} ${-Math.cos(k * 0.5236) * 40}L${Math.sin(k * 0.5236) * (k % 3 ? 35 : 30)} ${-Math.cos(k * 0.5236) * (k % 3 ? 35 : 30)}`;
  return out + at(cx, 206, 1, cls('M0 -100V-50', 'stroke-awning-dark', 'stroke-width="8"') + '<circle r="52" class="fill-awning-dark"/><circle r="45" class="fill-cream"/>' + cls(ticks, '', 'fill="none" stroke-width="3"') + cls('M0 0 -6 24M0 0 21 -24', '', 'fill="none" stroke-width="5"') + '<circle r="4" class="fill-tomato-sign"/>');
}

/** Small stalls and people at the far end. */
function distance() {
  const r = chance(31);
  let out = '';
  [[826, c.tomato], [930, c.butter], [1034, c.green], [1150, c.tomato], [1258, c.butter]].forEach(([x, colour], i) => {
    out += box(x, 458, 84, 46, '#6b4a2e', 0, 'stroke-width="1.4"');
    for (let k = 0; k < 6; k++) out += disc(x + 10 + k * 13, 490 - r(0, 6), 7, [c.greenLight, c.tomatoLight, c.butter][(k + i) % 3], 'stroke-width="1"');
    for (let k = 0; k < 6; k++) out += path(n`M${x + 6 + k * 12} 440h12l${(k - 2.5) * 1.2 + 2.4} 18q-7 8 -15 0z`, k % 2 ? c.cream : colour, 'stroke-width="1.2"');
    out += box(x - 2, 494, 88, 20, c.woodDark, 0, 'stroke-width="1.4"');
  });
  const person = (x, coat, bag) => at(x, 528, 1, path('M-11 0Q-14 -40 0 -42 14 -40 11 0z', coat, 'stroke-width="1.6"') + disc(0, -50, 8, '#c98d63', 'stroke-width="1.6"') + path('M-9 -52Q0 -64 9 -52z', ink, bare) + (bag ? box(10, -22, 11, 15, c.kraft, 1, 'stroke-width="1.4"') : ''));
  return out + person(910, '#3f5a6b', true) + person(1016, '#7a3b3b', false) + person(1128, c.greenDark, true) + person(1240, '#5b4a6b', false);
}

/** `stripes` is a class of the theme. */
function awning(x, w, y, stripes) {
  const count = 12;
  let out = '';
  const light = { odd: '', even: '' };
  for (let k = 0; k < count; k++) {
    const step = (w - 52) / count;
    const top = x + 26 + k * step;
    const width = (w + 16) / count;
    const left = x - 8 + k * width;
    light[k % 2 ? 'odd' : 'even'] += n`M${top} ${y}H${top + step}L${left + width} ${y + 74}H${left}zM${left} ${y + 74}H${left + width}V${y + 92}Q${left + width / 2} ${y + 112} ${left} ${y + 92}z`;
  }
  const edge = 'stroke-width="1.8"';
  out += cls(light.odd, 'fill-cream', edge) + cls(light.even, stripes, edge);
  out += cls(n`M${x - 8} ${y + 74}H${x + w + 8}V${y + 92}H${x - 8}z`, 'fill-line', `${bare} opacity=".14"`);
  return out + n`<path d="M${x + 26} ${y}H${x + w - 26}L${x + w - 20} ${y + 18}H${x + 20}z" fill="white" stroke="none" opacity=".28"/><rect x="${x + 18}" y="${y - 9}" width="${w - 36}" height="12" rx="5" class="fill-plank-dark"/>` + cls(n`M${x - 8} ${y + 74}H${x + w + 8}`, '', 'fill="none" stroke-width="2.4"');
}

function stall(x, w, colour, dark, inside, counter) {
  const floor = 902;
  let front = '';
  for (let k = 0; k < 7; k++) front += board(x + (w / 7) * k, 764, w / 7, floor - 764, k % 2 ? dark : colour, k + 2);
  return tint(n`M${x - 20} ${floor + 4}Q${x + w / 2} ${floor + 26} ${x + w + 24} ${floor + 4}L${x + w} ${floor - 8}H${x}z`, ink, 0.3) + box(x + 10, 470, w - 20, 300, '#5b3820') + tint(n`M${x + 12} 480H${x + w - 12}V566Q${x + w / 2} 600 ${x + 12} 566z`, '#25130a', 0.55) +
    [0.25, 0.5, 0.75].map((k) => line(n`M${x + w * k} 480V760`, '#2f1b0f', 2, 'opacity=".6"')).join('') + inside + board(x + 2, 440, 16, 340, c.woodDark, 2) + board(x + w - 18, 440, 16, 340, c.woodDark, 8) +
    front + tint(n`M${x} 764H${x + w}V784H${x}z`, ink, 0.28) + box(x + 44, 812, w - 88, 54, c.cream, 4) + box(x + 50, 818, w - 100, 42, 'none', 3, `stroke="${dark}" stroke-width="2"`) + counter(x);
}

/** The figures of the dial as texts, which source/src/scale.js writes for another range. */
const figures = () => [['start', -33, 35, 0], ['start', -43, -1, 20], ['middle', 0, -27, 40], ['end', 43, -1, 60], ['end', 33, 35, 80]].map(([anchor, x, y, value]) => `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="10" stroke="none" class="fill-line font-text font-bold" data-figure>${value}</text>`).join('');

/** The weighing machine; its needle is a group of its own. */
export function scale(needle = '', isOnPage = false) {
  let ticks = '';
  for (let k = 0; k <= 20; k++) { const a = ((k * 13.5 - 135) * Math.PI) / 180; const r = k % 5 ? 46 : 40; ticks += n`M${Math.sin(a) * 52} ${-Math.cos(a) * 52}L${Math.sin(a) * r} ${-Math.cos(a) * r}`; }
  return path('M30 214Q40 150 74 128H166Q200 150 210 214z', c.green) + tint('M166 128Q200 150 210 214H176Q176 160 150 128z', ink, 0.25) + line('M52 204Q60 164 84 142', '#fff', 5, 'opacity=".35"') + board(16, 208, 208, 12, c.woodDark, 2) + path('M110 60h20v14h-20z', '#9aa5a6') + path('M10 36H230Q222 62 190 62H50Q18 62 10 36z', '#c9d2d2') + tint('M130 40H228Q220 60 190 60H110z', ink, 0.15) + oval(120, 36, 110, 9, '#e6ecea') +
    disc(120, 130, 66, c.butterDark) + disc(120, 130, 58, c.cream) + at(120, 130, 1, line(ticks, ink, 2) + (isOnPage ? figures() : letter('0', -36, 34, 9, ink, { weight: 2.6 }) + letter('20', -46, -4, 8, ink, { weight: 2.6 }) + letter('40', -8, -26, 8, ink, { weight: 2.6 }) + letter('60', 30, -4, 8, ink, { weight: 2.6 }) + letter('80', 24, 34, 8, ink, { weight: 2.6 })) + (isOnPage ? '<text y="31" text-anchor="middle" font-size="13" stroke="none" class="fill-price font-sign" data-slot="page.unit">kB</text>' : letter('KB', 0, 30, 10, c.tomatoDark, { middle: true, weight: 3 })) + `<g ${needle}>${line('M0 12V-42', c.tomato, 4)}${path('M-5 -34 0 -48 5 -34z', c.tomato, 'stroke-width="1"')}</g>` + disc(0, 0, 6, ink));
}

/** `sign` is what is printed in the ring. */
export const bag = (x, y, s, turn = 0, sign = '') => at(x, y, s, path('M-44 0 -50 -112 -42 -120 -32 -112 -22 -120 -11 -112 0 -120 11 -112 22 -120 32 -112 42 -120 50 -112 44 0z', c.kraft) + tint('M20 -116 22 -120 32 -112 42 -120 50 -112 44 0H18z', ink, 0.18) + line('M-46 -14H45M20 -108 16 -2', ink, 1.4, 'opacity=".4"') + disc(-8, -60, 25, 'none', `stroke="${c.tomato}" stroke-width="4"`) + sign, turn);

const cat = (x, y) => at(x, y, 1, path('M-62 0Q-70 -40 -20 -48 40 -54 56 -26 64 0 40 0z', '#e08a3c') + line('M-30 -46q4 10 0 16M-10 -49q5 10 1 18M12 -49q5 10 1 18', '#a5561c', 5) + path('M30 -14Q26 -44 46 -46L52 -58 62 -47 74 -49 78 -60 86 -46Q96 -36 90 -20 84 -4 60 -4 36 -4 30 -14z', '#ea9c50') + line('M50 -28q5 5 10 0M70 -28q5 5 10 0', ink, 2.4) + path('M62 -21h7l-3.5 4z', c.tomato, 'stroke-width="1.4"') + line('M-58 -6Q-30 10 30 -4', '#e08a3c', 13) + line('M-62 -12Q-34 16 32 2M-50 -14Q-20 -4 22 -8', ink, 2.2) + line('M92 -22l14 -3M92 -17l14 2M40 -22l-10 -4', ink, 1.4));

function lamps() {
  let out = '';
  const strings = [[-20, 70, 1090, 60, 90], [1090, 60, 1640, 30, 70]];
  const bulbs = [];
  for (const [x1, y1, x2, y2, sag] of strings) {
    out += cls(n`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, '', 'fill="none" stroke-width="2.4" opacity=".8"');
    const count = Math.round((x2 - x1) / 74);
    for (let k = 1; k < count; k++) { const t = k / count; bulbs.push([x1 * (1 - t) ** 2 + (x1 + x2) * t * (1 - t) + x2 * t * t, y1 * (1 - t) ** 2 + (y1 + y2 + sag * 4) * t * (1 - t) + y2 * t * t]); }
  }
  for (const [x, y] of bulbs) out += n`<rect x="${x - 3.5}" y="${y}" width="7" height="8" rx="1" class="fill-line" stroke="none"/><circle cx="${x}" cy="${y + 15}" r="8.5" class="fill-bulb" stroke-width="1.8"/>`;
  return { out, bulbs };
}

const layer = (name, inner, rest = '') => `<svg class="${name}" viewBox="0 0 1600 920" preserveAspectRatio="xMidYMax slice" aria-hidden="true"${rest}>${inner}</svg>`;
const pen = (inner) => `<g class="stroke-line" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">${inner}</g>`;

/** Roof, walls, the window with the town and the sun, and the light that falls through. */
export function back() {
  const shafts = cls('M1010 0H1250L560 640H230z', 'fill-ray', bare) + cls('M1330 60 1460 190 900 760H690z', 'fill-ray', bare) + cls('M1560 260 1600 330V400L1180 800H1060z', 'fill-ray', bare);
  return layer('back', pen(vault() + window() + shafts));
}

/** What lies on the stalls and in front of them, and people far away: without building and awnings. */
export function counters() {
  const hang = (inner, x, y, s) => at(x, y, s, inner);
  const stand = (inner, x, s, base = 766) => at(x, base - 216 * s, s, inner);
  const pendant = (x) => line(n`M${x} 500V520`, ink, 3) + path(n`M${x - 20} 536Q${x - 16} 518 ${x} 518T${x + 20} 536z`, c.greenDark) + disc(x, 541, 8, '#ffe9a8', 'stroke-width="1.8"');
  const first = stall(28, 500, c.green, c.greenDark, hang(parsers(), 130, 486, 1.02), (x) => stand(sorting(), x + 6, 0.92) + stand(peas(), x + 262, 0.8));
  const second = stall(566, 486, c.tomato, c.tomatoDark, hang(onions(), 128 + 560, 496, 0.62) + pendant(640) + pendant(960), (x) => stand(easing(), x + 2, 0.86) + stand(scale('transform="rotate(-52)"'), x + 216, 0.56) + stand(cheese(), x + 322, 0.66));
  const third = stall(1090, 490, c.butterDark, '#8a5a12', hang(kippers(), 1180, 488, 0.98) + pendant(1130) + pendant(1540), (x) => stand(iconBunches(), x - 12, 0.98) + stand(buns(), x + 250, 0.78));
  const frontRow = tint('M452 914H700L690 924H460z', ink, 0.25) + crate(470, 856, 150, 58, 'EGGS', c.greenDark) + stand(eggs(), 462, 0.58, 866) + bag(650, 914, 0.78, 3) + stand(spices(), 944, 0.68, 916) + stand(honey(), 1092, 0.46, 916) + bag(1530, 914, 0.9, -4) + crate(16, 864, 128, 52, 'CACHE', c.tomatoDark) + cat(72, 866);
  return distance() + first + second + third + frontRow + leaf(432, 914, 22, -20);
}

/** The sign of the house, as it is printed on bags: a text of the page. */
const print = '<text x="-8" y="-49" text-anchor="middle" font-size="36" stroke="none" class="fill-tomato-sign font-sign" data-slot="brand.sign">;</text>';

/** Three bags, for a page. */
export const bags = () => `<svg viewBox="0 0 350 224" aria-hidden="true"><g class="stroke-line" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">${bag(70, 214, 1, -3, print)}${bag(196, 214, 1.5, 2, print)}${bag(300, 214, 0.8, 5, print)}</g></svg>`;

/** A card on a stick with the price of a good, as its page says it. */
const priceCard = (x, y, id, price, colour, turn, size) =>
  at(x, y, size, cls('M0 0V-34', 'stroke-plank-dark', 'fill="none" stroke-width="4"') + '<rect x="-32" y="-66" width="64" height="34" rx="3" class="fill-cream"/>' + `<rect x="-28.5" y="-62.5" width="57" height="27" rx="2" class="stroke-${colour}" fill="none" stroke-width="1.6"/><text y="-42" text-anchor="middle" font-size="21" stroke="none" class="fill-${colour} font-sign" data-slot="part-${id}.price">${price}</text>`, turn);
const prices = () =>
  [[278, 752, 'pippin', '€4', 'price', -5, 1.15], [490, 772, 'podfellow', 'free', 'free', 6, 1.1], [802, 762, 'preserve', '€3', 'price', 5, 1], [1018, 752, 'rind', '€9', 'free', 7, 1.05], [1328, 752, 'bunch', '€6', 'price', -4, 1.15], [1560, 762, 'four-rows', '€7', 'free', 5, 1]].map((card) => priceCard(...card)).join('');

/** The awnings, the prices, and the names on the boards of the stalls. */
export function front() {
  const sign = (x, name, words, colour) => n`<text x="${x}" y="852" text-anchor="middle" font-size="36" class="font-sign ${colour}" data-slot="${name}">${words}</text>`;
  return layer('front', pen(awning(28, 500, 416, 'fill-awning') + awning(566, 486, 416, 'fill-tomato-sign') + awning(1090, 490, 416, 'fill-straw') + prices()) + sign(294, 'signs.first', 'Pippin Row', 'fill-awning-dark') + sign(809, 'signs.second', 'Rind &amp; Sons', 'fill-price') + sign(1355, 'signs.third', 'Kipper Lane', 'fill-line') + at(650, 914, 0.78, print, 3) + at(1530, 914, 0.9, print, -4));
}

/** Night falls over the drawing as one sheet of colour; the lamps leave pools in it. */
export function night() {
  const { out: strings, bulbs } = lamps();
  const lit = [[278, 640, 340], [808, 650, 330], [1336, 640, 340], [1090, 206, 150]];
  const pools = lit.map(([x, y, r]) => n`<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.86}" fill="url(#pool)"/>`).join('');
  const glow = lit.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#glow)"/>`).join('') + bulbs.map(([x, y]) => n`<circle cx="${x}" cy="${y + 14}" r="46" fill="url(#glow)"/>`).join('');
  return (
    layer('dusk', `<defs><radialGradient id="pool"><stop offset=".35" stop-color="black" stop-opacity=".92"/><stop offset="1" stop-color="black" stop-opacity="0"/></radialGradient><mask id="pools"><path d="M0 0H1600V920H0z" fill="white"/>${pools}</mask></defs><path d="M0 0H1600V920H0z" mask="url(#pools)"/>`) +
    layer('glows', `<defs><radialGradient id="glow"><stop class="glow-inner"/><stop offset="1" class="glow-outer"/></radialGradient></defs>${glow}`) +
    layer('lamps', pen(strings))
  );
}

/* The goods on the counters. Each drawing is 280 wide and 224 high and stands on y = 216. */
import { at, bare, board, box, c, chance, crate, disc, ink, leaf, letter, line, n, oval, path, tint } from './brush.js';

const ground = (x, w, y = 216) => tint(n`M${x} ${y}Q${x + w / 2} ${y + 9} ${x + w} ${y} ${x + w / 2} ${y - 9} ${x} ${y}z`, ink, 0.2);

function apple(x, y, r, fill, sign) {
  const body = n`M${x} ${y - r * 0.78}C${x + r * 0.5} ${y - r * 1.15} ${x + r * 1.15} ${y - r * 0.7} ${x + r} ${y + r * 0.1}C${x + r * 0.9} ${y + r * 0.85} ${x + r * 0.4} ${y + r} ${x} ${y + r * 0.88}C${x - r * 0.4} ${y + r} ${x - r * 0.9} ${y + r * 0.85} ${x - r} ${y + r * 0.1}C${x - r * 1.15} ${y - r * 0.7} ${x - r * 0.5} ${y - r * 1.15} ${x} ${y - r * 0.78}z`;
  return path(body, fill) + tint(n`M${x + r * 0.55} ${y - r * 0.7}Q${x + r * 1.1} ${y} ${x + r * 0.3} ${y + r * 0.86} ${x + r * 1.05} ${y + r * 0.6} ${x + r * 0.95} ${y - r * 0.1} ${x + r * 0.9} ${y - r * 0.5} ${x + r * 0.55} ${y - r * 0.7}z`, ink, 0.22) +
    oval(x - r * 0.45, y - r * 0.35, r * 0.17, r * 0.28, '#fff', `${bare} opacity=".75"`) + line(n`M${x} ${y - r * 0.72}q1 ${-r * 0.3} ${r * 0.22} ${-r * 0.5}`, ink, 2.5) + leaf(x + r * 0.12, y - r * 0.98, r * 0.55, -12) +
    (sign ? oval(x, y + r * 0.2, r * 0.44, r * 0.44, c.cream, 'stroke-width="1.2"') + letter(sign, x, y + r * 0.2 + r * 0.24, r * 0.48, c.tomatoDark, { middle: true, weight: 3.4 }) : '');
}

export function sorting() {
  const colours = ['#8fb944', '#a9c24a', '#d3c84c', '#efc24a', '#f0a13c', '#e8752f', '#dd4a28', '#c42f23'];
  let heap = '';
  let x = 34;
  for (let i = 0; i < 6; i++) { const r = 14 + i * 2.4; x += r; heap += apple(x, 104 - r * 0.86, r, colours[i + 2]); x += r * 0.72; }
  x = 20;
  for (let i = 0; i < 8; i++) { const r = 12.5 + i * 1.9; x += r; heap += apple(x, 132 - r * 0.7, r, colours[i], String(i + 1)); x += r * 0.62; }
  return ground(4, 276) + tint('M14 122H268V140H14z', '#4a2d16') + heap + crate(10, 132, 262, 82, 'SORTED');
}

export function parsers() {
  const names = ['INI', 'CSV', 'TOML', 'DATE', 'URL', 'ISO', 'KEY', 'HEX', 'TSV', 'XML'];
  const sausage = (long, fill, name, upside) =>
    path(n`M1 0Q6 -14 ${long * 0.3} -13.5H${long * 0.7}Q${long - 6} -14 ${long - 1} 0 ${long - 6} 14 ${long * 0.7} 13.5H${long * 0.3}Q6 14 1 0z`, fill) + line(n`M${long * 0.22} ${upside ? 8 : -8}H${long * 0.66}`, '#f3ab88', 3, 'opacity=".85"') + tint(n`M6 ${upside ? -6 : 6}H${long - 6}Q${long - 10} ${upside ? -12.5 : 12.5} ${long * 0.7} ${upside ? -12.5 : 12.5}H${long * 0.3}Q10 ${upside ? -12.5 : 12.5} 6 ${upside ? -6 : 6}z`, ink, 0.22) +
    box(long * 0.5 - 19, -7.5, 38, 15, c.cream, 2, 'stroke-width="1.4"') + at(long * 0.5, 0, 1, letter(name, 0, 4, 8, c.greenDark, { middle: true, weight: 3 }), upside ? 180 : 0);
  const string = (from, to, depth, first, links) => {
    const points = Array.from({ length: 201 }, (_, i) => { const t = i / 200; return [from + (to - from) * t, 36 + depth * (1 - (2 * t - 1) ** 2)]; });
    const lengths = points.map((p, i) => (i ? Math.hypot(p[0] - points[i - 1][0], p[1] - points[i - 1][1]) : 0));
    const whole = lengths.reduce((a, b) => a + b);
    const ends = [points[0]];
    let walked = 0;
    points.forEach((p, i) => { walked += lengths[i]; if (walked >= (whole / links) * ends.length - 0.01) ends.push(p); });
    let out = '';
    for (let i = 0; i < links; i++) {
      const [[x1, y1], [x2, y2]] = [ends[i], ends[i + 1] ?? points[200]];
      const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
      out += at(x1, y1, 1, sausage(Math.hypot(x2 - x1, y2 - y1), ['#b8402a', '#a5341f', '#c9663c'][(first + i) % 3], names[(first + i) % 10], false), turn) + disc(x2, y2, 3.4, c.kraftLight, 'stroke-width="1.8"');
    }
    return out;
  };
  const hook = (x) => line(n`M${x} 18v12q0 8 7 6`, ink, 6.5) + line(n`M${x} 18v12q0 8 7 6`, '#aab3b5', 3);
  return board(4, 8, 272, 14, c.woodDark, 3) + string(28, 146, 92, 0, 4) + string(146, 256, 152, 4, 6) + hook(24) + hook(142) + hook(252);
}

function jar(x, w, h, jam, cloth, curve, name) {
  const y = 204 - h;
  const stripes = [0.12, 0.32, 0.52, 0.72].map((k) => tint(n`M${x + w * k} ${y - 16}h${w * 0.1}l${w * 0.02} 26h${-w * 0.14}z`, '#fff', 0.75)).join('');
  return path(n`M${x + 6} ${y + 8}H${x + w - 6}Q${x + w} ${y + 14} ${x + w} ${y + 24}V${y + h - 10}Q${x + w} ${y + h} ${x + w - 10} ${y + h}H${x + 10}Q${x} ${y + h} ${x} ${y + h - 10}V${y + 24}Q${x} ${y + 14} ${x + 6} ${y + 8}z`, '#eaf3ea') +
    tint(n`M${x + 3} ${y + 26}q${w / 4} -6 ${w / 2 - 3} 0t${w / 2 - 3} 0V${y + h - 10}q0 7 -8 7H${x + 11}q-8 0 -8 -7z`, jam) + tint(n`M${x + w * 0.76} ${y + 26}H${x + w - 3}V${y + h - 10}q0 7 -8 7h${-w * 0.16}q${w * 0.1} -24 ${w * 0.06} ${-h + 30}z`, ink, 0.18) +
    line(n`M${x + 9} ${y + 32}V${y + h - 20}`, '#fff', 4, 'opacity=".65"') +
    box(x + w * 0.17, y + h * 0.36, w * 0.7, h * 0.5, c.cream, 3, 'stroke-width="1.6"') + line(n`M${x + w * 0.26} ${y + h * 0.44}V${y + h * 0.7}H${x + w * 0.78}`, ink, 1.3, 'opacity=".5"') + at(x + w * 0.26, y + h * 0.7, 1, line(curve(w * 0.5, h * 0.24), c.tomato, 3)) + letter(name, x + w * 0.52, y + h * 0.83, 7, ink, { middle: true, weight: 2.2 }) +
    path(n`M${x + 3} ${y - 14}Q${x + w / 2} ${y - 24} ${x + w - 3} ${y - 14}L${x + w + 5} ${y + 12}Q${x + w * 0.8} ${y + 5} ${x + w * 0.66} ${y + 13} ${x + w * 0.5} ${y + 5} ${x + w * 0.34} ${y + 13} ${x + w * 0.2} ${y + 5} ${x - 5} ${y + 12}z`, cloth) + stripes + line(n`M${x + 2} ${y - 2}Q${x + w / 2} ${y + 5} ${x + w - 2} ${y - 2}`, c.kraftDark, 3.5) + line(n`M${x + w * 0.5} ${y + 2}l-8 10m8 -10l9 9`, c.kraftDark, 2.4);
}

export function easing() {
  return ground(2, 276, 218) + board(2, 204, 276, 14, c.woodDark, 9) +
    jar(14, 76, 112, '#d63a22', c.green, (w, h) => n`M0 0C${w * 0.6} 0 ${w * 0.9} ${-h * 0.3} ${w} ${-h}`, 'IN') +
    jar(102, 84, 150, '#e8a52b', c.tomato, (w, h) => n`M0 0C${w * 0.3} ${-h * 1.9} ${w * 0.45} ${-h * 0.5} ${w * 0.6} ${-h * 0.9}S${w * 0.85} ${-h * 1.15} ${w} ${-h}`, 'SPRING') +
    jar(198, 70, 100, '#7a3b6b', c.butterDark, (w, h) => n`M0 0C${w * 0.1} ${-h * 0.7} ${w * 0.4} ${-h} ${w} ${-h}`, 'OUT');
}

const icons = [
  'M0 5C-9 -1 -6 -8 0 -4 6 -8 9 -1 0 5z', 'M0 -7 2 -2 7 -2 3 2 5 7 0 4 -5 7 -3 2 -7 -2 -2 -2z', 'M-6 0H6M1 -5 6 0 1 5', 'M-7 0Q0 -8 7 0 0 8 -7 0zM0 -2a2 2 0 1 0 .1 0', 'M-6 5Q-4 3 -4 -1 -4 -6 0 -6T4 -1Q4 3 6 5zM-1 7H1', 'M-6 6V-1L0 -6 6 -1V6H2V2H-2V6z', 'M-6 -6H6V6H-6zM-6 -2H6', 'M0 -6V6M-6 0H6', 'M-2 -6a4 4 0 1 1 -.1 8 4 4 0 1 1 .1 -8M1 2 6 7',
];

function bunch(x, y, picks, turn, band) {
  const places = [[-46, -98], [-22, -116], [4, -124], [30, -114], [52, -96], [-34, -72], [-8, -88], [20, -86], [42, -66]];
  const colours = [c.tomato, c.butter, c.green, '#e98a3a', c.cream, c.greenLight, c.tomatoLight, c.butterLight, '#6c9bb5'];
  let stems = '';
  let heads = '';
  places.forEach(([hx, hy], i) => {
    stems += line(n`M${hx * 0.24} 0Q${hx * 0.2} -40 ${hx} ${hy}`, ink, 11) + line(n`M${hx * 0.24} 0Q${hx * 0.2} -40 ${hx} ${hy}`, i % 2 ? '#6fae55' : '#8cc06a', 6.5);
    heads += at(hx, hy, 1, box(-15, -15, 30, 30, colours[i], 8) + tint('M-14 6H14V9Q14 14 9 14H-9Q-14 14 -14 9z', ink, 0.15) + at(0, 0, 1.15, line(icons[(picks + i) % 9], ink, 2.2)), (hx / 5) | 0);
  });
  const roots = [-14, -8, -2, 4, 10, 15].map((rx) => line(n`M${rx} 0Q${rx * 1.3} 10 ${rx * 1.9} 22`, ink, 9) + line(n`M${rx} 0Q${rx * 1.3} 10 ${rx * 1.9} 22`, '#dfe8bd', 5)).join('');
  return at(x, y, 1, roots + stems + heads + path('M-19 -20Q0 -12 19 -20L20 2Q0 10 -20 2z', band) + line('M-18 -12Q0 -4 18 -12M-19 -5Q0 3 19 -5', ink, 1.4, 'opacity=".5"') + path('M10 -8q16 -16 22 -4t-22 8q18 14 8 20t-14 -18', c.kraft), turn);
}

export const iconBunches = () => ground(20, 240) + bunch(192, 188, 4, 9, c.butterDark) + bunch(92, 190, 0, -7, c.tomato);

export function peas() {
  const r = chance(5);
  let pods = '';
  for (let i = 0; i < 9; i++) pods += at(52 + i * 22, 110 - Math.sin((i / 8) * 3.1) * 22, 1, path('M-34 0Q-10 -18 34 -4 12 16 -34 0z', i % 2 ? '#6fae45' : '#4f9438') + line('M-26 -1Q0 -10 26 -4', '#bfe08a', 2.4), r(-50, 50));
  let weave = tint('M24 122H256L238 212H42z', '#a8713a');
  for (let row = 0; row < 5; row++) for (let col = 0; col < 12; col++) {
    const inset = row * 4.2;
    const w = (232 - inset * 2) / 12;
    weave += box(24 + inset + col * w, 123 + row * 18, w - 1, 16, (row + col) % 2 ? c.kraftLight : c.kraftDark, 5, 'stroke-width="1.4"');
  }
  const open = path('M16 190Q70 130 140 136T266 186Q200 218 140 212T16 190z', '#4f9438') + path('M30 188Q80 148 140 150T250 184Q200 198 140 196T30 188z', '#cfe7a0') +
    [['5', 14], ['20', 18], ['80', 21], ['50', 18], ['9', 14]].map(([t, rad], i) => { const x = 68 + i * 36; return disc(x, 176 - (i === 2 ? 3 : 0), rad, '#8cc24a') + tint(n`M${x + rad * 0.5} ${176 - rad * 0.7}Q${x + rad * 1.2} ${178} ${x} ${176 + rad * 0.9} ${x + rad * 0.9} ${176 + rad * 0.8} ${x + rad * 0.96} ${174}z`, ink, 0.2) + oval(x - rad * 0.4, 168, 3, 4, '#fff', `${bare} opacity=".8"`) + letter(t, x, 182, 11, c.greenDark, { middle: true, weight: 3 }); }).join('') +
    line('M16 190Q6 184 4 174M20 188Q12 176 16 168', c.leaf, 4) + tint('M22 192Q80 212 140 210T258 188Q200 204 140 203T22 192z', ink, 0.25);
  return ground(20, 240) + tint('M26 120Q60 76 140 74T254 120z', '#2f6324') + pods + weave + path('M16 116Q140 104 264 116V132Q140 122 16 132z', c.kraft) + at(6, 4, 0.96, open);
}

export function cheese() {
  return ground(0, 280) + board(6, 202, 262, 13, c.woodDark, 4) + path('M22 112Q20 84 128 82T236 112V176Q232 202 128 202T22 176z', c.butterDark) +
    path('M22 112Q20 84 128 82T236 112 128 140 22 112z', c.butterLight) + path('M128 112 236 112 226 176 128 200z', '#3f2712', 'stroke="none" opacity=".25"') +
    path('M128 112 214 128V194L128 200z', c.butter) + path('M128 112 236 108V180L214 194V128z', '#e6b53c') + tint('M24 118Q30 138 128 140V200Q30 200 24 176z', c.tomato) + tint('M24 118Q30 138 128 140V150Q36 148 24 128z', '#fff', 0.2) +
    tint('M24 160Q40 186 128 186V200Q30 200 24 176z', ink, 0.22) + box(52, 152, 62, 28, c.cream, 3) + letter('LRU', 83, 174, 16, c.tomatoDark, { middle: true, weight: 3.2 }) +
    [[152, 140, 9], [184, 158, 12], [150, 176, 7], [198, 182, 6]].map(([x, y, r]) => oval(x, y, r, r * 0.86, '#b97d1f', 'stroke-width="1.8"') + tint(n`M${x - r * 0.7} ${y + r * 0.3}Q${x} ${y + r} ${x + r * 0.7} ${y + r * 0.3} ${x} ${y + r * 0.4} ${x - r * 0.7} ${y + r * 0.3}z`, '#fff', 0.5)).join('') +
    [[84, 100, 6], [112, 94, 4], [160, 98, 7], [196, 108, 4]].map(([x, y, r]) => oval(x, y, r * 1.5, r * 0.7, c.butterDark, 'stroke-width="1.6"')).join('') +
    at(222, 204, 1, path('M0 0 54 -30 54 -2z', c.butter) + path('M0 0 54 -2V10L0 10z', '#e6b53c') + oval(36, -10, 6, 4, '#b97d1f', 'stroke-width="1.6"')) +
    at(74, 86, 0.84, path('M0 0Q-6 -40 8 -62L20 -60Q22 -20 8 2z', '#d9dee0') + tint('M8 0Q20 -20 18 -58L13 -60Q14 -20 4 0z', '#8b9699', 0.7) + path('M6 -60 9 -96Q16 -104 23 -96L22 -58z', c.tomatoDark) + disc(15, -88, 2, c.butter, 'stroke-width="1"'), 24);
}

export function kippers() {
  const fish = (x, y, fill, turn) => at(x, y, 1,
    path('M0 -10Q26 6 26 60 26 110 4 140L20 168Q0 158 -2 152 -6 158 -20 168L-6 140Q-26 110 -26 60 -26 6 0 -10z', fill) + tint('M6 0Q24 14 24 60 24 110 4 138 14 100 12 60 12 20 6 0z', ink, 0.25) + line('M-20 34Q0 46 20 34', ink, 2) + disc(-9, 18, 5, c.cream, 'stroke-width="1.8"') + disc(-9, 18, 2, ink, bare) +
    [52, 66, 80, 94, 108, 122].map((ly, i) => line(n`M${-16 + i} ${ly}H${[10, 2, 13, -2, 9, 4][i]}`, c.butterLight, 3, 'opacity=".85"')).join('') + path('M24 64Q40 70 36 92L22 88z', fill) + path('M-24 64Q-40 70 -36 92L-22 88z', fill), turn);
  return board(4, 8, 272, 13, c.woodDark, 6) + [54, 110, 170, 228].map((x) => line(n`M${x} 20v16`, c.kraftDark, 4)).join('') + fish(110, 42, '#8a6a3c', 2) + fish(228, 42, '#7a5c33', -3) + fish(54, 42, '#b5853f', -2) + fish(170, 42, '#c4863a', 3) +
    at(84, 188, 1, box(0, 0, 112, 28, c.cream, 3) + letter('LOG.FISH', 56, 21, 12, c.green, { middle: true, weight: 2.8 }), -3);
}

export function buns() {
  let tray = path('M22 92H258L278 206H2z', '#8d979a') + path('M34 100H246L262 198H18z', '#5b6467');
  for (let row = 0; row < 4; row++) for (let col = 0; col < 7; col++) {
    const scale = 0.84 + row * 0.08;
    const x = 140 + (col - 3) * 31.5 * scale;
    const y = 112 + row * 25 + row * row * 0.6;
    const r = 15.5 * scale;
    const day = row * 7 + col - 1;
    if (day < 1 || day > 25) continue;
    const chosen = day === 12;
    tray += oval(x, y, r, r * 0.78, chosen ? c.tomato : ['#d9953f', '#cf8735', '#e0a24c'][(day * 5) % 3]) + tint(n`M${x - r * 0.9} ${y + r * 0.2}Q${x} ${y + r * 1.2} ${x + r * 0.9} ${y + r * 0.2} ${x} ${y + r * 0.7} ${x - r * 0.9} ${y + r * 0.2}z`, ink, 0.25) + tint(n`M${x - r * 0.6} ${y - r * 0.3}Q${x - r * 0.2} ${y - r * 0.8} ${x + r * 0.4} ${y - r * 0.5} ${x - r * 0.1} ${y - r * 0.5} ${x - r * 0.6} ${y - r * 0.3}z`, '#fff', 0.6) + letter(String(day), x, y + 4.5 * scale, 9 * scale, chosen ? c.cream : '#5a3310', { middle: true, weight: 2.6 });
  }
  const steam = [70, 140, 210].map((x) => line(n`M${x} 82q-10 -12 0 -24t0 -26`, c.kraftDark, 3.5, 'opacity=".45"')).join('');
  return ground(0, 280) + steam + tray + path('M2 206H278L276 216H4z', '#a9b3b6') + path('M96 60h88v24q-44 -8 -88 0z', c.cream) + letter('MARCH', 140, 78, 12, c.tomatoDark, { middle: true, weight: 3 });
}

export function onions() {
  const whole = (x, y, r, fill) => path(n`M${x} ${y - r * 1.3}Q${x + r * 0.2} ${y - r * 0.8} ${x + r * 0.8} ${y - r * 0.55}Q${x + r * 1.25} ${y + r * 0.3} ${x} ${y + r * 0.85} ${x - r * 1.25} ${y + r * 0.3} ${x - r * 0.8} ${y - r * 0.55} ${x - r * 0.2} ${y - r * 0.8} ${x} ${y - r * 1.3}z`, fill) + [-0.55, -0.2, 0.2, 0.55].map((k) => line(n`M${x + k * 4} ${y - r}Q${x + k * r * 2.2} ${y} ${x + k * r * 0.4} ${y + r * 0.7}`, '#7a3d12', 1.6, 'opacity=".6"')).join('') + line(n`M${x - r * 0.55} ${y - r * 0.2}Q${x - r * 0.65} ${y} ${x - r * 0.5} ${y + r * 0.25}`, '#fff', 4, 'opacity=".6"') + line(n`M${x} ${y - r * 1.3}q-4 -10 2 -18M${x} ${y - r * 1.2}q6 -8 12 -12`, '#b98a4a', 3.5) + line(n`M${x - 5} ${y + r * 0.66}l-3 8M${x} ${y + r * 0.66}v9M${x + 5} ${y + r * 0.66}l3 8`, '#b98a4a', 2);
  let rings = '';
  ['#8e3560', '#f6dfe6', '#c06a92', '#fbeff2', '#d48fae', '#fbeff2', '#b9577f', '#fff'].forEach((fill, i) => { const r = 64 - i * 8; rings += path(n`M96 ${150 - r * 1.12}C${96 + r * 0.4} ${150 - r * 0.8} ${96 + r} ${150 - r * 0.5} ${96 + r} ${150}C${96 + r} ${150 + r * 0.7} ${96 + r * 0.5} ${150 + r * 0.92} 96 ${150 + r * 0.92}C${96 - r * 0.5} ${150 + r * 0.92} ${96 - r} ${150 + r * 0.7} ${96 - r} 150C${96 - r} ${150 - r * 0.5} ${96 - r * 0.4} ${150 - r * 0.8} 96 ${150 - r * 1.12}z`, fill, 'stroke-width="1.6"'); });
  return ground(14, 256) + whole(216, 112, 44, '#d58a37') + whole(160, 96, 34, '#e0a04a') + whole(206, 176, 46, '#c9772a') + rings + [['AUTH', 104], ['CORS', 124], ['GZIP', 144], ['LOG', 164]].map(([t, y], i) => line(n`M${58 - (3 - i) * -9} ${y + 26 - i * 6}L36 ${y - 14}`, ink, 1.6) + box(2, y - 24, 46, 18, c.cream, 2, 'stroke-width="1.6"') + letter(t, 25, y - 10, 9, c.greenDark, { middle: true, weight: 2.8 })).join('');
}

export function honey() {
  const bee = (x, y, turn) => at(x, y, 1, oval(-5, -9, 9, 6, '#e9f4f6', 'stroke-width="1.6" transform="rotate(-30 -5 -9)"') + oval(7, -9, 9, 6, '#e9f4f6', 'stroke-width="1.6" transform="rotate(20 7 -9)"') + oval(0, 0, 15, 10, c.butter) + line('M-4 -9Q-7 0 -4 9M4 -9Q1 0 4 9', ink, 4.5) + box(-20, -6, 9, 12, '#9aa7a8', 3, 'stroke-width="1.8"') + disc(-16, -1, 1.8, c.tomato, bare) + line('M-15 -6l-4 -8M-17 -6l-9 -6', ink, 1.8), turn);
  return ground(50, 190) + path('M70 96Q46 120 50 164 56 212 140 212T230 164Q234 120 210 96z', '#c97f26') + tint('M190 98Q226 130 214 172 200 206 150 211 224 212 229 164 232 120 210 96z', ink, 0.22) + line('M66 124Q58 150 66 176', '#fff', 7, 'opacity=".5"') +
    path('M62 82Q60 64 140 62T218 82V96Q218 108 140 110T62 96z', '#e0a04a') + oval(140, 82, 74, 15, '#5a3310') + oval(140, 85, 62, 10, c.butterDark, bare) +
    path('M76 92Q80 128 90 128T100 106Q106 100 110 112 112 148 122 148T132 112Q140 100 146 108 150 124 156 122T164 100Q150 110 120 110 90 108 76 92z', c.butter) + tint('M84 100Q86 120 90 120 88 108 90 102zM116 112Q118 140 122 140 119 124 121 112z', '#fff', 0.7) +
    at(150, 84, 1, line('M0 0 46 -74', ink, 11) + line('M0 0 46 -74', c.woodLight, 6) + [[0, 12], [6, 15], [12, 15], [18, 12]].map(([d, r]) => at(d * 0.5, -d * 0.85, 1, oval(0, 0, r, 4.4, c.wood, 'transform="rotate(32)"'))).join('')) +
    box(84, 150, 112, 38, c.cream, 4) + letter('NOT FOR', 140, 166, 9, c.tomatoDark, { middle: true, weight: 2.6 }) + letter('ROBOTS', 140, 183, 12, c.tomatoDark, { middle: true, weight: 3.2 }) + bee(44, 58, -10) + bee(244, 120, 160) + bee(104, 34, 12) + line('M58 60q12 14 24 8M232 108q-2 -22 -18 -24', ink, 1.8, 'stroke-dasharray="1 7"');
}

export function eggs() {
  const shells = ['#f3dcc0', '#e2b98d', '#fff6e6', '#cfe0d8', '#d8a06d', '#f6e6cf'];
  const egg = (x, y, fill) => path(n`M${x} ${y - 26}C${x + 11} ${y - 26} ${x + 18} ${y - 6} ${x + 18} ${y + 5}S${x + 10} ${y + 23} ${x} ${y + 23} ${x - 18} ${y + 16} ${x - 18} ${y + 5} ${x - 11} ${y - 26} ${x} ${y - 26}z`, fill) + tint(n`M${x + 6} ${y - 20}Q${x + 18} ${y - 2} ${x + 12} ${y + 16} ${x + 18} ${y + 8} ${x + 17} ${y}z`, ink, 0.2) + oval(x - 6, y - 8, 3.4, 6, '#fff', `${bare} opacity=".8"`);
  let row = '';
  for (let i = 0; i < 6; i++) row += egg(44 + i * 39, 118, shells[i]);
  let front = '';
  for (let i = 0; i < 6; i++) front += i === 3 ? at(36 + i * 42, 150, 1, path('M-17 8Q-18 -4 -12 -12L-6 -5 0 -13 6 -6 12 -12Q18 -4 17 8 12 22 0 22T-17 8z', '#fff6e6') + disc(0, -22, 14, c.green) + line('M-7 -22 -2 -16 7 -28', c.cream, 4)) : egg(36 + i * 42, 150, shells[(i * 2 + 1) % 6]);
  const carton = path('M6 160Q24 146 46 160T88 160 130 160 172 160 214 160 256 160L274 160 262 212H18z', '#8fa79a') + tint('M16 200H265L262 212H18z', ink, 0.22) + [0, 1, 2, 3, 4, 5].map((i) => line(n`M${56 + i * 42 - 14} 168v38`, ink, 1.8, 'opacity=".3"')).join('') + box(80, 174, 120, 28, c.cream, 3) + letter('12 FIXTURES', 140, 194, 11, c.greenDark, { middle: true, weight: 2.6 });
  return ground(4, 272) + path('M20 126 10 62Q140 34 270 62L260 126z', '#a9bfb2') + tint('M22 122 14 70Q140 46 266 70L258 122z', ink, 0.14) + letter('LAID TODAY', 140, 82, 11, c.greenDark, { middle: true, weight: 2.6 }) + row + path('M12 138H268L272 166H8z', '#7b9487') + front + carton;
}

export function spices() {
  const r = chance(9);
  const sack = (x, y, w, powder, dark, code) => {
    let grains = '';
    for (let i = 0; i < 14; i++) grains += n`M${x + r(-w * 0.32, w * 0.32)} ${y - r(2, 24)}h.1`;
    return path(n`M${x - w / 2} ${y}Q${x - w * 0.62} ${y + 60} ${x - w * 0.5} ${214}Q${x} 222 ${x + w * 0.5} 214 ${x + w * 0.62} ${y + 60} ${x + w / 2} ${y}z`, c.kraft) + tint(n`M${x + w * 0.22} ${y + 8}Q${x + w * 0.4} ${y + 60} ${x + w * 0.24} 216L${x + w * 0.48} 213Q${x + w * 0.6} ${y + 60} ${x + w * 0.48} ${y + 6}z`, ink, 0.2) + line(n`M${x - w * 0.3} ${y + 26}q4 30 -2 70M${x - w * 0.1} ${y + 30}q2 16 0 30M${x + w * 0.16} ${y + 120}q4 10 2 24`, ink, 1.4, 'opacity=".4"') +
      path(n`M${x - w * 0.46} ${y}Q${x - w * 0.2} ${y - 48} ${x} ${y - 52}T${x + w * 0.46} ${y}Q${x} ${y + 16} ${x - w * 0.46} ${y}z`, powder) + tint(n`M${x} ${y - 52}Q${x + w * 0.26} ${y - 46} ${x + w * 0.46} ${y} ${x + w * 0.2} ${y + 12} ${x} ${y + 8} ${x + w * 0.2} ${y - 24} ${x} ${y - 52}z`, dark, 0.7) + line(grains, dark, 3) +
      path(n`M${x - w * 0.54} ${y + 2}Q${x - w * 0.52} ${y - 8} ${x - w * 0.42} ${y - 4} ${x} ${y + 16} ${x + w * 0.42} ${y - 4} ${x + w * 0.52} ${y - 8} ${x + w * 0.54} ${y + 2} ${x + w * 0.5} ${y + 14} ${x} ${y + 28} ${x - w * 0.52} ${y + 16} ${x - w * 0.54} ${y + 2}z`, c.kraftLight) + at(x, y + 62, 1, box(-30, -14, 60, 28, c.cream, 3, 'stroke-width="1.8"') + box(-26, -10, 12, 20, powder, 2, 'stroke-width="1.4"') + letter(code, 8, 5, 10, ink, { middle: true, weight: 2.4 }), -4);
  };
  return ground(6, 270) + sack(140, 92, 92, '#f0a32c', '#c2761a', 'F90') + sack(56, 118, 90, '#d63a22', '#9c2512', 'D32') + sack(226, 122, 88, '#3f8a3a', '#226026', '383') + at(150, 60, 1, path('M-6 0Q8 -18 24 -8 22 8 4 10z', '#c7ced0') + line('M22 -8 54 -34', ink, 8) + line('M22 -8 54 -34', c.woodLight, 4));
}

export const drawings = { sorting, parsers, easing, icons: iconBunches, peas, cheese, kippers, buns, onions, honey, eggs, spices };

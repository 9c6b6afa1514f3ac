/**
 * Draws what stands behind and in the street: source/public/assets/img/horizon.svg (repeats sideways) and the people who
 * give the scale. Run it after changing it: node tools/scenery.mjs
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chance } from '../source/src/draw/pen.js';

const random = chance('horizon');
const folder = path.join(import.meta.dirname, '..', 'source', 'public', 'assets', 'img');
const night = (rules) => `@media(prefers-color-scheme:dark){${rules}}`;
const W = 1800;
const H = 320;

const ridge = (base, high, waves) => {
  let d = `M0 ${H}`;
  for (let x = 0; x <= W; x += 30) d += `L${x} ${(base - waves.reduce((sum, [many, part]) => sum + Math.sin((x / W) * Math.PI * 2 * many + part * 9) * high * part, 0)).toFixed(1)}`;
  return `${d}L${W} ${H}Z`;
};
let roofs = '';
let windows = '';
let chimneys = '';
for (let x = 40; x < W - 120; ) {
  const wide = 24 + random() * 34;
  const foot = 262 - Math.sin((x / W) * Math.PI) * 44 + random() * 14;
  const high = 22 + random() * 26;
  roofs += `M${x.toFixed(0)} ${H}V${foot.toFixed(0)}l${(wide / 2).toFixed(0)}-${(high / 1.7).toFixed(0)}l${(wide / 2).toFixed(0)} ${(high / 1.7).toFixed(0)}V${H}Z`;
  if (random() < 0.6) chimneys += `M${(x + wide * 0.7).toFixed(0)} ${(foot - 2).toFixed(0)}v-${(high / 1.5).toFixed(0)}h5v${(high / 1.5).toFixed(0)}Z`;
  for (let at = 0; at < 3; at += 1) if (random() < 0.45) windows += `M${(x + 5 + at * 9).toFixed(0)} ${(foot + 8 + random() * 18).toFixed(0)}h4v6h-4Z`;
  x += wide * (0.8 + random() * 0.5);
}
let masts = '';
for (let at = 0; at < 15; at += 1) {
  const x = 1260 + at * 27 + random() * 12;
  const top = 150 + random() * 55;
  masts += `M${x.toFixed(0)} 290V${top.toFixed(0)}M${(x - 9).toFixed(0)} ${(top + 22).toFixed(0)}h18M${x.toFixed(0)} ${top.toFixed(0)}l-13 100M${x.toFixed(0)} ${top.toFixed(0)}l14 100`;
}
let clouds = '';
for (const [x, y, s] of [[180, 60, 1.1], [620, 34, 0.8], [980, 82, 1.3], [1440, 48, 1]]) clouds += `<path class="cloud" transform="translate(${x} ${y}) scale(${s})" d="M0 30q10-26 44-18 20-30 62-10 26-18 52 6 40-6 46 22-60 8-204 0Z"/>`;
let stars = '';
for (let at = 0; at < 90; at += 1) stars += `M${(random() * W).toFixed(0)} ${(random() * 190).toFixed(0)}h1.5`;
const gulls = [[300, 120], [340, 100], [760, 92], [1180, 112], [1216, 132], [1640, 96]].map(([x, y]) => `M${x} ${y}q8-10 14-1 7-9 15-2`).join('');

writeFileSync(
  path.join(folder, 'horizon.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><style>.cloud{fill:#f3f5ec}.far{fill:#c3d1c6}.near{fill:#b1c3b9}.sea{fill:#a9c4cb}.town{fill:#9db2ad}.ink{fill:none;stroke:#7f979a;stroke-width:1.4}.thin{stroke-width:.9}.lit,.stars{opacity:0}.gull{stroke:#4f606b}${night('.cloud{fill:#22344a}.far{fill:#1b2c3e}.near{fill:#17283a}.sea{fill:#14283c}.town{fill:#112030}.ink{stroke:#2c4257}.lit{opacity:.85;fill:#e6b65c}.stars{opacity:.8;stroke:#c9d6e6;fill:none;stroke-width:1.5}.gull{opacity:0}')}</style><path class="stars" d="${stars}"/>${clouds}<path class="far" d="${ridge(206, 40, [[1, 0.8], [3, 0.3], [7, 0.1]])}"/><path class="near" d="${ridge(246, 26, [[2, 0.7], [5, 0.3]])}"/><path class="sea" d="M1180 268H1800V320H1180Z"/><path class="ink" d="${masts}"/><path class="town" d="${roofs}${chimneys}M560 290V150l14-44 14 44V290ZM1730 290l7-110h16l7 110ZM1732 180v-16h26v16ZM1738 164q7-14 14 0Z"/><path class="lit" d="${windows}M1737 167h16v10h-16Z"/><path class="ink" d="M574 106v-16m-6 6h12"/><path class="ink gull" d="${gulls}"/></svg>\n`,
);

/* People, 20 units a metre, feet at the bottom. */
const person = (name, w, h, body) =>
  writeFileSync(path.join(folder, `${name}.svg`), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><style>.a{fill:#2c3b45}.b{fill:#a8432f}.c{fill:#e5c7a4}.d{fill:#2f6690}.e{fill:#efe9d6}.l{fill:none;stroke:#26333c;stroke-width:1.3;stroke-linecap:round}${night('.a{fill:#0a131b}.b{fill:#4f2620}.c{fill:#6d6052}.d{fill:#1c3750}.e{fill:#55606a}.l{stroke:#070d13}')}</style>${body}</svg>\n`);
// Mr Rule with his rod: two metres, in tenths.
person('rod', 34, 46, `<path class="e" d="M26 6h2.400v40h-2.400Z"/><path class="b" d="M26 6h2.400v4H26ZM26 14h2.400v4H26ZM26 22h2.400v4H26ZM26 30h2.400v4H26ZM26 38h2.400v4H26Z"/><circle class="c" cx="13" cy="13.500" r="3.200"/><path class="a" d="M9.200 12.500q3.800-5.600 7.800 0l1.500.3q-5 1.200-9.300-.3ZM9 18q4-2 8 0l1 13H8.500Z"/><path class="d" d="M9 30h8.500l.3 16h-3l-1.500-13-1.600 13h-3Z"/><path class="l" d="M16 20l10 3M10 20l-1.500 9"/>`);
// A walker and her dog.
person('walker', 56, 42, `<circle class="c" cx="14" cy="8" r="3.200"/><path class="a" d="M10.500 7q0-5 5-4 3 1 2.500 5l-2 2q1-4-2-4-2 0-3.500 1Z"/><path class="b" d="M10 13q4-2.500 8 0l3 17H8Z"/><path class="a" d="M10 30h3.500l-1 12H9.500ZM15.500 30H19l1 12h-3Z"/><path class="l" d="M17 16l6 6q8 2 14 9"/><path class="e" d="M34 31h12l3-3 3 1.500-1 2.500h-2l-1 3v6h-2v-5h-9v5h-2v-7q-2-1-2-4Z"/><path class="l" d="M34 32q-3-1-3-4"/>`);
person('cyclist', 56, 44, `<g class="l"><circle cx="12" cy="34" r="8.500"/><circle cx="42" cy="34" r="8.500"/><path d="M12 34l9-13h15l6 13M21 21l6 13H12M27 34l9-13-2-4h4M18 19h6"/></g><circle class="c" cx="31" cy="5.500" r="3"/><path class="d" d="M22 18q2-9 7-9.500l4 1-2 9-6 2Z"/><path class="a" d="M22 18l7 1 1 8-3 9h-2.500l2-9-6-6Z"/><path class="l" d="M31 11l6 6"/><path class="b" d="M28 3.500q3-3.500 6.500 0l-.5 1h-6Z"/>`);
console.log('horizon and people drawn');

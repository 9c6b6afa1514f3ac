/* Draws the country the rivers run through: node tools/land.mjs */
import { writeFileSync } from 'node:fs';

// The same numbers every time, so that the same drawing comes out.
let seed = 11;
const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const between = (low, high) => low + (high - low) * chance();
const round = (value) => Math.round(value * 10) / 10;

function tree(x, y, size) {
  const [w, h] = [round(size * 0.42), round(size)];
  return `<g transform="translate(${round(x)} ${round(y)})"><ellipse cx="${round(w * 0.5)}" cy="1" rx="${w}" ry="${round(w * 0.3)}" fill="#0d2b22" fill-opacity=".25"/><path fill="#5a3b1c" d="M-2-4h4v6h-4z"/><path fill="#1f6b46" d="M0 ${-h}L${w} -4H${-w}Z"/><path fill="#38925f" d="M0 ${-h}L0 -4H${-w}Z"/></g>`;
}

function house(x, y, size, roof) {
  const s = size;
  return `<g transform="translate(${x} ${y})"><path fill="#0d2b22" fill-opacity=".22" d="M${s} 0l${s * 0.7} ${s * 0.25}H${s * 0.2}L0 0z"/><path fill="#fff6e2" d="M0 0v${-s * 0.6}h${s}V0z"/><path fill="#e2cfae" d="M${s * 0.55} 0v${-s * 0.6}h${s * 0.45}V0z"/><path fill="${roof}" d="M${-s * 0.12} ${-s * 0.56}L${s * 0.2} ${-s * 1.05}H${s * 0.85}L${s * 1.12} ${-s * 0.56}z"/><path fill="#31424a" d="M${s * 0.14} ${-s * 0.42}h${s * 0.18}v${s * 0.2}h${-s * 0.18}z"/></g>`;
}

function peak(x, y, w, h) {
  const snow = 0.36;
  return `<path fill="#5d7f86" d="M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}z"/><path fill="#36565f" d="M${x} ${y - h}L${x + w} ${y}H${x + w * 0.12}L${x - w * 0.08} ${y - h * 0.45}L${x + w * 0.06} ${y - h * 0.62}z"/>
<path fill="#fff" d="M${x} ${y - h}L${x + w * snow} ${y - h * (1 - snow)}l${-w * 0.13} ${h * 0.03}l${-w * 0.1} ${-h * 0.08}l${-w * 0.13} ${h * 0.12}l${-w * 0.12} ${-h * 0.1}l${-w * 0.1} ${h * 0.07}L${x - w * snow} ${y - h * (1 - snow)}z"/><path fill="#c4d7de" d="M${x} ${y - h}L${x + w * snow} ${y - h * (1 - snow)}l${-w * 0.13} ${h * 0.03}l${-w * 0.1} ${-h * 0.08}z"/>`;
}

const field = (d, colour, stripe) => `<path fill="${colour}" d="${d}"/><path fill="none" stroke="${stripe}" stroke-width="2" stroke-opacity=".6" d="${d}"/>`;

/* The near country along the lower edge: 680 by 250. */
const hills = `<path fill="#86b566" d="M0 120C90 60 170 70 260 108S430 40 520 62S640 90 680 60V250H0z"/>
<path fill="#6fa354" d="M0 168C80 118 190 130 290 160S480 104 680 142V250H0z"/>
${field('M300 162C360 150 420 132 470 126L520 196C440 190 370 200 318 216z', '#e9c65a', '#b98e1d')}${field('M486 124C540 122 600 130 650 136L680 176V206L540 194z', '#a9c94f', '#6f9326')}${field('M20 172C70 146 120 140 170 142L214 206C140 200 80 206 30 222z', '#d9a441', '#a06f14')}
<path fill="none" stroke="#8a6a10" stroke-opacity=".55" stroke-width="2" d="M318 166l30 44M340 162l32 42M362 157l34 42M386 152l34 42M410 145l36 46M434 137l38 54M456 130l44 62M46 164l24 46M74 154l30 48M102 148l34 54M130 144l38 58"/>
<path fill="#4e8443" d="M0 214C120 190 240 226 360 214S560 196 680 218V250H0z"/>
${Array.from({ length: 16 }, (_, n) => tree(12 + n * 26 + between(-6, 6), between(112, 132) + Math.abs(n - 6) * 2, between(22, 34))).join('')}
${house(548, 112, 24, '#c8432b')}${house(584, 118, 20, '#a8321f')}${house(520, 116, 18, '#d2583a')}${house(612, 110, 22, '#c8432b')}<path fill="#fff6e2" d="M572 96V58h14v38z"/><path fill="#31424a" d="M570 60l9-26 9 26z"/>
${Array.from({ length: 22 }, () => [between(4, 676), between(222, 246)]).sort((one, other) => one[1] - other[1]).map(([x, y]) => tree(x, y, between(34, 56))).join('')}`;

/* The mountains where the rivers rise: 320 by 190. */
const mountains = `${peak(250, 180, 92, 118)}${peak(84, 184, 96, 124)}${peak(172, 188, 118, 170)}${Array.from({ length: 17 }, (_, n) => tree(8 + n * 19 + between(-5, 5), between(178, 190), between(18, 30))).join('')}`;

/* Waves of the sea: a tile of 96 by 48. The coast is another, of 16 by 60. */
const waves = '<g fill="none" stroke="#8fd3e0" stroke-opacity=".42" stroke-width="2.2" stroke-linecap="round"><path d="M4 14q8 -8 16 0t16 0"/><path d="M54 34q8 -8 16 0t16 0"/></g><path fill="none" stroke="#8fd3e0" stroke-opacity=".2" stroke-width="2" stroke-linecap="round" d="M60 10q6 -5 12 0M14 40q6 -5 12 0"/>';

function save(name, width, height, body) {
  writeFileSync(new URL(`../assets/img/${name}.svg`, import.meta.url), `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`);
}

save('hills', 680, 250, hills);
save('mountains', 320, 190, mountains);
save('waves', 96, 48, waves);
save('coast', 16, 60, '<path fill="#f2dca6" d="M0 0H6Q13 15 6 30T6 60H0z"/><path fill="none" stroke="#e9fbff" stroke-width="2.5" d="M7 0Q14 15 7 30T7 60"/>');

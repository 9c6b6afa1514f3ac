/* Draws the country the rivers run through into index.html: node tools/land.mjs. Its colours are classes of style.css. */
import { readFileSync, writeFileSync } from 'node:fs';

// The same numbers every time, so that the same drawing comes out.
let seed = 11;
const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const between = (low, high) => low + (high - low) * chance();
const round = (value) => Math.round(value * 10) / 10;

function tree(x, y, size) {
  const [w, h] = [round(size * 0.42), round(size)];
  return `<g transform="translate(${round(x)} ${round(y)})"><ellipse cx="${round(w * 0.5)}" cy="1" rx="${w}" ry="${round(w * 0.3)}" class="shade"/><path class="trunk" d="M-2-4h4v6h-4z"/><path class="pine-dark" d="M0 ${-h}L${w} -4H${-w}Z"/><path class="pine" d="M0 ${-h}L0 -4H${-w}Z"/></g>`;
}

function house(x, y, size, roof) {
  const s = size;
  return `<g transform="translate(${x} ${y})"><path class="shade" d="M${s} 0l${s * 0.7} ${s * 0.25}H${s * 0.2}L0 0z"/><path class="wall" d="M0 0v${-s * 0.6}h${s}V0z"/><path class="wall-dark" d="M${s * 0.55} 0v${-s * 0.6}h${s * 0.45}V0z"/><path class="${roof}" d="M${-s * 0.12} ${-s * 0.56}L${s * 0.2} ${-s * 1.05}H${s * 0.85}L${s * 1.12} ${-s * 0.56}z"/><path class="slate" d="M${s * 0.14} ${-s * 0.42}h${s * 0.18}v${s * 0.2}h${-s * 0.18}z"/></g>`;
}

function peak(x, y, w, h) {
  const snow = 0.36;
  return `<path class="rock" d="M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}z"/><path class="rock-dark" d="M${x} ${y - h}L${x + w} ${y}H${x + w * 0.12}L${x - w * 0.08} ${y - h * 0.45}L${x + w * 0.06} ${y - h * 0.62}z"/>
<path class="snow" d="M${x} ${y - h}L${x + w * snow} ${y - h * (1 - snow)}l${-w * 0.13} ${h * 0.03}l${-w * 0.1} ${-h * 0.08}l${-w * 0.13} ${h * 0.12}l${-w * 0.12} ${-h * 0.1}l${-w * 0.1} ${h * 0.07}L${x - w * snow} ${y - h * (1 - snow)}z"/><path class="snow-dark" d="M${x} ${y - h}L${x + w * snow} ${y - h * (1 - snow)}l${-w * 0.13} ${h * 0.03}l${-w * 0.1} ${-h * 0.08}z"/>`;
}

const field = (d, kind) => `<path class="${kind}" d="${d}"/>`;

/* The near country along the lower edge: 680 by 250. */
const hills = `<path class="hill-far" d="M0 120C90 60 170 70 260 108S430 40 520 62S640 90 680 60V250H0z"/>
<path class="hill" d="M0 168C80 118 190 130 290 160S480 104 680 142V250H0z"/>
${field('M300 162C360 150 420 132 470 126L520 196C440 190 370 200 318 216z', 'field-1')}${field('M486 124C540 122 600 130 650 136L680 176V206L540 194z', 'field-2')}${field('M20 172C70 146 120 140 170 142L214 206C140 200 80 206 30 222z', 'field-3')}
<path class="furrow" d="M318 166l30 44M340 162l32 42M362 157l34 42M386 152l34 42M410 145l36 46M434 137l38 54M456 130l44 62M46 164l24 46M74 154l30 48M102 148l34 54M130 144l38 58"/>
<path class="hill-near" d="M0 214C120 190 240 226 360 214S560 196 680 218V250H0z"/>
${Array.from({ length: 16 }, (_, n) => tree(12 + n * 26 + between(-6, 6), between(112, 132) + Math.abs(n - 6) * 2, between(22, 34))).join('')}
${house(548, 112, 24, 'roof')}${house(584, 118, 20, 'roof-dark')}${house(520, 116, 18, 'roof-light')}${house(612, 110, 22, 'roof')}<path class="wall" d="M572 96V58h14v38z"/><path class="slate" d="M570 60l9-26 9 26z"/>
${Array.from({ length: 22 }, () => [between(4, 676), between(222, 246)]).sort((one, other) => one[1] - other[1]).map(([x, y]) => tree(x, y, between(34, 56))).join('')}`;

/* The mountains where the rivers rise: 320 by 190. */
const mountains = `${peak(250, 180, 92, 118)}${peak(84, 184, 96, 124)}${peak(172, 188, 118, 170)}${Array.from({ length: 17 }, (_, n) => tree(8 + n * 19 + between(-5, 5), between(178, 190), between(18, 30))).join('')}`;

/* The coast: a strip of sand, 16 by 60, and its surf. */
const coast =
  '<defs><pattern id="coast" width="16" height="60" patternUnits="userSpaceOnUse"><path class="sand" d="M0 0H6Q13 15 6 30T6 60H0z"/><path class="surf" d="M7 0Q14 15 7 30T7 60"/></pattern></defs><rect width="16" height="100%" fill="url(#coast)"/>';

/* Waves of the sea: a tile of 96 by 48. */
const waves =
  '<g fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2.2" stroke-linecap="round"><path d="M4 14q8 -8 16 0t16 0"/><path d="M54 34q8 -8 16 0t16 0"/></g><path fill="none" stroke="#fff" stroke-opacity=".15" stroke-width="2" stroke-linecap="round" d="M60 10q6 -5 12 0M14 40q6 -5 12 0"/>';

const page = new URL('../index.html', import.meta.url);

/** Puts a drawing into the page in place of the one of the same name. */
function put(name, attributes, body) {
  const text = readFileSync(page, 'utf8');
  const place = new RegExp(`<svg class="${name}"[^>]*>[\\s\\S]*?</svg>`);
  const section = name === 'coast' ? '' : ` data-slot-section="${name}" data-slot-section-may="hide"`;
  writeFileSync(page, text.replace(place, `<svg class="${name}"${section} ${attributes} aria-hidden="true">${body}</svg>`));
}

put('hills', 'viewBox="0 0 680 250" preserveAspectRatio="xMidYMax slice"', hills);
put('mountains', 'viewBox="0 0 320 190"', mountains);
put('coast', 'width="16" height="100%"', coast);
writeFileSync(new URL('../assets/img/waves.svg', import.meta.url), `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="48" viewBox="0 0 96 48">${waves}</svg>\n`);
